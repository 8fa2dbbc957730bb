/**
 * What the browser reads from the API when a visitor goes on from page to page. A list that can't
 * be had is null: it is logged, and its page shows it as empty and offers to try again (the
 * specification, error catalogue).
 */
import { ApiFailure, forErrorPage, readApi } from '#app/site/api.ts'
import type { Later } from '#app/site/later.ts'
import type { CategoryView } from '#domain/category/category.contract.ts'
import type { PortfolioType, PortfolioView } from '#domain/portfolio/portfolio.contract.ts'
import type { ServiceView, ServiceWork } from '#domain/service/service.contract.ts'

export const readCategories = (signal?: AbortSignal): Promise<CategoryView[] | null> =>
  readList('/category', 'data', signal)

/** Names of all categories. */
export const readCategoryNames = async (signal?: AbortSignal): Promise<string[] | null> =>
  (await readCategories(signal))?.map(({ name }) => name) ?? null

/** Services of all categories, or of one. */
export const readServices = (
  categoryId?: string,
  signal?: AbortSignal,
): Promise<ServiceView[] | null> => {
  const path = categoryId ? `/services/category-id/${encodeURIComponent(categoryId)}` : '/services'
  return readList(path, 'services', signal)
}

/** @throws Response with the status that the error page explains */
export const readService = async (id: string, signal?: AbortSignal): Promise<ServiceView> => {
  const path = `/services/${encodeURIComponent(id)}`
  const { service } = await orErrorPage(readApi<{ service: ServiceView }>(path, signal))
  return service
}

/** What was made in the services of a category; nothing where that can't be had. */
export const readServiceWorks = async (
  categoryId: string,
  signal?: AbortSignal,
): Promise<ServiceWork[]> => {
  const path = `/services/category-id/${encodeURIComponent(categoryId)}/works`
  return (await readList<ServiceWork>(path, 'works', signal)) ?? []
}

/** One project or product by its slug. @throws Response as above */
export const readPortfolioItem = async (
  type: PortfolioType,
  slug: string,
  signal?: AbortSignal,
): Promise<PortfolioView> => {
  const path = `/${type}/${encodeURIComponent(slug)}`
  const { portfolio } = await orErrorPage(readApi<{ portfolio: PortfolioView }>(path, signal))
  if (portfolio.type !== type) throw new Response(null, { status: 404 })
  return portfolio
}

/** The first `many` projects of a category, in the order asked for; none where they can't be had. */
export const readProjectsOf = async (
  categoryId: string,
  order: 'oldest first' | 'newest first',
  many: number,
  signal?: AbortSignal,
): Promise<PortfolioView[]> => {
  const query = new URLSearchParams({
    type: 'project',
    category: categoryId,
    order: order === 'newest first' ? '-createdAt' : 'createdAt',
    page: '1',
    limit: String(many),
  })
  return (await readList<PortfolioView>(`/project?${query}`, 'portfolios', signal)) ?? []
}

/** The project that a visitor goes on to from this one; null where there is none to be had. */
export const readNextProject = async (
  slug: string,
  signal?: AbortSignal,
): Promise<PortfolioView | null> => {
  const path = `/project/${encodeURIComponent(slug)}/next`
  try {
    return (await readApi<{ portfolio: PortfolioView | null }>(path, signal)).portfolio
  } catch {
    // The list stands in its place.
    return null
  }
}

/** Milliseconds for which a list is kept (the specification, business constants). */
const keptFor = 600_000

/** All projects or products, kept for the session. A failure is not kept. */
export function readPortfolio(
  type: PortfolioType,
  signal?: AbortSignal,
): Later<PortfolioView[] | null> {
  return recall(type) ?? fetchPortfolio(type, signal)
}

/**
 * Reads a list for later, unless it is kept already: the server sent the page on show without the
 * rest. A failure is nobody's concern yet.
 */
export async function readPortfolioAhead(type: PortfolioType, signal: AbortSignal): Promise<void> {
  if (recall(type)) return
  try {
    const path = `/${type}?type=${type}`
    const { portfolios } = await readApi<{ portfolios: PortfolioView[] }>(path, signal)
    if (Array.isArray(portfolios)) keep(type, portfolios)
  } catch {
    // Whoever turns the page reads it again, and hears of it then.
  }
}

async function fetchPortfolio(type: PortfolioType, signal?: AbortSignal) {
  const list = await readList<PortfolioView>(`/${type}?type=${type}`, 'portfolios', signal)
  if (list) keep(type, list)
  return list
}

/** Session storage holds `{projects, timestamp}` under projects, and products likewise. */
function recall(type: PortfolioType): PortfolioView[] | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(`${type}s`) ?? '{}')
    const list: unknown = kept[`${type}s`]
    const age = Date.now() - kept.timestamp
    return Array.isArray(list) && age >= 0 && age < keptFor ? list : undefined
  } catch {
    return undefined
  }
}

function keep(type: PortfolioType, list: PortfolioView[]): void {
  try {
    const kept = { [`${type}s`]: list, timestamp: Date.now() }
    sessionStorage.setItem(`${type}s`, JSON.stringify(kept))
  } catch {
    // A browser without storage, or without room in it, reads the list again.
  }
}

/** The list that an answer holds under `field`; null, and a line in the log, where there is none. */
async function readList<Item>(
  path: string,
  field: string,
  signal?: AbortSignal,
): Promise<Item[] | null> {
  try {
    const list = (await readApi<Record<string, unknown>>(path, signal))[field]
    if (!Array.isArray(list)) throw new Error('The answer holds no list')
    return list
  } catch (error) {
    // A visitor who has gone elsewhere ends the reading; that is no failure.
    // biome-ignore lint/suspicious/noConsole: the specification has such failures logged
    if (!signal?.aborted) console.error(reasonOf(error, field))
    return null
  }
}

const reasonOf = (error: unknown, field: string): string => {
  if (error instanceof ApiFailure && error.status >= 400) {
    return `HTTP error! Status: ${error.status}`
  }
  return `Failed to fetch ${field === 'portfolios' ? 'projects' : field}`
}

async function orErrorPage<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading
  } catch (error) {
    throw forErrorPage(error)
  }
}
