/** The mails that lie as files where no mail server is configured. */
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { addressPattern } from '#platform/mail/email-address.ts'

/** Removes every mail in `folder` that names the address anywhere. @returns how many */
export async function removeWrittenMails(folder: string, email: string): Promise<number> {
  const address = new RegExp(addressPattern(email), 'i')
  let removed = 0
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith('.eml')) continue
    const path = join(folder, name)
    const mail = await readFile(path, 'utf8').catch(() => '')
    // Quoted-printable (RFC 2045) breaks long lines by "=" at their end and writes "=" as "=3D".
    const plain = mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
    if (!address.test(plain)) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}
