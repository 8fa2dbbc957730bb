/** The files of deploy/, held to the programs they are for where those are installed. */
import { execFile } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { readConfig } from '#platform/config.ts'
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

test.for(['Caddyfile', 'compose.Caddyfile'])(
  'Caddy takes %s, which repeats no post without a key',
  async (name, context) => {
    const version = await says('caddy', ['version'])
    if (!version) return context.skip('There is no caddy here')
    const path = join(temporaryFolder(), name)
    // Before 2.6.3 there was no such line.
    const isOld = /^v?2\.[0-6]\./.test(version.text)
    const ours = read(name).replace('{$SITE}', 'studio.example.com')
    writeFileSync(path, isOld ? ours.replace(/^\s*request_buffers .*$/m, '') : ours)
    const adapted = await says('caddy', ['adapt', '--adapter', 'caddyfile', '--config', path])
    expect(adapted?.code, adapted?.text).toBe(0)
    const { apps } = JSON.parse(adapted?.text.split('\n')[0] ?? '')
    const [{ handle }] = apps.http.servers.srv0.routes
    const [writes, reads] = handle[0].routes
    expect(writes.match).toEqual([{ not: [{ method: ['GET', 'HEAD'] }] }])
    expect(writes.handle[0]).toMatchObject({
      load_balancing: { retry_match: [{ header: { 'Idempotency-Key': ['*'] } }] },
      transport: { keep_alive: { enabled: false } },
    })
    // What is left are reads, which Caddy sends again by itself.
    expect(reads.match).toBeUndefined()
    expect(reads.handle[0].load_balancing).not.toHaveProperty('retry_match')
  },
)

test('the proxy takes no TLS older than 1.2, and sends whoever comes without to https', () => {
  expect(read('nginx.conf')).toMatch(/^ *ssl_protocols +TLSv1\.2 TLSv1\.3;$/m)
  expect(read('nginx.conf')).toMatch(/listen 80;[^}]*return 301 https:/)
  // Caddy does both unless it is told otherwise.
  for (const name of ['Caddyfile', 'compose.Caddyfile']) {
    expect(read(name)).not.toMatch(/protocols|auto_https|http:\/\//)
  }
})

test('systemd knows every line of the units', async (context) => {
  const folder = temporaryFolder()
  // The user and the folder are of the machine that it is for.
  const unit = read('darya-studio.service')
    .replaceAll(/^(User|Group)=.*$/gm, '')
    .replace(/^WorkingDirectory=.*$/m, 'WorkingDirectory=/')
  const units = { 'darya-studio.service': unit, 'darya-studio.socket': read('darya-studio.socket') }
  const paths = Object.entries(units).map(([name, text]) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  })
  const checked = await says('systemd-analyze', ['verify', '--man=no', ...paths])
  if (!checked) return context.skip('There is no systemd here')
  expect(checked.text).not.toMatch(/darya-studio\.\w+.*(Unknown|Invalid|Failed|ignoring)/)
})

test.each(['nginx.conf', 'Caddyfile', 'compose.Caddyfile'])(
  '%s replaces the address that a caller claims',
  (name) => {
    expect(read(name)).toMatch(/X-Forwarded-For (\$remote_addr|\{remote_host\})/)
  },
)

const root = join(import.meta.dirname, '..')

/** What a file of YAML holds; tests look at whatever is there. */
// biome-ignore lint/suspicious/noExplicitAny: files of others' making
function yaml(name: string): any[] {
  const documents = parseAllDocuments(read(name), { merge: true })
  return documents.map((document) => {
    expect([...document.errors, ...document.warnings]).toEqual([])
    return document.toJS()
  })
}

