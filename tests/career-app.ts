/** Applications as visitors send them, and what is found of them afterwards. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect } from 'vitest'
import { applicationTable, jobTable } from '#domain/career/career.table.ts'
import { outboxTable } from '#platform/outbox.table.ts'
import { formOf } from '#tests/pictures.ts'
import { openTestApp } from '#tests/test-app.ts'

/** A product of one's own with a job to apply for, and an empty outbox before each test. */
export function openCareerApp() {
  const app = openTestApp()
  let jobId = ''
  beforeAll(async () => {
    app.services.config.rateLimits = false
    jobId = await newJob()
  })
  beforeEach(async () => {
    await app.services.db.delete(outboxTable)
  })

  async function newJob(changes: object = {}): Promise<string> {
    const values = {
      title: 'Senior UI UX Designer',
      description: 'd',
      companyOverview: 'o',
      jobRole: ['r'],
      requirements: ['q'],
      ...changes,
    }
    const [row] = await app.services.db.insert(jobTable).values(values).returning()
    return row?.id ?? ''
  }

  let count = 0
  const newAddress = () => `applicant-${++count}@example.com`
  const fieldsFor = (yourEmail: string) => ({
    firstName: 'Sana',
    lastName: 'Malik',
    yourEmail,
    phoneNumber: '03001234567',
    city: 'Lahore',
    address: '12 Canal Road',
    state: 'Punjab',
    postalCode: '54000',
    jobId,
  })

  /** Sends the form; a field that is undefined in `changes` is left out. */
  function apply(
    yourEmail: string,
    changes: Record<string, string | File | undefined> = {},
    headers: Record<string, string> = {},
  ) {
    const given = Object.entries({ ...fieldsFor(yourEmail), resume: cv(), ...changes })
    const form = formOf(
      Object.fromEntries(given.filter(([, value]) => value !== undefined)) as never,
    )
    return app.api('POST', '/career/create', { form, headers })
  }

  const stored = (email: string) =>
    app.services.db.select().from(applicationTable).where(eq(applicationTable.email, email))
  const mailsTo = (address: string) =>
    app.services.db.select().from(outboxTable).where(eq(outboxTable.recipient, address))

  /** Names of the files that lie in private storage. */
  async function storedFiles(): Promise<string[]> {
    const folder = join(app.services.config.dataDir, 'private')
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  }

  /** Applies under a new address, and finds what was stored. */
  async function applied(changes: Record<string, string | File> = {}) {
    const email = newAddress()
    expect((await apply(email, changes)).status).toBe(200)
    const [row] = await stored(email)
    return { email, id: row?.id ?? '', key: row?.resumeKey ?? '' }
  }

  return { app, newJob, newAddress, fieldsFor, apply, applied, stored, mailsTo, storedFiles }
}

/** A file as an applicant attaches it. */
export const cv = (name = 'My resume.pdf', content: string | Buffer = '%PDF-1.7 resume') =>
  new File([new Uint8Array(Buffer.from(content))], name, { type: 'application/pdf' })
