/** The products, in pages of six. */
import { useLoaderData } from 'react-router'
import benchSmall from '#app/site/assets/bench-760.avif'
import benchFallback from '#app/site/assets/bench-760.webp'
import benchLarge from '#app/site/assets/bench-1520.avif'
import { readPortfolio } from '#app/site/content.ts'
import { type Arrived, type Later, whenHere } from '#app/site/later.ts'
import type { PageMeta, PageRequest } from '#app/site/page.ts'
import { LeadForm } from '#app/site/products/lead-form.tsx'
import { productsCopy } from '#app/site/products/products-copy.ts'
import { useSent } from '#app/site/products/use-sent.ts'
import { ClosingCall } from '#app/site/sections/closing-call.tsx'
import { NoData } from '#app/site/sections/no-data.tsx'
import { PageHeader } from '#app/site/sections/page-header.tsx'
import { Pager } from '#app/site/sections/pager.tsx'
import type { PageColors } from '#app/site/sections/picture-colors.ts'
import { Plate } from '#app/site/sections/plate.tsx'
import { PortfolioGrid, PortfolioSkeleton } from '#app/site/sections/portfolio-grid.tsx'
import { type PortfolioPage, pageOf, pageSize } from '#app/site/sections/portfolio-paging.ts'
import { useLater } from '#app/site/use-later.ts'
import { useListAhead } from '#app/site/use-list-ahead.ts'

/** The page is null where the products can't be had. */
export type ProductsData = {
  list: Later<PortfolioPage | null>
  /** Of the clients whose products lead; the browser finds them itself. */
  colors?: PageColors
}

export const loader = ({ url, signal }: PageRequest): ProductsData => ({
  list: whenHere(readPortfolio('product', signal), (products) =>
    products ? pageOf(products, url.searchParams.get('page')) : null,
  ),
})

export const meta = ({ list, colors }: Arrived<ProductsData>): PageMeta => {
  const page = list?.page ?? 1
  return {
    title: page > 1 ? `Products, page ${page}` : 'Products',
    description: page > 1 ? `Page ${page}. ${productsCopy.intro}` : productsCopy.intro,
    path: page > 1 ? `/products?page=${page}` : '/products',
    colors,
  }
}

export default function ProductsPage() {
  const sent = useSent()
  const { value: shown, pending } = useLater(useLoaderData<ProductsData>().list)
  useListAhead('product', Boolean(shown) && !pending)
  return (
    <>
      <PageHeader
        trail={[{ name: 'Home', to: '/' }, { name: 'Products' }]}
        heading="Our Products"
        opening="bench"
        picture={
          <Plate
            files={{ small: benchSmall, large: benchLarge, fallback: benchFallback }}
            width={1520}
            height={1040}
            sizes="(min-width: 64rem) 60vw, 100vw"
            alt=""
            eager
          />
        }
      >
        <p className="lead">{productsCopy.intro}</p>
      </PageHeader>
      <section className="section" id="list" aria-label="Products" aria-busy={pending}>
        {pending ? (
          <PortfolioSkeleton type="product" count={pageSize} />
        ) : shown && shown.items.length > 0 ? (
          <PortfolioGrid items={shown.items} />
        ) : (
          <NoData failed={!shown}>{productsCopy.empty}</NoData>
        )}
        {shown && <Pager page={shown.page} totalPages={shown.totalPages} />}
      </section>
      <ClosingCall heading="Get our catalogue" text={productsCopy.catalogue}>
        <LeadForm source="catalog" label="Get our catalogue" page="/products" sent={sent} />
      </ClosingCall>
    </>
  )
}
