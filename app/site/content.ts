/**
 * What the browser reads from the API when a visitor goes on from page to page. A list that can't
 * be had is an empty one, and its page says so (the specification, error catalogue).
 */
import { ApiFailure, readApi } from '#app/site/api.ts'
import type { CategoryView } from '#domain/category/category.contract.ts'
import type { PortfolioType, PortfolioView } from '#domain/portfolio/portfolio.contract.ts'
import type { ServiceView } from '#domain/service/service.contract.ts'

export async function readCategories(signal?: AbortSignal): Promise<CategoryView[]> {
  const reading = readApi<{ data: CategoryView[] }>('/category', signal)
  return orEmpty(reading.then(({ data }) => data))
}

/** Services of all categories, or of one. */
export async function readServices(
  categoryId?: string,
  signal?: AbortSignal,
): Promise<ServiceView[]> {
  const path = categoryId ? `/services/category-id/${encodeURIComponent(categoryId)}` : '/services'
  const reading = readApi<{ services: ServiceView[] }>(path, signal)
  return orEmpty(reading.then(({ services }) => services))
}

/** @throws Response with the status that the error page explains */
export const readService = async (id: string, signal?: AbortSignal): Promise<ServiceView> => {
  const path = `/services/${encodeURIComponent(id)}`
  const { service } = await orErrorPage(readApi<{ service: ServiceView }>(path, signal))
  return service
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

/** Milliseconds for which a list is kept (the specification, business constants). */
const keptFor = 600_000

/** All projects or products, kept for the session. A failure is not kept. */
export async function readPortfolio(
  type: PortfolioType,
  signal?: AbortSignal,
): Promise<PortfolioView[]> {
  const kept = recall(type)
  if (kept) return kept
  try {
    const path = `/${type}?type=${type}`
    const { portfolios } = await readApi<{ portfolios: PortfolioView[] }>(path, signal)
    keep(type, portfolios)
    return portfolios
  } catch (error) {
    return onlyFailures(error)
  }
}

type Kept = { projects: PortfolioView[]; timestamp: number }

function recall(type: PortfolioType): PortfolioView[] | undefined {
  try {
    const kept: Kept | null = JSON.parse(sessionStorage.getItem(`${type}s`) ?? 'null')
    return kept && Date.now() - kept.timestamp < keptFor ? kept.projects : undefined
  } catch {
    return undefined
  }
}

function keep(type: PortfolioType, projects: PortfolioView[]): void {
  try {
    const kept: Kept = { projects, timestamp: Date.now() }
    sessionStorage.setItem(`${type}s`, JSON.stringify(kept))
  } catch {
    // A browser without storage reads the list again.
  }
}

const orEmpty = <Item>(reading: Promise<Item[]>): Promise<Item[]> => reading.catch(onlyFailures)

/** A visitor who has gone elsewhere ends the reading; that is no failure to show. */
function onlyFailures(error: unknown): [] {
  if (error instanceof DOMException && error.name === 'AbortError') throw error
  return []
}

async function orErrorPage<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof ApiFailure) throw new Response(null, { status: error.status })
    throw error
  }
}
