/** The calls on projects and products, which differ in their path only. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '#app/office/api-client.ts'
import type { ListPage } from '#app/office/record/record-list.ts'
import { pageSize } from '#domain/paging.ts'
import type {
  PortfolioOrder,
  PortfolioType,
  PortfolioView,
} from '#domain/portfolio/portfolio.contract.ts'

type Wanted = { page: number; search: string; isActive: string; order: PortfolioOrder }

/** One page of projects or products, inactive ones included unless `isActive` says otherwise. */
export const portfolioPage = (type: PortfolioType, { page, search, isActive, order }: Wanted) =>
  queryOptions({
    queryKey: [type, search, isActive, order, String(page)],
    meta: { failure: `Failed to fetch ${type}s` },
    placeholderData: keepPreviousData,
    async queryFn({ signal }): Promise<ListPage<PortfolioView>> {
      const query = new URLSearchParams({ type, page: String(page), limit: String(pageSize) })
      if (search.trim()) query.set('search', search.trim())
      query.set('isActive', isActive)
      query.set('order', order)
      const { portfolios, pagination } = await callApi<{
        portfolios: PortfolioView[]
        pagination: { total: number }
      }>('GET', `/${type}?${query}`, { signal })
      return { rows: portfolios, total: pagination.total }
    },
  })

/** The fields of an item besides its images. */
export type ItemValues = {
  category: string
  name: string
  client: string
  technology: string
  url: string
  date: string
  description: string
}

export const createItem = (type: PortfolioType, values: ItemValues & { image: File[] }) => {
  const { image, ...texts } = values
  const body = formOf(type, texts)
  for (const file of image) body.append('image', file)
  return callApi('POST', `/${type}/create`, { body })
}

export const updateItem = (
  type: PortfolioType,
  id: string,
  version: number,
  values: ItemValues,
) => {
  const body = formOf(type, values)
  body.set(`${type}Id`, id)
  return callApi('PATCH', `/${type}/update/${id}`, { body, version })
}

export const deleteItem = ({ type, _id, version }: PortfolioView) =>
  callApi('DELETE', `/${type}/delete/${_id}`, { version })

/** What an item is like after a change of its images. */
export type Images = Pick<PortfolioView, 'image' | 'version'>
type Changed = { data: Images }

export async function addImage({ type, _id, version }: PortfolioView, file: File): Promise<Images> {
  const body = new FormData()
  body.set('image', file)
  const path = `/${type}/change-image/${_id}`
  return (await callApi<Changed>('PATCH', path, { body, version })).data
}

export async function removeImage(
  { type, _id, version }: PortfolioView,
  imagePath: string,
): Promise<Images> {
  const path = `/${type}/image/${_id}`
  return (await callApi<Changed>('DELETE', path, { body: { imagePath }, version })).data
}

function formOf(type: PortfolioType, texts: ItemValues) {
  const form = new FormData()
  form.set('type', type)
  for (const [name, value] of Object.entries(texts)) form.set(name, value)
  return form
}
