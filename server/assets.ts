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

/** Reads the manifests of the built tree, one for each client. */
export async function builtAssets(): Promise<Assets> {
  const [site, office] = await Promise.all([readManifest('manifest'), readManifest('office')])
  const sheets = Object.values(site)
    .filter(({ src }) => src?.includes('app/site/sheets/'))
    .map(async ({ file }): Promise<[string, string]> => {
      return [`/${file}`, (await readFile(`${clientFolder}/${file}`, 'utf8')).trim()]
    })
  return {
    site: { ...assetsOf(site, entries.site), sheets: new Map(await Promise.all(sheets)) },
    office: assetsOf(office, entries.office),
  }
}

const readManifest = async (name: string): Promise<Manifest> =>
  JSON.parse(await readFile(`${clientFolder}/.vite/${name}.json`, 'utf8'))

function assetsOf(manifest: Manifest, entry: string): EntryAssets {
  const stylesOf = (name: string): string[] => {
    const chunk = manifest[name]
    return [...(chunk?.imports ?? []).flatMap(stylesOf), ...(chunk?.css ?? [])]
  }
  const modulesOf = (name: string): string[] =>
    (manifest[name]?.imports ?? []).flatMap((each) => [
      `/${manifest[each]?.file}`,
      ...modulesOf(each),
    ])
  return {
    script: `/${manifest[entry]?.file}`,
    modules: [...new Set(modulesOf(entry))],
    styles: [...new Set(stylesOf(entry))].map((file) => `/${file}`),
  }
}

/** The sources themselves, as the development server serves them. */
export const developmentAssets: Assets = {
  site: { script: `/${entries.site}`, modules: [], styles: ['/app/site/site.css'] },
  office: { script: `/${entries.office}`, modules: [], styles: ['/app/office/office.css'] },
}
