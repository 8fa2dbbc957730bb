/** Calls of a page that are kept waiting, for journeys through what is seen meanwhile. */
import type { Page } from '@playwright/test'

/** Keeps calls to `pattern` waiting until what it returns is called. */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await gate.promise
    await route.continue()
  })
  return gate.resolve
}
