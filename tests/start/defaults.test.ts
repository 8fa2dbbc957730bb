/** What a server is like that nobody has told anything: it must be no open door. */
import pg from 'pg'
import { expect, test } from 'vitest'
import { joinOwnPostgres } from '#platform/own-postgres/own-postgres.ts'
import { newFolder, startServer } from '#tests/start/server-process.ts'

const status = async (address: string | undefined, password: string) => {
  const answer = await fetch(`${address}/api/v1/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  })
  return answer.status
}

test('the first administrator has a random password, told once, and its database no port', async () => {
  const passwords = new Set<string>()
  for (const DATA_DIR of [newFolder(), newFolder()]) {
    const server = startServer({ DATA_DIR })
    const address = await server.ready
    const [, password = ''] =
      /First administrator: admin with password (\S+)/.exec(server.said()) ?? []
    expect(password.length).toBeGreaterThanOrEqual(16)
    expect(new URL(address ?? '').hostname).toBe('127.0.0.1')
    passwords.add(password)
    expect(await status(address, password)).toBe(200)
    for (const guess of ['admin', 'password', 'Admin@123', '']) {
      expect(await status(address, guess)).not.toBe(200)
    }
    const client = new pg.Client(joinOwnPostgres(DATA_DIR))
    await client.connect()
    expect((await client.query('show listen_addresses')).rows).toEqual([{ listen_addresses: '' }])
    await client.end()
    server.process.kill('SIGTERM')
    await server.ended
    const again = startServer({ DATA_DIR })
    expect(await again.ready).toBeDefined()
    expect(again.said()).not.toContain('administrator')
    again.process.kill('SIGTERM')
    await again.ended
  }
  expect(passwords.size).toBe(2)
})
