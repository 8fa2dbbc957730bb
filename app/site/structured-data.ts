/** What pages tell search engines in the vocabulary of schema.org. */
import type { SiteData } from '#app/site/page.ts'
import type { JobView } from '#domain/career/job.contract.ts'
import type { PortfolioView } from '#domain/portfolio/portfolio.contract.ts'
import type { ServiceView } from '#domain/service/service.contract.ts'

export type Thing = { '@type': string; [property: string]: unknown }

type Site = Pick<SiteData, 'settings' | 'publicUrl'>

const organizationId = ({ publicUrl }: Site) => `${publicUrl}/#organization`

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

export const serviceThing = (service: ServiceView, site: Site): Thing => ({
  '@type': 'Service',
  name: service.name,
  description: service.description,
  serviceType: service.category.name,
  image: picture(service.icon, site),
  url: `${site.publicUrl}/services/service-detail/${service._id}`,
  provider: { '@id': organizationId(site) },
})

export const productThing = (product: PortfolioView, site: Site): Thing => ({
  '@type': 'Product',
  name: product.name,
  description: product.description,
  sku: product.productCode,
  category: product.category?.name,
  image: product.image?.map((path) => picture(path, site)),
  url: `${site.publicUrl}/product-details?id=${encodeURIComponent(product.slug)}`,
  brand: { '@id': organizationId(site) },
})

export const jobPosting = (job: JobView, site: Site): Thing => ({
  '@type': 'JobPosting',
  title: job.title,
  description: [job.description, ...job.jobRole, ...job.requirements].join('\n'),
  datePosted: job.createdAt,
  employmentType: 'FULL_TIME',
  hiringOrganization: { '@id': organizationId(site) },
  jobLocation: {
    '@type': 'Place',
    // Where all positions are (the specification, job detail).
    address: {
      '@type': 'PostalAddress',
      addressLocality: 'Lahore',
      addressRegion: 'Punjab',
      addressCountry: 'PK',
    },
  },
  url: `${site.publicUrl}/career/${job._id}`,
})

const picture = (path: string, { publicUrl }: Site): string => new URL(path, `${publicUrl}/`).href
