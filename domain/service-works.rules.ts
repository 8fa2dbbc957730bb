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
  const items = rows.map(viewPortfolioItem)
  return own.flatMap((service) => {
    const item = itemAt(service.workUrl, items)
    if (!item) return []
    const older = services.slice(0, services.indexOf(service))
    const turn = older.filter(({ workUrl }) => itemAt(workUrl, items) === item).length
    return [{ serviceId: service.id, item, turn }]
  })
}

/**
 * The item at the host of `workUrl`: of several the one whose path the address goes on from, then a
 * project rather than a product, then the first of `items`.
 */
function itemAt(workUrl: string, items: PortfolioView[]): PortfolioView | undefined {
  const host = hostOf(workUrl)
  const path = pathOf(workUrl)
  const common = ({ url }: PortfolioView) => (path.startsWith(pathOf(url)) ? pathOf(url).length : 0)
  const rank = ({ type }: PortfolioView) => portfolioTypes.indexOf(type)
  const [best] = items
    .filter(({ url }) => host !== undefined && hostOf(url) === host)
    .sort((a, b) => common(b) - common(a) || rank(a) - rank(b))
  return best
}

/** The path of an address, whole names of it only. */
const pathOf = (address: string) => `${URL.parse(address)?.pathname.replace(/\/$/, '')}/`
