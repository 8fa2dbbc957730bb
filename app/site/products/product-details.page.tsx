/** One product: handed over by the link that led here, or named in the address. */
import { Link, useLoaderData } from 'react-router'
import { readPortfolio, readPortfolioItem } from '#app/site/content.ts'
import { productDetailsCopy } from '#app/site/copy.ts'
import { useSent } from '#app/site/form/use-sent.ts'
import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { useNavigationState } from '#app/site/layout/use-navigation-state.ts'
import type { PageMeta, PageRequest } from '#app/site/page.ts'
import { LeadForm } from '#app/site/products/lead-form.tsx'
import { Cover } from '#app/site/sections/cover.tsx'
import { Current } from '#app/site/sections/current.tsx'
import { DragRow } from '#app/site/sections/drag-row.tsx'
import { NothingToShow } from '#app/site/sections/nothing-to-show.tsx'
import { PageHeader } from '#app/site/sections/page-header.tsx'
import {
  detailsPath,
  type PortfolioCard,
  portfolioCard,
} from '#app/site/sections/portfolio-cards.ts'
import { PortfolioFacts } from '#app/site/sections/portfolio-facts.tsx'
import { StructuredData } from '#app/site/sections/structured-data.tsx'
import { productThing } from '#app/site/structured-data.ts'
import type { PortfolioView } from '#domain/portfolio/portfolio.contract.ts'

export type ProductDetailsData = {
  product: PortfolioView | null
  /** All products, for the carousel. */
  products: PortfolioCard[]
}

export async function loader({ url, signal }: PageRequest): Promise<ProductDetailsData> {
  const slug = url.searchParams.get('id')
  const [product, products] = await Promise.all([
    slug ? readPortfolioItem('product', slug, signal) : null,
    readPortfolio('product', signal),
  ])
  return { product, products: products?.map(portfolioCard) ?? [] }
}

export const meta = ({ product }: ProductDetailsData): PageMeta =>
  product
    ? {
        title: product.name,
        description: product.description,
        path: detailsPath('product', product.slug),
        image: product.image[0],
      }
    : { title: 'Product details', description: '', path: '/product-details', index: false }

export default function ProductDetailsPage() {
  const { product: loaded, products } = useLoaderData<ProductDetailsData>()
  const handed = useNavigationState<PortfolioView>('product')
  const product = loaded ?? handed
  const sent = useSent()
  if (!product) {
    return (
      <NothingToShow list={{ name: 'Products', to: '/products' }}>
        No project data available.
      </NothingToShow>
    )
  }
  const trail = [
    { name: 'Home', to: '/' },
    { name: 'Products', to: '/products' },
    { name: product.name },
  ]
  const others = products.filter(({ slug }) => slug !== product.slug)
  return (
    <article>
      <StructuredData of={(site) => productThing(product, site)} />
      <PageHeader trail={trail} heading={product.name}>
        <p className="lead">{product.description || 'No details found'}</p>
      </PageHeader>
      <section className="section details" aria-label="The product">
        <Current course="fall" />
        <div className="details-cover">
          <Cover url={product.image?.[0]} alt={`${product.name}, the main picture`} eager />
        </div>
        <div className="details-words">
          <PortfolioFacts item={product} />
          <p>{productDetailsCopy.project}</p>
          <Link className="button" to="/contact">
            Contact Us <ArrowIcon />
          </Link>
        </div>
      </section>
      <section className="section form-section" aria-labelledby="quotation">
        <Current course="rise" />
        <div className="section-head">
          <h2 id="quotation">Request a quotation</h2>
          <p>{productDetailsCopy.quotation}</p>
        </div>
        <LeadForm
          key={product._id}
          source="quotation"
          label="Request a quotation"
          page={detailsPath('product', product.slug)}
          productId={product._id}
          sent={sent}
        />
      </section>
      {others.length > 0 && (
        <section className="section" aria-labelledby="our-products">
          <Current course="late" />
          <div className="section-head">
            <h2 id="our-products">Our Products</h2>
            <p>{productDetailsCopy.carousel}</p>
          </div>
          <DragRow name="Our Products" shown={product.slug}>
            {others.map(({ _id, slug, name, category, cover }) => (
              <li key={_id}>
                <Link className="row-card" to={detailsPath('product', slug)} draggable={false}>
                  <Cover url={cover} alt="" />
                  <h3>{name}</h3>
                  <p>{category}</p>
                </Link>
              </li>
            ))}
          </DragRow>
        </section>
      )}
    </article>
  )
}
