/** Serves the catalogue: a PDF of the products on offer, made anew only when one of them changes. */
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Handler } from 'hono'
import { toldOf } from '#app/site/sections/account.ts'
import type { Services } from '#domain/context.ts'
import type { PortfolioView } from '#domain/portfolio/portfolio.contract.ts'
import { listPortfolio } from '#domain/portfolio/portfolio.rules.ts'
import { readSettings } from '#domain/settings/settings.ts'
import type { MediaStore } from '#platform/media/media-store.ts'
import { loadSharp } from '#platform/media/sharp.ts'
import type { CatalogueProduct } from '#server/catalogue/catalogue-pdf.ts'

/** Pixels; three for each point of the page, which prints well. */
const pictureWidth = 870

/** A catalogue that was made, and a hash of everything that stands in it. */
type Edition = { etag: string; pdf: Promise<Buffer> }

/** Answers with the catalogue of this moment. Callers at the same time share one making of it. */
export function catalogueHandler(services: Services): Handler {
  let edition: Edition | undefined

  async function current(): Promise<Edition> {
    const visitor = { ...services, ip: '', userAgent: '', actor: null }
    const products = await listPortfolio(visitor, 'product')
    const { agencyName, phone, email, address } = await readSettings(services.db)
    const { publicUrl } = services.config
    const content = { agencyName, contact: [address, phone, email, publicUrl], products }
    const etag = `"${createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32)}"`
    if (edition?.etag === etag) return edition
    const made: Edition = { etag, pdf: make(services, content) }
    edition = made
    // A making that failed is no edition: the next caller tries again.
    made.pdf.catch(() => {
      if (edition === made) edition = undefined
    })
    return made
  }

  return async (c) => {
    const { etag, pdf } = await current()
    const headers = {
      ETag: etag,
      // Kept by caches, but asked for again each time, so that nobody gets one of the past.
      'Cache-Control': 'public, no-cache',
      'X-Content-Type-Options': 'nosniff',
    }
    if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers)
    const bytes = await pdf
    return c.body(new Uint8Array(bytes), 200, {
      ...headers,
      'Content-Type': 'application/pdf',
      'Content-Length': String(bytes.length),
      'Content-Disposition': 'inline; filename="catalogue.pdf"',
    })
  }
}

async function make(
  { media, config }: Services,
  content: { agencyName: string; contact: string[]; products: PortfolioView[] },
): Promise<Buffer> {
  const products: CatalogueProduct[] = []
  // One after another: pictures are large while they are unpacked.
  for (const product of content.products) {
    products.push({
      name: product.name,
      code: product.productCode ?? '',
      category: product.category.name,
      client: product.client,
      technology: product.technology,
      description: withoutCaptions(product),
      url: `${config.publicUrl}/product-details?id=${encodeURIComponent(product.slug)}`,
      picture: await jpegOf(media, product.image[0]),
    })
  }
  // What draws a PDF takes 20 MB, which a process that is never asked for one doesn't need.
  const { drawCatalogue } = await import('#server/catalogue/catalogue-pdf.ts')
  return drawCatalogue({ ...content, products })
}

/** Its description but for what is said of its third and fourth picture, which aren't in the catalogue. */
function withoutCaptions(product: PortfolioView): string {
  const { account, captions } = toldOf(product)
  return [account, ...captions.slice(Math.max(0, product.image.length - 2))].join('\n\n')
}

/** The picture behind a media path as JPEG; undefined where it is gone or can't be read. */
async function jpegOf(media: MediaStore, path: string | undefined): Promise<Buffer | undefined> {
  const file = await media.get(path?.replace('/media/', '') ?? '')
  if (!file) return undefined
  const bytes = await buffer(file.stream)
  const sharp = await loadSharp()
  return sharp(bytes)
    .resize({ width: pictureWidth, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer()
    .catch(() => undefined)
}
