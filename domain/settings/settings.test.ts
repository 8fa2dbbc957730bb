import { desc } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditTable } from '#domain/audit/audit.table.ts'
import { publicSettingsShape } from '#domain/settings/settings.contract.ts'
import { formOf, pictureFile } from '#tests/pictures.ts'
import { createStaff } from '#tests/staff-factory.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()
const read = async (token?: string) =>
  (await app.api('GET', '/settings', token ? { token } : {})).body.data
const put = async (json: object, headers = {}) =>
  app.api('PUT', '/settings', { token: await app.signIn(), json, headers })

const secret = [
  'noticeEmail',
  'applicationMonths',
  'enquiryMonths',
  'leadMonths',
  'unconfirmedDays',
  'secondFactor',
  'logDays',
]

describe('reading', () => {
  test('visitors and other staff see exactly the public settings', async () => {
    const expected = [...Object.keys(publicSettingsShape.shape), 'version'].sort()
    expect(Object.keys(await read()).sort()).toEqual(expected)
    const token = await app.signIn(await createStaff(app.services, 'Member'))
    expect(Object.keys(await read(token)).sort()).toEqual(expected)
    expect(expected).not.toEqual(expect.arrayContaining(secret))
  })

  test('a superAdmin sees all of them, with their defaults', async () => {
    const settings = await read(await app.signIn())
    expect(settings).toMatchObject({
      agencyName: 'Darya Studio',
      phone: '+92 300 0000000',
      email: 'hello@example.com',
      latitude: 31.4708,
      applicationMonths: 24,
      enquiryMonths: 60,
      leadMonths: 60,
      unconfirmedDays: 30,
      secondFactor: 'optional',
      logDays: 90,
      showHeading: false,
    })
  })
})

