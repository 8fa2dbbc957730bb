/** The products, in pages of six. */
import { useLoaderData, useNavigation } from 'react-router'
import { readPortfolio } from '#app/site/content.ts'
import { productsCopy } from '#app/site/copy.ts'
import type { PageMeta, PageRequest } from '#app/site/page.ts'
import { ClosingCall } from '#app/site/sections/closing-call.tsx'
import { Current } from '#app/site/sections/current.tsx'
import { NoData } from '#app/site/sections/no-data.tsx'
import { PageHeader } from '#app/site/sections/page-header.tsx'
import { Pager } from '#app/site/sections/pager.tsx'
import { type PortfolioPage, pageOf, pageSize } from '#app/site/sections/portfolio-cards.ts'
import { PortfolioGrid, PortfolioSkeleton } from '#app/site/sections/portfolio-grid.tsx'

export type ProductsData = PortfolioPage

export const loader = async ({ url, signal }: PageRequest): Promise<ProductsData> =>
  pageOf(await readPortfolio('product', signal), url.searchParams.get('page'))

export const meta = ({ page }: ProductsData): PageMeta => ({
  title: 'Products',
  description: productsCopy.intro,
  path: page > 1 ? `/products?page=${page}` : '/products',
})

export default function ProductsPage() {
  const { items, page, totalPages } = useLoaderData<ProductsData>()
  const turning = useNavigation().location?.pathname === '/products'
  return (
    <>
      <PageHeader trail={[{ name: 'Home', to: '/' }, { name: 'Products' }]} heading="Our Products">
        <p className="lead">{productsCopy.intro}</p>
      </PageHeader>
      <section className="section" id="list" aria-label="Products">
        <Current course="fall" />
        {turning ? (
          <PortfolioSkeleton count={pageSize} />
        ) : items.length === 0 ? (
          <NoData>{productsCopy.empty}</NoData>
        ) : (
          <PortfolioGrid items={items} />
        )}
        <Pager page={page} totalPages={totalPages} />
      </section>
      <ClosingCall />
    </>
  )
}
