import { toldOf } from '#app/site/sections/account.ts'
import { organizationId, pictureUrl, type Site, type Thing } from '#app/site/structured-data.ts'
import type { PortfolioView } from '#domain/portfolio/portfolio.contract.ts'

/** A product, for search engines. */
export const productThing = (product: PortfolioView, site: Site): Thing => ({
  '@type': 'Product',
  name: product.name,
  description: toldOf(product).account,
  sku: product.productCode,
  category: product.category?.name,
  image: product.image?.map((path) => pictureUrl(path, site)),
  url: `${site.publicUrl}/product-details?id=${encodeURIComponent(product.slug)}`,
  brand: { '@id': organizationId(site) },
})
