/** The site on paper, which has no grounds: words are dark there, whatever they stand on elsewhere. */
import { expect, hydrated, test } from './fixtures.ts'

for (const address of [
  '/',
  '/services',
  '/projects',
  '/project-details?id=tilla-and-sole',
  '/product-details?id=golak-till',
]) {
  test(`on paper the words of ${address} are dark, and nothing is drawn over them`, async ({
    page,
  }) => {
    await page.goto(address)
    await hydrated(page)
    await page.emulateMedia({ media: 'print' })
    const words = await page
      .getByRole('main')
      .locator('h1, h2, h3, p, dd')
      .evaluateAll((all) => {
        const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
        return all
          .filter((it) => it.checkVisibility())
          .map((it) => {
            if (!pen) throw new Error('There is no canvas to measure colours with')
            pen.fillStyle = getComputedStyle(it).color
            pen.fillRect(0, 0, 1, 1)
            return {
              said: it.textContent,
              light: Math.max(...pen.getImageData(0, 0, 1, 1).data.slice(0, 3)),
            }
          })
      })
    expect(words.length).toBeGreaterThan(5)
    // The lightest grey with which the site says anything on paper has 86.
    expect(words.filter(({ light }) => light > 120)).toEqual([])
    const cut = await page
      .getByRole('main')
      .locator('img')
      .evaluateAll((all) =>
        all
          .filter((it) => it.checkVisibility())
          .flatMap((it) => [it, it.parentElement as Element])
          .map((it) => getComputedStyle(it))
          .filter(({ maskImage, clipPath }) => maskImage !== 'none' || clipPath !== 'none'),
      )
    expect(cut).toEqual([])
    const crests = await page
      .locator('.section')
      .evaluateAll((all) => all.map((part) => getComputedStyle(part, '::before').content))
    expect(crests.filter((content) => content !== 'none')).toEqual([])
  })
}

test('on paper the benefits of a service stand apart, without a ground', async ({ page }) => {
  // As wide as a sheet of A4.
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.goto('/services')
  await page.getByRole('link', { name: 'Identity Design' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Identity Design')
  await hydrated(page)
  await page.emulateMedia({ media: 'print' })
  const benefits = page.getByRole('region', { name: 'Why have it made' })
  const boxes = await benefits
    .locator('li')
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON() as DOMRect))
  expect(boxes).toHaveLength(8)
  const overlaps = boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      ),
  )
  expect(overlaps).toEqual([])
  const grounds = await benefits.evaluate((part) =>
    [part, ...part.children]
      .filter((it) => it.checkVisibility())
      .flatMap((it) => [undefined, '::before', '::after'].map((of) => getComputedStyle(it, of)))
      .filter(({ content, display }) => content !== 'none' && display !== 'none')
      .map(({ backgroundColor }) => backgroundColor),
  )
  expect(new Set(grounds)).toEqual(new Set(['rgba(0, 0, 0, 0)']))
})
