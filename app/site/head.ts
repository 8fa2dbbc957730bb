/** The words of a document's head. */
import type { PageMeta } from '#app/site/page.ts'
import type { PublicSettings } from '#domain/settings/settings.contract.ts'

export const documentTitle = (meta: PageMeta, settings: PublicSettings): string =>
  meta.title ? `${meta.title} · ${settings.agencyName}` : settings.agencyName

/** Characters of a description that search engines show at most. */
const longest = 200

/** A description cut after its last whole sentence, or else word, that still fits. */
export function shortened(text: string): string {
  if (text.length <= longest) return text
  const part = text.slice(0, longest)
  const sentence = part.search(/[.!?][^.!?]*$/)
  return sentence > longest / 3 ? part.slice(0, sentence + 1) : part.replace(/\s+\S*$/, ' …')
}

/** Paper, the colour of the page; tints the browser's own surfaces. */
export const themeColor = '#F6F3EC'

/** Pixels of the picture that stands for a page where it is shared. */
export const pagePictureSize = { width: 1200, height: 630 }

/**
 * Path of that picture: the page's own path between /og and .png. Of the query only `id` counts,
 * which names a project or product.
 * @param path as in the page's `meta`
 */
export function picturePath(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://site')
  const id = searchParams.get('id')
  const query = id ? `?${new URLSearchParams({ id })}` : ''
  return `/og${pathname === '/' ? '/home' : pathname}.png${query}`
}

/** What the head says where a page can't be shown. */
export const failureMeta = (status: number): PageMeta => ({
  title: status === 404 ? 'Page not found' : 'Something went wrong',
  description:
    status === 404 ? 'There is no page at this address.' : 'This page cannot be shown just now.',
  path: '/',
  index: false,
})
