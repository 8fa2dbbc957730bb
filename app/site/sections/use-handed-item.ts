/** The project or product that a link hands over to its page. */
import { useLocation } from 'react-router'
import { useHydrated } from '#app/site/layout/use-hydrated.ts'
import type { PortfolioType, PortfolioView } from '#domain/portfolio/portfolio.contract.ts'

/**
 * What the visitor's last click handed over as `type`, with the texts that it may lack. Undefined while the
 * server's page is taken over, since the server can't know it.
 */
export function useHandedItem(type: PortfolioType): PortfolioView | undefined {
  const { state } = useLocation()
  const hydrated = useHydrated()
  if (!hydrated || typeof state !== 'object' || state === null) return undefined
  const handed = (state as Record<string, PortfolioView | undefined>)[type]
  return handed && { ...handed, type, description: handed.description ?? '' }
}
