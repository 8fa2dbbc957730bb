/** The words of a document's head. */
import type { PageMeta } from '#app/site/page.ts'
import type { PublicSettings } from '#domain/settings/settings.contract.ts'

export const documentTitle = (meta: PageMeta, settings: PublicSettings): string =>
  meta.title ? `${meta.title} · ${settings.agencyName}` : settings.agencyName

/** What the head says where a page can't be shown. */
export const failureMeta = (status: number): PageMeta => ({
  title: status === 404 ? 'Page not found' : 'Something went wrong',
  description: '',
  path: '/',
  index: false,
})
