/** One product: handed over by the link that led here, or named in the address. */
import { useActionData, useLoaderData, useLocation } from 'react-router'
import { readPortfolio, readPortfolioItem } from '#app/site/content.ts'
import type { FormResult } from '#app/site/form/form-result.ts'
import { type Arrived, type Later, whenHere } from '#app/site/later.ts'
import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { Link } from '#app/site/layout/link.tsx'
import type { PageMeta, PageRequest } from '#app/site/page.ts'
import { LeadForm } from '#app/site/products/lead-form.tsx'
import { ProductCase } from '#app/site/products/product-case.tsx'
import { productDetailsCopy } from '#app/site/products/product-details-copy.ts'
import { othersAround, productRow } from '#app/site/products/product-row.ts'
import { productThing } from '#app/site/products/product-thing.ts'
import { useSent } from '#app/site/products/use-sent.ts'
import { toldOf } from '#app/site/sections/account.ts'
import { Cover, coverSizes } from '#app/site/sections/cover.tsx'
import { Description } from '#app/site/sections/description.tsx'
import { DisplayName } from '#app/site/sections/display-name.tsx'
import { DragRow, RowSkeleton } from '#app/site/sections/drag-row.tsx'
import { NoData } from '#app/site/sections/no-data.tsx'
import { NothingToShow } from '#app/site/sections/nothing-to-show.tsx'
import { OpeningPicture } from '#app/site/sections/opening-picture.tsx'
import { PageHeader } from '#app/site/sections/page-header.tsx'
import type { PageColors } from '#app/site/sections/picture-colors.ts'
import { detailsPath, type PortfolioCard } from '#app/site/sections/portfolio-cards.ts'
import { StructuredData } from '#app/site/sections/structured-data.tsx'
import { useHandedItem } from '#app/site/sections/use-handed-item.ts'
import { inkAhead, useInk } from '#app/site/sections/use-ink.ts'
import { useLater } from '#app/site/use-later.ts'
import { useQuery } from '#app/site/use-query.ts'
import type { PortfolioView } from '#domain/portfolio/portfolio.contract.ts'

export type ProductDetailsData = {
  product: Later<PortfolioView | null>
  /** Apart, since the document's head waits for the product alone. */
  carousel: {
    /** Those of its row; null where they can't be had. */
    products: Later<PortfolioCard[] | null>
  }
  /** Of the server; the browser takes them from the picture. */
  colors?: PageColors
}

/** Doesn't wait: the link that led here has mostly handed the product over. */
export function loader({ url, signal }: PageRequest): ProductDetailsData {
  const slug = url.searchParams.get('id')
  const products = whenHere(readPortfolio('product', signal), (list) => list && productRow(list))
  const product = slug ? readPortfolioItem('product', slug, signal) : null
  // A failure may be here before the page, which will hear of it all the same.
  product?.catch(() => {})
  return { product, carousel: { products } }
}

export const meta = ({ product, colors }: Arrived<ProductDetailsData>): PageMeta =>
  product
    ? {
        title: product.name,
        description: toldOf(product).account,
        path: detailsPath('product', product.slug),
        image: product.image?.[0],
        colors,
        index: Boolean(product.slug),
      }
    : { title: 'Product details', description: '', path: '/product-details', index: false }

export default function ProductDetailsPage() {
  const data = useLoaderData<ProductDetailsData>()
  const slug = useQuery().get('id')
  const handed = useHandedItem('product')
  const { value: loaded, pending } = useLater(data.product, handed)
  const { value: products } = useLater(data.carousel.products)
  const refused = useActionData() as FormResult | undefined
  // While another product is on its way, the last one must not stand under its address.
  const product = (pending && loaded?.slug !== slug ? null : loaded) ?? handed
  useInk(product?.image?.[0], 'brand')
  if (pending && !product) return <section className="error-page" aria-busy="true" />
  if (!product && refused) return <RefusedQuotation typed={refused.typed} />
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
  return (
    <article>
      <StructuredData of={(site) => productThing(product, site)} />
      <PageHeader
        trail={trail}
        heading={<DisplayName>{product.name}</DisplayName>}
        label={product.name}
        opening="cover"
        colors="page-header-standing"
        picture={
          <OpeningPicture url={product.image?.[0]} alt={`${product.name}, the main picture`} />
        }
      >
        <Description text={toldOf(product).account} />
        <Link className="button" to="/contact">
          Contact Us <ArrowIcon />
        </Link>
      </PageHeader>
      <ProductCase item={product} />
      <Quotation
        key={product._id}
        page={detailsPath('product', product.slug)}
        productId={product._id}
      />
      <OtherProducts products={products} than={product.slug} />
    </article>
  )
}

/** @param props.page address of the page, which takes the form where there is no script */
function Quotation({ page, productId }: { page: string; productId: string }) {
  const sent = useSent()
  return (
    <section className="section form-section" aria-labelledby="quotation">
      <div className="section-head">
        <h2 id="quotation">Request a quotation</h2>
        <p>{productDetailsCopy.quotation}</p>
        <ol className="what-follows">
          {productDetailsCopy.whatFollows.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <LeadForm
        source="quotation"
        label="Request a quotation"
        page={page}
        productId={productId}
        sent={sent}
      />
    </section>
  )
}

/** A form that came back while the product itself can't be had: what was typed isn't lost. */
function RefusedQuotation({ typed }: Pick<FormResult, 'typed'>) {
  const { pathname, search } = useLocation()
  const trail = [
    { name: 'Home', to: '/' },
    { name: 'Products', to: '/products' },
    { name: 'Quotation' },
  ]
  return (
    <>
      <PageHeader trail={trail} heading="Products" opening="plain" />
      <Quotation page={pathname + search} productId={typed['productId'] ?? ''} />
    </>
  )
}

type OtherProductsProps = {
  /** All of them; undefined while they are read, null where they can't be had. */
  products: PortfolioCard[] | null | undefined
  /** Slug of the one on show. */
  than: string
}

function OtherProducts({ products, than }: OtherProductsProps) {
  const others = products && othersAround(products, than)
  if (others?.length === 0) return null
  return (
    <section className="others" aria-labelledby="our-products">
      <div className="section-head">
        <h2 id="our-products">Our Products</h2>
        <p>{productDetailsCopy.carousel}</p>
      </div>
      {others ? (
        <DragRow name="Our Products" shown={than}>
          {others.map(({ slug, name, category, cover }) => (
            <li key={slug}>
              <Link
                className="row-card"
                to={detailsPath('product', slug)}
                draggable={false}
                {...inkAhead(cover)}
              >
                <Cover url={cover} alt="" sizes={coverSizes.scene} />
                <h3>{name}</h3>
                <p>{category}</p>
              </Link>
            </li>
          ))}
        </DragRow>
      ) : products === undefined ? (
        <RowSkeleton />
      ) : (
        <NoData failed />
      )}
    </section>
  )
}
