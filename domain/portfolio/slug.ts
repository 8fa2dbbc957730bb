/** Names of records in addresses. */
import type { PortfolioType } from '#domain/portfolio/portfolio.contract.ts'
import { isUuid } from '#platform/uuid.ts'

const longestSlug = 80

/** Words that stand in the place of a slug in the API's own paths. */
const taken = ['create']

/**
 * What the address of an item called `name` is made from: its Latin letters and digits in lower
 * case. A name that has none gives the type, and one that reads like an id or a path is put after it.
 */
export function slugOf(name: string, type: PortfolioType): string {
  const slug = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replaceAll(/^-+|-+$/g, '')
  if (slug === '') return type
  return isUuid(slug) || taken.includes(slug) ? `${type}-${slug}` : slug
}

/** True for text that can be a slug; ids look like one. */
export const isSlug = (value: string) => /^[a-z0-9-]{1,200}$/i.test(value)

/** `base`, or the first of `base-2`, `base-3` … that is not among `used`. */
export function freeSlug(base: string, used: readonly string[]): string {
  const known = new Set(used)
  let slug = base
  for (let count = 2; known.has(slug); count += 1) slug = `${base}-${count}`
  return slug
}
