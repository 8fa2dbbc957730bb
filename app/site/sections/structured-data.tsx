import { useRouteLoaderData } from 'react-router'
import { inertJson } from '#app/site/inert-json.ts'
import type { SiteData } from '#app/site/page.ts'
import type { Thing } from '#app/site/structured-data.ts'

/** What the page is about, for search engines: data that no browser runs. */
export function StructuredData({ of }: { of(site: SiteData): Thing }) {
  const site = useRouteLoaderData<SiteData>('layout')
  if (!site) return null
  const json = inertJson({ '@context': 'https://schema.org', ...of(site) })
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the JSON can't end its element
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  )
}
