/** `npm run staff -- …`: accounts, for whoever runs the server and can't sign in. */
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import {
  createAdministrator,
  endSessions,
  randomPassword,
  removeSecondFactor,
  setPassword,
} from '#domain/staff/account.rules.ts'
import { runCommand, UsageError, withServices } from '#server/commands/command.ts'

const usage = `Usage: npm run staff -- COMMAND USERNAME
  create-admin USERNAME [--email ADDRESS] [--password-stdin]
  reset-password USERNAME [--email ADDRESS] [--password-stdin]
  end-sessions USERNAME
  disable-second-factor USERNAME
Without --password-stdin a password is made up and shown once. It is never taken as an argument,
which everyone on the machine could read.`

await runCommand(async (args) => {
  const { command, username, email, fromStdin } = readArguments(args)
  const wished = fromStdin ? (await text(process.stdin)).replace(/\r?\n$/, '') : undefined
  const password = wished ?? randomPassword()
  const shown = wished === undefined ? ` Password (shown this once): ${password}` : ''
  return withServices(async (services) => {
    switch (command) {
      case 'create-admin': {
        const made = await createAdministrator(services, { username, email, password })
        console.log(`The superAdmin ${made} was made.${shown}`)
        return 0
      }
      case 'reset-password':
        await setPassword(services, username, { password, email })
        console.log(`The password of ${username} was replaced; all sessions ended.${shown}`)
        return 0
      case 'end-sessions':
        await endSessions(services, username)
        console.log(`All sessions of ${username} ended.`)
        return 0
      case 'disable-second-factor':
        await removeSecondFactor(services, username)
        console.log(`Two-factor sign-in of ${username} is off.`)
        return 0
      default:
        throw new UsageError(usage)
    }
  })
})

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        email: { type: 'string', default: '' },
        'password-stdin': { type: 'boolean', default: false },
      },
    })
    const [command, username, ...rest] = positionals
    if (!command || !username || rest.length > 0) throw new UsageError(usage)
    return { command, username, email: values.email, fromStdin: values['password-stdin'] }
  } catch {
    throw new UsageError(usage)
  }
}
