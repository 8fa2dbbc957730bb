/** Projects and products in pages of six. */
import type { PortfolioView } from '#domain/portfolio/portfolio.contract.ts'

/** Projects and products on one page (the specification, business constants). */
export const pageSize = 6

export type PortfolioPage = {
  items: PortfolioView[]
  /** From 1. */
  page: number
  /** At least 1. */
  totalPages: number
}

/** One page of a list. A number that is none, or lies beyond the end, gives the nearest page. */
export function pageOf(items: PortfolioView[], wanted: string | null): PortfolioPage {
  const { page, totalPages } = placeOf(items.length, wanted)
  return { items: items.slice((page - 1) * pageSize, page * pageSize), page, totalPages }
}

/** Which page of a list of `total` items that is. */
export function placeOf(
  total: number,
  wanted: string | null,
): Pick<PortfolioPage, 'page' | 'totalPages'> {
  const totalPages = Math.max(1, Math.ceil(total / pageSize))
  const number = Number(wanted ?? 1)
  const page = Number.isInteger(number) ? Math.min(Math.max(number, 1), totalPages) : 1
  return { page, totalPages }
}
