/** Which script and style files a page of each entry needs. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** URLs of one entry's files. */
export type EntryAssets = {
  script: string
  /** All that the script imports before it runs. */
  modules: string[]
  styles: string[]
  /** What stands in the sheets of single pages, by their URLs. */
  sheets?: ReadonlyMap<string, string>
}
export type Assets = Record<'site' | 'office', EntryAssets>

const entries = { site: 'app/site/entry.client.tsx', office: 'app/office/entry.client.tsx' }

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; src?: string }>

/** Folder of the built client files, served under /. */
export const clientFolder = fileURLToPath(new URL('../build/client', import.meta.url))

/** Reads the manifest of the built tree. */
export async function builtAssets(): Promise<Assets> {
  const manifest: Manifest = JSON.parse(
    await readFile(`${clientFolder}/.vite/manifest.json`, 'utf8'),
  )
  const stylesOf = (name: string): string[] => {
    const chunk = manifest[name]
    return [...(chunk?.imports ?? []).flatMap(stylesOf), ...(chunk?.css ?? [])]
  }
  const modulesOf = (name: string): string[] =>
    (manifest[name]?.imports ?? []).flatMap((each) => [
      `/${manifest[each]?.file}`,
      ...modulesOf(each),
    ])
  const assetsOf = (name: string): EntryAssets => ({
    script: `/${manifest[name]?.file}`,
    modules: [...new Set(modulesOf(name))],
    styles: [...new Set(stylesOf(name))].map((file) => `/${file}`),
  })
  const sheets = Object.values(manifest)
    .filter(({ src }) => src?.includes('app/site/sheets/'))
    .map(async ({ file }): Promise<[string, string]> => {
      return [`/${file}`, (await readFile(`${clientFolder}/${file}`, 'utf8')).trim()]
    })
  return {
    site: { ...assetsOf(entries.site), sheets: new Map(await Promise.all(sheets)) },
    office: assetsOf(entries.office),
  }
}

/** The sources themselves, as the development server serves them. */
export const developmentAssets: Assets = {
  site: { script: `/${entries.site}`, modules: [], styles: ['/app/site/site.css'] },
  office: { script: `/${entries.office}`, modules: [], styles: ['/app/office/office.css'] },
}
