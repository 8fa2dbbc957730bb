/** Every page of the public site: its content without script, its status, its accessibility. */
import type { APIRequestContext } from '@playwright/test'
import { checkAccessibility, expect, hydrated, test } from './fixtures.ts'

/** Pages that are the same in every database, with the one heading of each. */
const pages = [
  { path: '/', heading: 'Be the market Leader in your industry' },
  { path: '/about', heading: 'About' },
  { path: '/services', heading: 'Our Services' },
  { path: '/projects', heading: 'Our Projects' },
  { path: '/project-details?id=fintrack', heading: 'Fintrack' },
  { path: '/products', heading: 'Our Products' },
  { path: '/contact', heading: 'Get in touch!' },
  { path: '/career', heading: 'We Support Inclusivity' },
  { path: '/newsletter', heading: 'Newsletter' },
  { path: '/privacy', heading: 'Privacy' },
]

type Named = { _id: string; name: string; categoryId?: string }

/** The categories and services as a client of the API sees them. */
async function content(request: APIRequestContext) {
  const categories: Named[] = (await (await request.get('/api/v1/category')).json()).data
  const services: Named[] = (await (await request.get('/api/v1/services')).json()).services
  return { categories, services }
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, heading } of pages) {
    test(`${path} has its content`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByRole('main')).toHaveCount(1)
      await expect(page.getByRole('contentinfo')).toContainText('© 2019 Darya Studio')
      await expect(page).toHaveTitle(/Darya Studio$/)
    })
  }

  test('home shows its parts in their order', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Our Services',
      'About Us',
      'Unique Ideas For Your Business',
      'Our Projects',
      'Ready to make a real impact',
    ])
    const { categories } = await content(page.request)
    const cards = page.locator('.category-card')
    await expect(cards.getByRole('heading')).toHaveText(categories.map(({ name }) => name))
    // The studio's name in its own script, which a screen reader is told to read as Urdu.
    const name = page.getByText('Darya: river, in Urdu.')
    await expect(name.locator('[lang="ur"]')).toHaveText('دریا')
  })

  test('Learn More leads to the one service of a category, else to all of them', async ({
    page,
  }) => {
    const { categories, services } = await content(page.request)
    await page.goto('/')
    for (const { _id, name } of categories) {
      const own = services.filter(({ categoryId }) => categoryId === _id)
      const target =
        own.length === 1
          ? `/services/service-detail/${own[0]?._id}`
          : `/services/sub-services/${_id}`
      const link = page.getByRole('link', { name: `Learn More about ${name}` })
      await expect(link).toHaveAttribute('href', target)
    }
    expect(services.some(({ categoryId }) => categoryId)).toBe(true)
  })

  test('the river of crafts leads to each craft, and straight to each of its services', async ({
    page,
  }) => {
    const { categories, services } = await content(page.request)
    await page.goto('/services')
    const cards = page.locator('.category-card')
    await expect(cards.getByRole('heading')).toHaveText(categories.map(({ name }) => name))
    for (const { _id, name } of categories) {
      const held = page.getByRole('list', { name: `Services of ${name}`, exact: true })
      const own = services.filter(({ categoryId }) => categoryId === _id)
      await expect(held.getByRole('link')).toHaveText(own.map((service) => service.name))
    }
    const [second] = services.filter(({ categoryId }) => categoryId === categories[1]?._id)
    await cards.getByRole('link', { name: second?.name ?? '', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(second?.name ?? '')
  })

  test('a category lists its services, and a service tells of itself', async ({ page }) => {
    const { categories, services } = await content(page.request)
    const category = categories[0] as Named
    await page.goto(`/services/sub-services/${category._id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(category.name)
    const own = services.filter(({ categoryId }) => categoryId === category._id)
    await expect(page.locator('.service-card h3')).toHaveText(own.map(({ name }) => name))
    await page.getByRole('link', { name: own[0]?.name ?? '' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(own[0]?.name ?? '')
    await page.getByText('Responsive Design', { exact: true }).click()
    await expect(page.locator('details[open]')).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'About Services' })).toHaveAttribute(
      'href',
      '/services',
    )
  })

  test('details that were handed nothing say so', async ({ page }) => {
    await page.goto('/project-details')
    await expect(page.getByText('No project data found.')).toBeVisible()
    await page.goto('/product-details')
    await expect(page.getByText('No project data available.')).toBeVisible()
  })

  test('the Services panel opens', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('button', { name: 'Services' }).click()
    const link = page.getByRole('link', { name: 'UI/UX Design', exact: true })
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('UI/UX Design')
  })
})

test.describe('answers', () => {
  const missing = '01890000-0000-7000-8000-000000000000'
  const unknown = [
    '/nothing-here',
    `/services/service-detail/${missing}`,
    `/services/sub-services/${missing}`,
    '/project-details?id=nothing-here',
    '/product-details?id=fintrack',
  ]
  test.use({ expectedMessages: [/404/] })

  for (const path of unknown) {
    test(`404 at ${path}`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.getByAltText('Page not found')).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    })
  }

  for (const width of [390, 1280]) {
    test(`an address without a page stands in the margin at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      const expectTitle = async () => {
        const title = page.locator('[data-side-title]')
        await expect(title).toHaveText('OUR PEOPLE')
        // A page that takes over from the one before has no box for a moment.
        await expect(async () => {
          const box = await title.boundingBox()
          expect(box?.height).toBeGreaterThan((box?.width ?? 0) * 3)
          const words = await page.getByRole('heading', { level: 1 }).boundingBox()
          const isLeft = (box?.x ?? 0) + (box?.width ?? 0) <= (words?.x ?? 0)
          const isRight = (box?.x ?? 0) >= (words?.x ?? 0) + (words?.width ?? 0)
          expect(isLeft || isRight).toBe(true)
        }).toPass()
      }
      await page.goto('/our_people-details')
      await hydrated(page)
      await expectTitle()
      await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
      await expect(page).toHaveURL('/')
      // Once more without a document from the server.
      await page.goBack()
      await expectTitle()
    })
  }

  test('405 to a form that a page does not take', async ({ request }) => {
    const response = await request.post('/about', { form: { a: 'b' } })
    expect(response.status()).toBe(405)
    expect(response.headers()['allow']).toBe('GET, HEAD')
  })

  test('pages forbid scripts and frames that are not their own', async ({ request }) => {
    const response = await request.get('/')
    const policy = response.headers()['content-security-policy'] ?? ''
    expect(policy).toMatch(/script-src 'self' 'sha256-[^' ]+';/)
    expect(policy).toMatch(/style-src 'self' 'sha256-[^' ]+';/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(await response.text()).not.toMatch(/ style=|<style>|<script>/)
  })

  test('what the address holds besides is not echoed', async ({ request }) => {
    const [plain, noisy] = await Promise.all([
      request.get('/projects?page=2'),
      request.get('/projects?utm_source=letter&page=2', { headers: { cookie: 'a=b' } }),
    ])
    expect(await noisy.text()).toBe(await plain.text())
  })
})

test.describe('accessibility', () => {
  for (const width of [390, 1280]) {
    for (const { path } of pages) {
      test(`${path} at ${width} pixels`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto(path)
        await expect(page.locator('html[data-hydrated]')).toBeAttached()
        await checkAccessibility(page)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow).toBe(0)
      })
    }
  }
})
