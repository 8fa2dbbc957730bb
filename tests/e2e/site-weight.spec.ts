/** What pages weigh, and how often home asks, on their way to a visitor who has never been here. */
import { get } from 'node:http'
import type { Browser, Request } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Bytes, with headers, until the page is loaded, which is what its first screen needs. */
const mostAtFirst = 90_000
/** Files until then; the partners' logos come afterwards. */
const mostFiles = 15
/** Bytes until it rests, faces and script with them, without the film, which only decorates. */
const mostInAll = 250_000
/** Bytes of a page in brotli, its styles and state with it. */
const mostOfDocument = 14 * 1024

async function weightOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(
    requests.filter((request) => !request.url().endsWith('.mp4')).map((request) => request.sizes()),
  )
  return sizes.reduce((sum, size) => sum + size.responseBodySize + size.responseHeadersSize, 0)
}

/** A first visit, to which nothing is kept from another. */
async function visit(
  browser: Browser,
  width: number,
): Promise<{ first: number; count: number; all: number }> {
  const visitor = await browser.newContext({ viewport: { width, height: 844 } })
  try {
    const page = await visitor.newPage()
    const requests: Request[] = []
    page.on('requestfinished', (request) => requests.push(request))
    await page.goto('/', { waitUntil: 'load' })
    const count = new Set(requests.map((request) => request.url())).size
    const first = await weightOf([...requests])
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await page.waitForLoadState('networkidle')
    return { first, count, all: await weightOf(requests) }
  } finally {
    await visitor.close()
  }
}

for (const width of [390, 1280]) {
  test(`the home page at ${width} pixels weighs little`, { tag: '@browser' }, async ({
    browser,
  }) => {
    const { first, count, all } = await visit(browser, width)
    expect(first).toBeGreaterThan(10_000)
    expect(count).toBeGreaterThan(1)
    expect(count).toBeLessThanOrEqual(mostFiles)
    expect(all).toBeGreaterThan(first)
    // Once the smaller pictures are made, which the first visitor of all asks for.
    await expect(async () => {
      const next = await visit(browser, width)
      expect(next.first).toBeLessThanOrEqual(mostAtFirst)
      expect(next.all).toBeLessThanOrEqual(mostInAll)
    }).toPass({ timeout: 60_000 })
  })
}

/** Bytes of a page as a browser that knows brotli gets it. */
const documentWeight = (address: string) =>
  new Promise<number>((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0
      answer.on('data', (part: Buffer) => {
        bytes += part.length
      })
      answer.on('end', () => resolve(bytes))
      answer.on('error', reject)
    }).on('error', reject)
  })

test('the document of no page that sells weighs more than 14 kB', async ({ page, baseURL }) => {
  await page.goto('/services')
  const service = await page.getByRole('link', { name: 'Web Applications' }).getAttribute('href')
  for (const path of [
    '/',
    '/services',
    service ?? '',
    '/projects',
    '/project-details?id=tilla-and-sole',
    '/product-details?id=golak-till',
  ]) {
    // The first visitor's is compressed in a hurry.
    await expect
      .poll(() => documentWeight(`${baseURL}${path}`), { message: path })
      .toBeLessThanOrEqual(mostOfDocument)
  }
})