test('the image holds what the server imports, runs as nobody special, and is asked for its health', () => {
  const lines = read('Dockerfile').replaceAll('\\\n', '').split('\n')
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))
  const copied = last
    .filter((line) => line.startsWith('COPY '))
    .map((line) => line.split(' ').at(-1)?.slice(2))
  const imported = Object.values(
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).imports,
  )
    .map((path) => String(path).split('/')[1])
    .filter((folder) => folder !== 'tests')
  expect(copied).toEqual(expect.arrayContaining([...imported, 'build', 'node_modules']))
  expect(last).toContain('USER node')
  expect(last.indexOf('USER node')).toBeLessThan(last.findIndex((line) => line.startsWith('CMD ')))
  expect(last.join('\n')).toContain('/healthz')
  // As `npm start` does it.
  const flags = JSON.parse(readFileSync(join(root, 'bin/node-flags.json'), 'utf8'))
  const command = last.find((line) => line.startsWith('CMD '))?.slice(4) ?? ''
  expect(JSON.parse(command)).toEqual(['node', ...flags, 'server/main.ts'])
  // A file system that can't be written to has what was compiled in the image, not in /tmp.
  expect(last.join('\n')).toMatch(/NODE_COMPILE_CACHE=\/var\/cache\/node\b/)
  expect(last.join('\n')).toContain(`none ${['node', ...flags, 'server/main.ts'].join(' ')} 2>&1`)
  expect(read('Dockerfile.dockerignore')).toContain('\n**/*.test.ts\n')
  const pinned = readFileSync(join(root, '.nvmrc'), 'utf8').trim().replace(/^v/, '')
  for (const line of lines.filter((text) => text.startsWith('FROM '))) {
    expect(line).toContain(`node:${pinned}-`)
  }
  for (const name of read('Dockerfile.dockerignore').split('\n')) {
    if (name.startsWith('!')) expect(existsSync(join(root, name.slice(1))), name).toBe(true)
  }
})

test('compose starts two servers behind a proxy that they trust', () => {
  const [{ services, networks, volumes }] = yaml('compose.yaml')
  for (const name of ['app-1', 'app-2']) {
    const app = services[name]
    expect(app.depends_on.database.condition).toBe('service_healthy')
    expect(app.volumes).toContain('uploads:/uploads')
    const environment = Object.fromEntries(
      Object.entries<string>(app.environment).map(([key, value]) => [
        key,
        // What whoever starts it is asked for has some value here.
        value.replaceAll(/\$\{\w+:([-?])([^}]*)\}/g, (_, kind, text) =>
          kind === '-' ? text : 'x'.repeat(32),
        ),
      ]),
    )
    expect(readConfig(environment).trustedProxies).toEqual([networks.inside.ipam.config[0].subnet])
    expect(read('compose.Caddyfile')).toContain(`${name}:3000`)
  }
  expect(services.proxy.ports).toEqual(['80:80', '443:443'])
  expect(services.database.ports).toBeUndefined()
  const named = Object.values<{ volumes?: string[] }>(services).flatMap((one) => one.volumes ?? [])
  for (const volume of named.filter((text) => !text.startsWith('.'))) {
    expect(Object.keys(volumes)).toContain(volume.split(':')[0])
  }
})

test('Kubernetes is told what is ready, how to replace it, and where to find it', () => {
  const documents = yaml('kubernetes.yaml')
  const of = (kind: string) => documents.find((document) => document.kind === kind)
  const { spec } = of('Deployment')
  const [container] = spec.template.spec.containers
  const { labels } = spec.template.metadata
  expect(spec.strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 })
  expect(spec.replicas).toBeGreaterThan(1)
  for (const selected of [
    spec.selector.matchLabels,
    of('PodDisruptionBudget').spec.selector.matchLabels,
    of('Service').spec.selector,
  ]) {
    expect(selected).toEqual(labels)
  }
  expect(container.readinessProbe.httpGet.path).toBe('/readyz')
  expect(container.startupProbe.httpGet.path).toBe('/readyz')
  expect(container.livenessProbe.httpGet.path).toBe('/healthz')
  expect(container.securityContext).toMatchObject({
    readOnlyRootFilesystem: true,
    allowPrivilegeEscalation: false,
  })
  expect(spec.template.spec.securityContext.runAsNonRoot).toBe(true)
  // Before it is killed: the pause, the ten seconds of the drain, and some more.
  expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(
    container.lifecycle.preStop.sleep.seconds + 15,
  )
  const names = container.ports.map((port: { name: string }) => port.name)
  expect(of('Service').spec.ports.map((port: { targetPort: string }) => port.targetPort)).toEqual([
    'http',
  ])
  expect(names).toContain('http')
  const config = readConfig(of('ConfigMap').data)
  expect(config.metrics?.port).toBe(
    container.ports.find((port: { name: string }) => port.name === 'metrics').containerPort,
  )
  expect(of('Ingress').spec.rules[0].host).toBe(new URL(config.publicUrl).host)
  const mounts = container.volumeMounts.map((mount: { name: string }) => mount.name)
  expect(spec.template.spec.volumes.map((volume: { name: string }) => volume.name)).toEqual(mounts)
})
