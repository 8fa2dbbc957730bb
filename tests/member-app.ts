/** A product with members of staff who look after their own accounts, and what they are mailed. */
import { desc, eq, sql } from 'drizzle-orm'
import { outboxTable } from '#platform/outbox.table.ts'
import { createStaff } from '#tests/staff-factory.ts'
import { openTestApp } from '#tests/test-app.ts'

/** A member of staff who is signed in. */
export type Member = {
  _id: string
  username: string
  password: string
  email: string
  token: string
}

export function openMemberApp() {
  const app = openTestApp()

  /** A Member with an e-mail address of their own, and their token. */
  async function member(): Promise<Member> {
    const { username, password } = await createStaff(app.services, 'Member')
    const email = `${username}@example.com`
    await app.services.db.execute(
      sql`update staff set email = ${email} where username = ${username}`,
    )
    const { body } = await login(username, password)
    return { _id: body.data._id, username, password, email, token: body.token }
  }

  const update = ({ _id, token }: Member, json: object, headers = {}) =>
    app.api('PATCH', `/admin/update/${_id}`, { token, json, headers })
  const changePassword = ({ _id, token }: Member, json: object, headers = {}) =>
    app.api('PATCH', `/admin/change-password/${_id}`, { token, json, headers })
  const login = (username: string, password: string) =>
    app.api('POST', '/admin/login', { json: { username, password } })
  const isAlive = async (token: string) =>
    (await app.api('GET', '/permission/by-admin', { token })).status === 200
  const forgot = (email: unknown) => app.api('POST', '/admin/forgot-password', { json: { email } })
  const reset = (token: string, password = 'Fresh-pass-9') =>
    app.api('POST', '/admin/reset-password', { json: { token, password } })

  /** Newest first. */
  const mailsTo = (recipient: string) =>
    app.services.db
      .select()
      .from(outboxTable)
      .where(eq(outboxTable.recipient, recipient))
      .orderBy(desc(outboxTable.createdAt))

  /** The token of the link in the newest mail to an address. */
  async function mailedToken(recipient: string): Promise<string> {
    const [mail] = await mailsTo(recipient)
    const token = /#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1]
    if (!token) throw new Error(`No link was mailed to ${recipient}`)
    return token
  }

  return {
    app,
    member,
    update,
    changePassword,
    login,
    isAlive,
    forgot,
    reset,
    mailsTo,
    mailedToken,
  }
}
