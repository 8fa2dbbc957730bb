import { useEffect } from 'react'
import { readPortfolioAhead } from '#app/site/content.ts'
import type { PortfolioType } from '#domain/portfolio/portfolio.contract.ts'

/**
 * Once the page on show is here, reads the whole list that it is a part of, so that turning pages
 * and filtering need not wait.
 */
export function useListAhead(type: PortfolioType, isHere: boolean): void {
  useEffect(() => {
    if (!isHere) return
    const reading = new AbortController()
    void readPortfolioAhead(type, reading.signal)
    return () => reading.abort()
  }, [type, isHere])
}
