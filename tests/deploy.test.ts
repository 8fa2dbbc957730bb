/** The files of deploy/, held to the programs they are for where those are installed. */
import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/temporary-folder.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, '../deploy', name), 'utf8')

/** What the program says, or undefined where there is none. */
const says = (program: string, args: string[]) =>
  promisify(execFile)(program, args).then(
    ({ stdout, stderr }) => ({ code: 0, text: stdout + stderr }),
    (error: { code: number | string; stdout: string; stderr: string }) =>
      error.code === 'ENOENT'
        ? undefined
        : { code: Number(error.code), text: error.stdout + error.stderr },
  )

test('nginx takes its configuration', async (context) => {
  const folder = temporaryFolder()
  const [certificate, key] = ['cert.pem', 'key.pem'].map((name) => join(folder, name))
  const made = await says('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=test'],
    ...['-keyout', key ?? '', '-out', certificate ?? ''],
  ])
  if (made?.code !== 0) return context.skip('There is no openssl here')
  const ours = read('nginx.conf')
    .replace('/etc/ssl/studio.example.com.pem', certificate ?? '')
    .replace('/etc/ssl/studio.example.com.key', key ?? '')
    .replaceAll(/listen (\[::\]:)?(80|443)/g, (_, host = '', port) => `listen ${host}1${port}`)
  const whole = join(folder, 'nginx.conf')
  writeFileSync(
    whole,
    `pid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${ours}\n}\n`,
  )
  const checked = await says('nginx', ['-t', '-c', whole])
  if (!checked) return context.skip('There is no nginx here')
  expect(checked.text).toContain('syntax is ok')
})

test('systemd knows every line of the unit', async (context) => {
  const folder = temporaryFolder()
  // The user and the folder are of the machine that it is for.
  const unit = read('darya-studio.service')
    .replaceAll(/^(User|Group)=.*$/gm, '')
    .replace(/^WorkingDirectory=.*$/m, 'WorkingDirectory=/')
  const path = join(folder, 'darya-studio.service')
  writeFileSync(path, unit)
  const checked = await says('systemd-analyze', ['verify', '--man=no', path])
  if (!checked) return context.skip('There is no systemd here')
  expect(checked.text).not.toMatch(/darya-studio\.service.*(Unknown|Invalid|Failed|ignoring)/)
})

test.each(['nginx.conf', 'Caddyfile'])('%s replaces the address that a caller claims', (name) => {
  expect(read(name)).toMatch(/X-Forwarded-For (\$remote_addr|\{remote_host\})/)
})
