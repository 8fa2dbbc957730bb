/** A yardstick: a minimal Next.js app with the same page and the same list, both regenerated statically. */
import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort, type Running, startServer } from './processes.ts'

const run = promisify(execFile)
const folder = join(import.meta.dirname, '../.cache/bench/next')

/**
 * Builds and starts it. The page holds the markup of ours, the route the same JSON; both are made anew
 * at most once a minute. It compresses nothing, as it would do so for each request anew and be slower.
 */
export async function startNext(page: string, list: string): Promise<Running> {
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text)
  mkdirSync(join(folder, 'app/list'), { recursive: true })
  write('package.json', JSON.stringify({ name: 'yardstick', private: true, type: 'module' }))
  write('page.json', JSON.stringify(/<body>([\s\S]*)<\/body>/.exec(page)?.[1] ?? page))
  write('list.json', list)
  write(
    'next.config.js',
    'export default { compress: false, turbopack: { root: import.meta.dirname } }\n',
  )
  write(
    'app/layout.jsx',
    'export default ({ children }) => <html lang="en"><body>{children}</body></html>\n',
  )
  write(
    'app/page.jsx',
    `import { readFileSync } from 'node:fs'
export const revalidate = 60
export default function Page() {
  const html = JSON.parse(readFileSync('page.json', 'utf8'))
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}
`,
  )
  write(
    'app/list/route.js',
    `import { readFileSync } from 'node:fs'
export const dynamic = 'force-static'
export const revalidate = 60
export const GET = () => Response.json(JSON.parse(readFileSync('list.json', 'utf8')))
`,
  )
  const quiet = { cwd: folder, env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } }
  const wanted = ['next@16', 'react@19', 'react-dom@19']
  await run('npm', ['install', '--no-audit', '--no-fund', ...wanted], quiet)
  const next = join(folder, 'node_modules/next/dist/bin/next')
  await run(process.execPath, [next, 'build'], quiet)
  const port = await freePort()
  const command = [process.execPath, next, 'start', '-H', '127.0.0.1', '-p', String(port)]
  return startServer(command, port, quiet)
}

/** Which Next.js was measured. */
export const nextVersion = (): string =>
  JSON.parse(readFileSync(join(folder, 'node_modules/next/package.json'), 'utf8')).version
