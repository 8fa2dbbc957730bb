/** The crafts of which the site has pictures of its own. */

/** Of a craft, as the names of its pictures have it. */
export const craftSlug = (category: string): string =>
  category.toLowerCase().replace(/[^a-z0-9]+/g, '-')

const own: ReadonlySet<string> = new Set([
  'web-development',
  'mobile-app-development',
  'ui-ux-design',
  'e-commerce',
  'digital-marketing',
  'cloud-devops',
  'data-ai',
  'brand-identity',
])

/** Whether the category of that name is one of them; for every other its icon stands in. */
export const isOwnCraft = (category: string): boolean => own.has(craftSlug(category))
