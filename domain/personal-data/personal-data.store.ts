/** The queries that find and remove what is held of one e-mail address. */
import { and, asc, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { forgetAuditedValues } from '#domain/audit/audit.ts'
import { applicationTable } from '#domain/career/career.table.ts'
import { enquiryTable } from '#domain/enquiry/enquiry.table.ts'
import { leadTable } from '#domain/lead/lead.table.ts'
import { subscriberTable } from '#domain/newsletter/newsletter.table.ts'
import type { Database } from '#platform/database.ts'
import { addressPattern } from '#platform/mail/email-address.ts'
import { accountKind } from '#platform/mail/outbox.ts'
import { spellingsOf } from '#platform/mail/spellings.ts'
import { outboxTable } from '#platform/outbox.table.ts'

/** Whatever its case and however its host is written. */
const is = (column: PgColumn, email: string): SQL =>
  inArray(
    sql`lower(${column})`,
    spellingsOf(email).map((spelling) => sql`lower(${spelling})`),
  )

/** Mails to the address, and notices to staff about it, which name it in their text or to be answered. */
const concerning = (email: string) =>
  or(
    is(outboxTable.recipient, email),
    is(outboxTable.replyTo, email),
    ...spellingsOf(email).map(
      (spelling) => sql`${outboxTable.text} ~* ${addressPattern(spelling)}`,
    ),
  )

/** All of it, the oldest first. */
export async function selectPersonalData(db: Database, email: string) {
  return {
    enquiries: await db
      .select()
      .from(enquiryTable)
      .where(is(enquiryTable.email, email))
      .orderBy(asc(enquiryTable.createdAt)),
    applications: await db
      .select()
      .from(applicationTable)
      .where(is(applicationTable.email, email))
      .orderBy(asc(applicationTable.createdAt)),
    subscriptions: await db
      .select()
      .from(subscriberTable)
      .where(is(subscriberTable.subscriberEmail, email)),
    leads: await db.select().from(leadTable).where(is(leadTable.email, email)),
    mails: await db
      .select()
      .from(outboxTable)
      .where(concerning(email))
      .orderBy(asc(outboxTable.createdAt)),
  }
}

/** Removes all of it. @returns how many of each, the keys of the files that nobody holds now, and the mails' ids */
export async function deletePersonalData(tx: Database, email: string) {
  const enquiries = await tx
    .delete(enquiryTable)
    .where(is(enquiryTable.email, email))
    .returning({ id: enquiryTable.id })
  const applications = await tx
    .delete(applicationTable)
    .where(is(applicationTable.email, email))
    .returning({ id: applicationTable.id, key: applicationTable.resumeKey })
  const subscriptions = await tx
    .delete(subscriberTable)
    .where(is(subscriberTable.subscriberEmail, email))
    .returning({ id: subscriberTable.id })
  const leads = await tx
    .delete(leadTable)
    .where(is(leadTable.email, email))
    .returning({ id: leadTable.id })
  const mails = await tx
    .delete(outboxTable)
    .where(and(concerning(email), ne(outboxTable.kind, accountKind)))
    .returning({ id: outboxTable.id })
  const ids = [...enquiries, ...applications, ...subscriptions, ...leads].map(({ id }) => id)
  await forgetAuditedValues(tx, ids)
  return {
    counts: {
      enquiries: enquiries.length,
      applications: applications.length,
      subscriptions: subscriptions.length,
      leads: leads.length,
      mails: mails.length,
    },
    files: applications.map(({ key }) => key),
    mailIds: mails.map(({ id }) => id),
  }
}