describe('changing', () => {
  test('what is left out stays as it is', async () => {
    const before = await read(await app.signIn())
    const changes = {
      phone: '+92 42 1234567',
      socialLinks: [{ name: 'Example', url: 'https://example.com/studio' }],
      partners: [
        { name: 'A', url: 'https://a.example', logo: 'a.svg' },
        { name: 'B', url: 'http://b.example', logo: '/media/b.webp' },
      ],
      portfolioFilters: ['Web Development'],
      showHeading: true,
      mapTileUrl: '',
      logDays: 30,
    }
    const { status, body } = await put(changes)
    expect([status, body.message]).toEqual([200, 'Settings updated successfully!'])
    expect(body.data).toEqual({ ...before, ...changes, version: body.data.version })
    expect(body.data.version).toBeGreaterThan(before.version)
    expect(await read(await app.signIn())).toEqual(body.data)
    expect((await read()).phone).toBe('+92 42 1234567')
  })

  test('what is the same already is no change', async () => {
    const before = await read(await app.signIn())
    const { status, body } = await put({ agencyName: before.agencyName, logDays: before.logDays })
    expect([status, body.message]).toEqual([200, 'No changes detected'])
    expect(body.data).toEqual(before)
  })

  test('notices go to the first administrator until someone names another address', async () => {
    expect((await read(await app.signIn())).noticeEmail).toBe('')
    await app.services.db.execute("update staff set email = 'owner@example.com'")
    expect((await read(await app.signIn())).noticeEmail).toBe('owner@example.com')
    expect((await put({ noticeEmail: 'desk@example.com' })).body.data.noticeEmail).toBe(
      'desk@example.com',
    )
    expect((await put({ noticeEmail: '' })).body.data.noticeEmail).toBe('owner@example.com')
  })

  test('a stale edit is told how the settings stand now', async () => {
    const { version } = await read()
    const headers = { 'If-Match': `"${version}"` }
    expect((await put({ phone: '1' }, headers)).status).toBe(200)
    const second = await put({ phone: '2' }, headers)
    expect(second.status).toBe(412)
    expect(second.body.data).toMatchObject({ phone: '1', logDays: expect.any(Number) })
    expect((await read()).phone).toBe('1')
  })

  test('is on record with what it changed', async () => {
    const { address } = await read()
    await put({ address: '1 Canal Road, Lahore' })
    const [entry] = await app.services.db
      .select()
      .from(auditTable)
      .orderBy(desc(auditTable.createdAt))
      .limit(1)
    expect(entry).toMatchObject({
      entity: 'settings',
      username: 'owner',
      before: { address },
      after: { address: '1 Canal Road, Lahore' },
    })
  })

  test.each([
    [{ agencyName: ' ' }, 'The name is required'],
    [{ agencyName: 'Two\nlines' }, 'This must be one line'],
    [{ phone: 42 }, 'The phone number is required'],
    [{ email: 'hello@' }, 'Please enter a valid email address'],
    [{ noticeEmail: 'a@b.example\nBcc: c@d.example' }, 'Please enter a valid email address'],
    [{ latitude: 91 }, 'Latitude must be a number from -90 to 90'],
    [{ longitude: '74' }, 'Longitude must be a number from -180 to 180'],
    [{ socialLinks: 'x' }, 'Social links must be a list'],
    [
      { socialLinks: [{ name: 'X', url: 'javascript:alert(1)' }] },
      'Please enter a full address that begins with https:// or http://',
    ],
    [
      { partners: [{ name: 'X', url: 'https://x.example', logo: '//evil.example/x.svg' }] },
      'Please name a picture by its path or its full address',
    ],
    [{ portfolioFilters: ['A', 'A'] }, 'Each filter may stand once'],
    [{ showHeading: 'yes' }, 'showHeading must be true or false'],
    [
      { mapTileUrl: 'https://tiles.example/{z}/{x}.png' },
      'The tile address must begin with https:// or http:// and hold {z}, {x} and {y}',
    ],
    [{ secondFactor: 'nobody' }, 'secondFactor must be optional, superAdmins or everyone'],
    [{ logDays: 0 }, 'Days must be a whole number from 1 to 3650'],
    [{ applicationMonths: 1.5 }, 'Months must be a whole number from 1 to 120'],
    [{ sampleContent: true }, 'Unknown field: sampleContent'],
    [{ version: 9 }, 'Unknown field: version'],
  ])('%j is refused with "%s"', async (changes, message) => {
    const before = await read(await app.signIn())
    const { status, body } = await put({ phone: 'changed', ...changes })
    expect([status, body.message]).toEqual([422, message])
    expect(await read(await app.signIn())).toEqual(before)
  })

  test('is closed to visitors and to other roles', async () => {
    const before = await read()
    const json = { phone: 'mine' }
    expect((await app.api('PUT', '/settings', { json })).status).toBe(401)
    const token = await app.signIn(await createStaff(app.services, 'Member'))
    expect((await app.api('PUT', '/settings', { token, json })).status).toBe(403)
    expect(await read()).toEqual(before)
  })
})

describe('a logo', () => {
  const upload = async (form: FormData, token: string) =>
    app.api('POST', '/settings/logo', { token, form })

  test('is stored by itself and then named by the settings', async () => {
    const token = await app.signIn()
    const { status, body } = await upload(formOf({ logo: await pictureFile() }), token)
    expect(status).toBe(200)
    const picture = await app.request('GET', body.data.url)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const audit = await app.api('GET', '/audit?entity=settings&limit=1', { token })
    expect(audit.body.data).toMatchObject([
      { action: 'store-logo', username: 'owner', before: null, after: { logo: body.data.url } },
    ])
    const partners = [{ name: 'Ravi', url: 'https://ravi.example', logo: body.data.url }]
    expect((await put({ partners })).status).toBe(200)
    expect((await read()).partners).toEqual(partners)
  })

  test('must be a picture', async () => {
    const token = await app.signIn()
    expect((await upload(formOf({}), token)).status).toBe(422)
    const { status, body } = await upload(
      formOf({ logo: await pictureFile('a.gif', { format: 'gif' }) }),
      token,
    )
    expect([status, body.errors[0].path]).toEqual([415, 'logo'])
  })
})
