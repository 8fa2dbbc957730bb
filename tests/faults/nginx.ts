/** nginx in front of servers, set up as deploy/nginx.conf says, but without TLS. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { until } from '#tests/faults/measure.ts'
import { freePort, newFolder } from '#tests/faults/product.ts'

const program = 'nginx'
const root = join(import.meta.dirname, '../..')

/** @returns its address until the test is over; undefined, and says so loudly, where nginx is missing */
export async function startNginx(origins: string[]): Promise<string | undefined> {
  if (spawnSync(program, ['-v']).error) {
    console.warn('SKIPPED: there is no nginx here')
    return undefined
  }
  const folder = newFolder()
  const port = await freePort()
  const servers = origins.map((origin) => `server ${new URL(origin).host} max_fails=0;`).join('\n')
  const given = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
  const site = given
    .replaceAll(/^ *server 127\.0\.0\.1:3000 .*$/gm, servers)
    // The first server only sends others on to TLS.
    .replace(/^server \{\n {4}listen 80;.*?^\}\n/ms, '')
    .replaceAll(/^ *(ssl_|listen \[).*$/gm, '')
    .replace(/listen 443 ssl;/, `listen 127.0.0.1:${port};`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n')
  const configuration = join(folder, 'nginx.conf')
  writeFileSync(
    configuration,
    `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
     events { worker_connections 1024; }
     http { access_log off; ${temporary}\n${site}\n}`,
  )
  const nginx: ChildProcess = spawn(program, ['-e', `${folder}/error.log`, '-c', configuration], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(nginx, 'exit')
  onTestFinished(async () => {
    nginx.kill('SIGQUIT')
    nginx.kill('SIGTERM')
    await ended
  })
  const origin = `http://127.0.0.1:${port}`
  await until('nginx', () =>
    fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  return origin
}
