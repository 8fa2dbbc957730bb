/** Which project or product shows what was made in a service. */
import type { Context } from '#domain/context.ts'
import {
  type PortfolioView,
  portfolioTypes,
  viewPortfolioItem,
} from '#domain/portfolio/portfolio.contract.ts'
import { selectPortfolioNaming } from '#domain/portfolio/portfolio.store.ts'
import type { ServiceWork } from '#domain/service/service.contract.ts'
import { selectServices } from '#domain/service/service.store.ts'
import { hostOf } from '#platform/web-address.ts'

/**
 * The works of a category's services, in the order of the services, of which some have none. Holds
 * what visitors may see, whoever asks.
 */
export async function listServiceWorks(ctx: Context, categoryId: string): Promise<ServiceWork[]> {
  // Those of other categories may show the same item.
  const services = await selectServices(ctx.db, { all: false })
  const own = services.filter((service) => service.categoryId === categoryId)
  const hosts = own.flatMap(({ workUrl }) => hostOf(workUrl) ?? [])
  const rows = await selectPortfolioNaming(ctx.db, [...new Set(hosts)])
  const places = Map.groupBy(rows.map(placeOf), ({ host }) => host)
  const turns = new Map<PortfolioView, number>()
  return services.flatMap((service) => {
    const host = hostOf(service.workUrl)
    const item = itemAt(service.workUrl, (host && places.get(host)) || [])
    if (!item) return []
    const turn = turns.get(item) ?? 0
    turns.set(item, turn + 1)
    return service.categoryId === categoryId ? [{ serviceId: service.id, item, turn }] : []
  })
}

/** An item and where it is, which is read once for all services: there may be thousands of both. */
type Place = { item: PortfolioView; host: string | undefined; path: string; rank: number }

const placeOf = (row: Parameters<typeof viewPortfolioItem>[0]): Place => {
  const item = viewPortfolioItem(row)
  const rank = portfolioTypes.indexOf(item.type)
  return { item, host: hostOf(item.url), path: pathOf(item.url), rank }
}

/**
 * The item at the address `workUrl`, of those at its host: the one whose path the address goes on
 * from, then a project rather than a product, then the first of `places`.
 */
function itemAt(workUrl: string, places: Place[]): PortfolioView | undefined {
  const path = pathOf(workUrl)
  const common = (place: Place) => (path.startsWith(place.path) ? place.path.length : 0)
  let best: Place | undefined
  for (const place of places) {
    const nearer = best && (common(place) - common(best) || best.rank - place.rank)
    if (nearer === undefined || nearer > 0) best = place
  }
  return best?.item
}

/** The path of an address, whole names of it only. */
const pathOf = (address: string) => `${URL.parse(address)?.pathname.replace(/\/$/, '')}/`
