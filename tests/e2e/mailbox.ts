/** The mails of the office's server, which keeps them as files where no mail server is named. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from './fixtures.ts'

const folder = () => join(process.env.E2E_DATA_DIR ?? '', 'office', 'mail')

/** The link in the one mail to `address` that leads to `path`, as soon as it has come. */
export async function mailedLink(address: string, path: string): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    const names = await readdir(folder())
    const mails = await Promise.all(names.map((name) => readFile(join(folder(), name), 'utf8')))
    const mail = mails.find((text) => text.includes(`To: ${address}`) && text.includes(path))
    link = mail?.match(new RegExp(`https?://\\S+${path}#token=[\\w-]+`))?.[0]
    expect(link, `a mail to ${address} with a link to ${path}`).toBeDefined()
  }).toPass({ timeout: 30_000 })
  return link as string
}
