/** One scale of type: what is said on the pages that sell has one of its sizes, and no other. */
import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'

const steps = ['heading', 'loud', 'section', 'statement', 'lead', 'text', 'small']

/** Sizes of all that is in sight, with a word of each, that are none of the steps'. */
const strayOn = (names: string[]) => {
  const pixels = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
  const probe = document.body.appendChild(document.createElement('i'))
  const allowed = names.map((name) => {
    probe.style.fontSize = `var(--step-${name})`
    return pixels(probe)
  })
  probe.remove()
  const stray: string[] = []
  const main = document.querySelector('main') ?? document.body
  const walk = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  let seen = 0
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const holder = node.parentElement
    const word = node.textContent?.trim()
    // The opening and the end of home have sizes of their own, a name or a number is as wide as its place, and a number in
    // a sentence as high as its words.
    if (!holder || !word) continue
    if (holder.matches('.hero-words *, .figure *, .outcome b, #closing-call')) continue
    if (holder.getClientRects().length === 0) continue
    seen++
    if (!allowed.some((size) => Math.abs(size - pixels(holder)) < 0.2)) {
      stray.push(`${pixels(holder)} ${word.slice(0, 24)}`)
    }
  }
  return { seen, stray }
}

async function expectOneScale(page: Page, address: string): Promise<void> {
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(address)
    await hydrated(page)
    const { seen, stray } = await page.evaluate(strayOn, steps)
    expect(seen).toBeGreaterThan(20)
    expect(stray, `at ${width} pixels`).toEqual([])
  }
}

for (const address of [
  '/',
  '/services',
  '/project-details?id=tilla-and-sole',
  '/product-details?id=golak-till',
]) {
  test(`all words of ${address} have a size of the scale`, async ({ page }) => {
    await expectOneScale(page, address)
  })
}

test('all words of a service have a size of the scale', async ({ page }) => {
  await page.goto('/services')
  const service = page.getByRole('link', { name: 'Web Applications' })
  await expectOneScale(page, (await service.getAttribute('href')) ?? '')
})
