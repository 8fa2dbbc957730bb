/** Enquiries as visitors send them, and what is stored of them. */
import { eq } from 'drizzle-orm'
import { beforeAll } from 'vitest'
import { enquiryTable } from '#domain/enquiry/enquiry.table.ts'
import { openTestApp } from '#tests/test-app.ts'

/** A product of one's own. All callers of a test have one address, so limits are off at first. */
export function openEnquiryApp() {
  const app = openTestApp()
  beforeAll(() => {
    app.services.config.rateLimits = false
  })

  return {
    app,
    /** What a visitor types. */
    enquiry: {
      fullname: 'Sana Malik',
      phone: '03001234567',
      email: 'sana@example.com',
      address: '12 Canal Road, Lahore',
      message: 'We need a new ordering site.',
    },
    send: (json: unknown) => app.api('POST', '/contact/create', { json }),
    storedOf: (email: string) =>
      app.services.db.select().from(enquiryTable).where(eq(enquiryTable.email, email)),
  }
}
