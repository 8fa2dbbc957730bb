/** What pages tell search engines in the vocabulary of schema.org. */
import type { SiteData } from '#app/site/page.ts'

export type Thing = { '@type': string; [property: string]: unknown }

export type Site = Pick<SiteData, 'settings' | 'publicUrl'>

export const organizationId = ({ publicUrl }: Site) => `${publicUrl}/#organization`

/** The agency itself; every page carries it, the others refer to it. */
export const organization = (site: Site): Thing => ({
  '@type': 'Organization',
  '@id': organizationId(site),
  name: site.settings.agencyName,
  url: `${site.publicUrl}/`,
  logo: `${site.publicUrl}/icon-512.png`,
  email: site.settings.email,
  telephone: site.settings.phone,
  address: site.settings.address,
  location: {
    '@type': 'Place',
    geo: {
      '@type': 'GeoCoordinates',
      latitude: site.settings.latitude,
      longitude: site.settings.longitude,
    },
  },
  sameAs: site.settings.socialLinks.map(({ url }) => url),
})

/** @param trail from the home page to this one, which has no address */
export const breadcrumbList = (
  trail: { name: string; to?: string }[],
  { publicUrl }: Site,
): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, to }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    ...(to && { item: publicUrl + to }),
  })),
})

export const pictureUrl = (path: string, { publicUrl }: Site): string =>
  new URL(path, `${publicUrl}/`).href
