/**
 * The mails that lie as files where no mail server is configured. A file bears the id of its mail in
 * the outbox, and is not to outlive it.
 */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addressPattern } from '#platform/mail/email-address.ts'
import type { OutboxRow } from '#platform/mail/outbox.store.ts'
import { spellingsOf } from '#platform/mail/spellings.ts'

/** Where a server that keeps its data in `dataDir` writes them. */
export const mailFolderIn = (dataDir: string) => join(dataDir, 'mail')

/** By time for those who look into the folder, by id for us. */
const nameOf = ({ id, createdAt }: Pick<OutboxRow, 'id' | 'createdAt'>) =>
  `${createdAt.toISOString().replaceAll(':', '-')}-${id}.eml`

/** What a write leaves that was cut short, besides. */
const idIn = (name: string) =>
  /([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.eml(?:\.part)?$/.exec(name)?.[1]

/** Writes a mail into `folder`, whole or not at all; a second time over the first. */
export async function writeMail(
  folder: string,
  mail: Pick<OutboxRow, 'id' | 'createdAt'>,
  content: Buffer,
): Promise<void> {
  const path = join(folder, nameOf(mail))
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(`${path}.part`, content, { mode: 0o600 })
  await rename(`${path}.part`, path)
}

/** Removes the files of mails, told by their ids. @returns how many */
export async function removeWrittenMails(folder: string, ids: string[]): Promise<number> {
  const wanted = new Set(ids)
  const isWanted = (name: string) => wanted.has(idIn(name) ?? '')
  const names = wanted.size > 0 ? (await namesIn(folder)).filter(isWanted) : []
  await removeAll(folder, names)
  return names.length
}

/**
 * Removes every mail in `folder` that names the address, in any of its spellings, in plain letters. For mails to others and
 * about others, whose words the outbox has forgotten.
 * @param kept which mails of some ids stay all the same
 * @returns how many
 */
export async function removeMailsNaming(
  folder: string,
  email: string,
  kept: (ids: string[]) => Promise<string[]>,
): Promise<number> {
  const addresses = spellingsOf(email).map((spelling) => new RegExp(addressPattern(spelling), 'i'))
  const found: string[] = []
  for (const name of await namesIn(folder)) {
    if (!name.endsWith('.eml')) continue
    const mail = await readFile(join(folder, name), 'utf8').catch(() => '')
    // Quoted-printable (RFC 2045) breaks long lines by "=" at their end and writes "=" as "=3D".
    const plain = mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
    if (addresses.some((address) => address.test(plain))) found.push(name)
  }
  const ids = found.map(idIn).filter((id) => id !== undefined)
  const staying = new Set(await kept(ids))
  const leaving = found.filter((name) => !staying.has(idIn(name) ?? ''))
  await removeAll(folder, leaving)
  return leaving.length
}

/**
 * Removes the files whose mail the outbox does not hold any more.
 * @param held which of some ids it does hold; asked after the folder was read, as no file is older than its mail
 * @returns how many
 */
export async function sweepWrittenMails(
  folder: string,
  held: (ids: string[]) => Promise<string[]>,
): Promise<number> {
  const names = (await namesIn(folder)).filter((name) => idIn(name) !== undefined)
  let removed = 0
  for (let at = 0; at < names.length; at += sweptAtOnce) {
    const some = names.slice(at, at + sweptAtOnce)
    const kept = new Set(await held(some.map((name) => idIn(name) ?? '')))
    const orphans = some.filter((name) => !kept.has(idIn(name) ?? ''))
    await removeAll(folder, orphans)
    removed += orphans.length
  }
  return removed
}

/** Ids of one query. */
const sweptAtOnce = 500

/** None where there is no folder yet. */
const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])

async function removeAll(folder: string, names: string[]): Promise<void> {
  for (const name of names) await rm(join(folder, name), { force: true })
}
