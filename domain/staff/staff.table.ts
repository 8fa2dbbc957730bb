import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { roleTable } from '#domain/permission/permission.table.ts'
import { idColumn, moment, recordColumns } from '#platform/database-columns.ts'

/** A member of staff who can sign in to the back office. */
export const staffTable = pgTable(
  'staff',
  {
    ...recordColumns(),
    username: text('username').notNull(),
    fullName: text('full_name').notNull().default(''),
    email: text('email').notNull().default(''),
    contactNumber: text('contact_number').notNull().default(''),
    address: text('address').notNull().default(''),
    gender: text('gender').notNull().default(''),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    roleId: uuid('role_id')
      .notNull()
      .references(() => roleTable.id),
    passwordHash: text('password_hash').notNull(),
    /** Encrypted secret of the second factor; null while it is off. */
    secondFactorSecret: text('second_factor_secret'),
    /** The last 30-second step of which a code was used: none works twice. */
    secondFactorStep: integer('second_factor_step'),
    /** Hashes of the recovery codes that are still unused. */
    recoveryCodes: text('recovery_codes').array().notNull().default([]),
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    uniqueIndex('staff_username').on(t.username),
    index('staff_email').on(sql`lower(${t.email})`),
    index('staff_role').on(t.roleId),
  ],
)

/** A signed-in browser or client. Only the token's hash is kept. */
export const sessionTable = pgTable(
  'session',
  {
    id: idColumn(),
    tokenHash: text('token_hash').notNull(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staffTable.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent').notNull().default(''),
    ip: text('ip').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('session_token').on(t.tokenHash), index('session_staff').on(t.staffId)],
)

/**
 * A token that may be used once: of a link sent by mail, to set a password or to undo a change of
 * e-mail; of a sign-in that waits for its second step; of a second factor that waits for its proof.
 */
export const staffLinkTable = pgTable(
  'staff_link',
  {
    id: idColumn(),
    tokenHash: text('token_hash').notNull(),
    purpose: text('purpose', {
      enum: ['reset-password', 'undo-email', 'second-step', 'enrol-second-factor'],
    }).notNull(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staffTable.id, { onDelete: 'cascade' }),
    /**
     * The former e-mail address that an `undo-email` restores, the password's hash of a
     * `second-step`, the encrypted secret of an `enrol-second-factor`.
     */
    payload: text('payload').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [uniqueIndex('staff_link_token').on(t.tokenHash), index('staff_link_staff').on(t.staffId)],
)
