/** What search engines, and those with whom a page is shared, are told of the site. */
import sharp from 'sharp'
import { expect, test } from './fixtures.ts'

type Head = {
  title: string
  description: string
  canonical: string
  picture: string
  things: { '@type': string }[]
}

/** The head of a page as a program reads it. */
function headOf(html: string): Head {
  const find = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g)
  return {
    title: find(/<title>(.+?)<\/title>/),
    description: find(/<meta name="description" content="(.+?)">/),
    canonical: find(/<link rel="canonical" href="(.+?)">/),
    picture: find(/<meta property="og:image" content="(.+?)">/),
    things: [...blocks].map(([, json]) => JSON.parse(json ?? '')),
  }
}

test('every address of the sitemap is a page with a head of its own', async ({ request }) => {
  test.slow()
  const xml = await (await request.get('/sitemap.xml')).text()
  const addresses = [...xml.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address ?? '')
  expect(addresses.length).toBeGreaterThan(40)
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  for (const address of addresses) {
    const response = await request.get(address)
    expect(response.status(), address).toBe(200)
    const { title, description, canonical, picture } = headOf(await response.text())
    expect(canonical, address).toBe(address)
    expect(titles.get(title), `${title} at ${address}`).toBeUndefined()
    expect(descriptions.get(description), `${description} at ${address}`).toBeUndefined()
    expect(description.length, address).toBeGreaterThan(20)
    expect(picture, address).toMatch(/\/og\/.+\.png/)
    titles.set(title, address)
    descriptions.set(description, address)
  }
})

for (const path of ['/', '/career', '/project-details?id=fintrack']) {
  test(`${path} is shared with a picture of 1200 by 630 pixels`, async ({ request }) => {
    const { picture } = headOf(await (await request.get(path)).text())
    const response = await request.get(picture)
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toBe('image/png')
    const { format, width, height } = await sharp(await response.body()).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 })
  })
}

for (const path of ['/og/nothing-here.png', '/og/project-details.png', '/og/home']) {
  test(`there is no picture at ${path}`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404)
  })
}

test('pages say in data what they are about', async ({ request }) => {
  const typesAt = async (path: string) =>
    headOf(await (await request.get(path)).text()).things.map((thing) => thing['@type'])
  const { services } = await (await request.get('/api/v1/services')).json()
  const { portfolios } = await (await request.get('/api/v1/product')).json()
  const { data: jobs } = await (await request.get('/api/v1/job')).json()
  expect(await typesAt('/')).toEqual(['Organization'])
  expect(await typesAt('/about')).toEqual(['Organization', 'BreadcrumbList'])
  const service = await typesAt(`/services/service-detail/${services[0]._id}`)
  expect(service).toEqual(['Organization', 'Service', 'BreadcrumbList'])
  const product = await typesAt(`/product-details?id=${portfolios[0].slug}`)
  expect(product).toEqual(['Organization', 'Product', 'BreadcrumbList'])
  const job = await typesAt(`/career/${jobs[0]._id}`)
  expect(job).toEqual(['Organization', 'JobPosting', 'BreadcrumbList'])
})

test('programs find the sitemap and stay out of the back office', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /admin\n')
  expect(robots).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m)
  const office = await request.get('/admin')
  expect(office.headers()['x-robots-tag']).toBe('noindex')
})

test('the manifest names the agency and icons that exist', async ({ page }) => {
  await page.goto('/about')
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = await (await page.request.get(href ?? '')).json()
  expect(manifest.name).toBe('Darya Studio')
  const color = page.locator('meta[name="theme-color"]')
  await expect(color).toHaveAttribute('content', manifest.theme_color)
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200)
})

test('the head goes along to the next page', async ({ page }) => {
  await page.goto('/about')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Projects' }).click()
  await expect(page).toHaveTitle('Projects · Darya Studio')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/projects$/)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveTitle('Projects, page 2 · Darya Studio')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/projects\?page=2$/)
})
