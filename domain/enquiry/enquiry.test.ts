import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { enquiryTable } from '#domain/enquiry/enquiry.table.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()

const enquiry = {
  fullname: 'Sana Malik',
  phone: '03001234567',
  email: 'sana@example.com',
  address: '12 Canal Road, Lahore',
  message: 'We need a new ordering site.',
}
const send = (json: unknown) => app.api('POST', '/contact/create', { json })
const storedOf = (email: string) =>
  app.services.db.select().from(enquiryTable).where(eq(enquiryTable.email, email))

test('an enquiry is stored before it is acknowledged', async () => {
  const { status, body } = await send({ ...enquiry, utm: 'ignored' })
  expect(status).toBe(200)
  expect(body).toEqual({ success: true, message: 'Form submitted successfully!' })
  const [stored] = await storedOf(enquiry.email)
  expect(stored).toMatchObject({ ...enquiry, kind: 'contact', status: 'new' })
})

test.each([
  [{ fullname: 'Al' }, 'Name field cannot be shorter then 3 characters'],
  [{ message: 'Too short' }, 'Please write proper query message'],
  [{ phone: '0300123456' }, 'Please enter a valid Pakistani phone number.'],
  [{ phone: '+443001234567' }, 'Please enter a valid Pakistani phone number.'],
  [{ phone: '030012345678' }, 'Please enter a valid Pakistani phone number.'],
  [{ email: 'sana@' }, 'Please enter a valid email address'],
  [{ address: ' ' }, 'Please enter your address'],
  [{ fullname: 42 }, 'Please fill in this field'],
  // The first of several speaks: name, then message, then phone.
  [{ fullname: '', message: '', phone: '' }, 'Name field cannot be shorter then 3 characters'],
  [{ message: '', phone: '', email: '' }, 'Please write proper query message'],
])('%j is refused with "%s" and stored nowhere', async (changes, message) => {
  const email = `refused-${Math.random()}@example.com`
  const { status, body } = await send({ ...enquiry, email, ...changes })
  expect([status, body.message, body.error]).toEqual([422, message, message])
  expect(await storedOf(email)).toEqual([])
})

test.each(['+923001234567', '03451234567'])('%s is a Pakistani mobile number', async (phone) => {
  expect((await send({ ...enquiry, phone })).status).toBe(200)
})

test('a text above its limit is refused, one at the limit is kept whole', async () => {
  expect((await send({ ...enquiry, message: 'x'.repeat(5_001) })).status).toBe(422)
  const email = 'long@example.com'
  expect((await send({ ...enquiry, email, message: 'x'.repeat(5_000) })).status).toBe(200)
  expect((await storedOf(email))[0]?.message).toHaveLength(5_000)
})
