/** A real SMTP server on this machine, which keeps what it takes and fails as it is told to. */
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type TakenMail = { from: string; to: string[]; source: string }

export type TestMailServer = {
  url: string
  /** What was taken, oldest first. */
  mails: TakenMail[]
  close(): Promise<void>
}

/** How the server meets mails: the code that it refuses recipients with, or what it waits for first. */
export type Behaviour = {
  refuseWith?: number
  /** What it says then. */
  answer?: string
  before?: () => Promise<void>
  port?: number
  /** Offers STARTTLS with a certificate that nobody vouches for. */
  encrypts?: boolean
}

export async function openMailServer(behaviour: Behaviour = {}): Promise<TestMailServer> {
  const mails: TakenMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: behaviour.encrypts ? [] : ['STARTTLS'],
    onRcptTo(_address, _session, callback) {
      const { refuseWith, answer = 'No such mailbox here' } = behaviour
      if (!refuseWith) return callback()
      callback(Object.assign(new Error(answer), { responseCode: refuseWith }))
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        await behaviour.before?.()
        const { mailFrom, rcptTo } = session.envelope
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        })
        callback()
      })
    },
  })
  // A client that gives up in the middle is what some tests are about.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(behaviour.port ?? 0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
