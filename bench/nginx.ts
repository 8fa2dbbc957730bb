/** A yardstick: nginx, sending the finished bytes of an answer from a file. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FinishedBytes } from './finished-bytes.ts'
import { freePort, type Running, startServer } from './processes.ts'

/** nginx with the settings its manual gives for static files: open files kept, no access log. */
export async function startNginx(
  folder: string,
  { headers, body }: FinishedBytes,
  workers: number,
): Promise<Running> {
  const port = await freePort()
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'answer'), body)
  const [, type = ''] = headers.find(([name]) => name.toLowerCase() === 'content-type') ?? []
  const own = ['content-type', 'content-length', 'etag', 'date', 'connection', 'keep-alive']
  const added = headers
    .filter(([name]) => !own.includes(name.toLowerCase()))
    .map(([name, value]) => `add_header ${name} "${value}";`)
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes ${workers};
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; multi_accept on; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=100 inactive=1h;
  open_file_cache_valid 1h;
  types { }
  default_type "${type}";
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    location / { try_files /answer =404; ${added.join(' ')} }
  }
}
`,
  )
  return startServer(['nginx', '-p', folder, '-c', join(folder, 'nginx.conf')], port)
}
