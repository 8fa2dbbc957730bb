/** The texts, links and orders that the specification gives, page by page. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

type Named = { _id: string; name: string; slug: string; title: string; categoryId: string }
type Project = Named & {
  category: { name: string }
  description: string
  image: string[]
  url: string
}

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, level = 1) => main(page).getByRole('heading', { level })

/** The trail as it is seen: names, and what stands between them. */
async function expectTrail(page: Page, names: string[], separator: '/' | '>') {
  const parts = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  await expect(parts).toHaveText(names)
  const between = await parts.evaluateAll((all) =>
    all.slice(0, -1).map((part) => getComputedStyle(part, '::after').content),
  )
  expect(new Set(between)).toEqual(new Set([`"${separator}" / ""`]))
}

/** Links of the main part by their names, with where they lead. */
async function expectLinks(page: Page, links: Record<string, string>) {
  for (const [name, target] of Object.entries(links)) {
    const link = main(page).getByRole('link', { name, exact: true }).first()
    await expect(link).toHaveAttribute('href', target)
  }
}

const checks: Record<string, (page: Page) => Promise<void>> = {
  async home(page) {
    await page.goto('/')
    await expect(heading(page)).toHaveText('Be the market Leader in your industry')
    await expect(
      page.getByText(
        'Stay ahead of the competition with cutting-edge technology and innovative solutions to lead your industry!',
        { exact: true },
      ),
    ).toBeVisible()
    const hero = page.getByRole('region', { name: 'Be the market Leader in your industry' })
    await expect(hero.getByRole('link')).toHaveText(['What We Do', 'View Works'])
    await expect(hero.getByRole('link').first()).toHaveAttribute('href', '/services')
    await expect(hero.getByRole('link').last()).toHaveAttribute('href', '/projects')
    const strip = page.locator('.partners-track a')
    const targets = await strip.evaluateAll((links) =>
      links.map((link) => [link.getAttribute('href'), link.getAttribute('target')]),
    )
    expect(targets).toHaveLength(10)
    expect(targets.slice(0, 5)).toEqual(targets.slice(5))
    expect(new Set(targets.map(([target]) => target)).size).toBe(5)
    for (const [target, window] of targets) {
      expect(target).toMatch(/^https?:\/\//)
      expect(window).toBe('_blank')
    }
    const cards = page.locator('.category-card')
    const colours = await cards.evaluateAll((all) =>
      all.map((card) => getComputedStyle(card.querySelector('.craft-water') ?? card).color),
    )
    expect(new Set(colours).size).toBe(8)
    await expect(
      page
        .getByRole('region', { name: 'Ready to make a real impact' })
        .getByRole('listitem')
        .getByRole('heading'),
    ).toHaveText([
      'Custom Software Development',
      'Smart E-Commerce & Digital Presence',
      'Digital Transformation & Innovation',
      'Cloud-Based Business Solutions',
    ])
    const chips = page.locator('.chip')
    await expect(chips).toHaveText(['All', 'Web Development', 'Mobile App Development'])
    await expect(chips.first()).toHaveAttribute('aria-pressed', 'true')
    // What came of them: of the card that leads and of the two that are seen beside it, not of those after the next.
    const works = page.getByRole('list', { name: 'Our Projects' }).getByRole('link')
    await expect(works.first().getByRole('paragraph')).toHaveText([
      'Dabbi Bazaar Shoemakers',
      'Only 1 pair in 16 comes back now, where it was 1 in 5.',
    ])
    await expect(works.nth(1).getByRole('paragraph')).toHaveText([
      'Kachnar Grammar School',
      'In its first season every family had its answer within 4 days, where the year before they had waited 5 weeks.',
    ])
    await expect(works.nth(2).getByRole('paragraph')).toHaveText(['Pyali Tea Company', /\d/])
    await expect(works.nth(4).getByRole('paragraph')).toHaveCount(1)
  },

  async about(page) {
    await page.goto('/about')
    await expectTrail(page, ['Home', 'About'], '/')
    await expect(page.getByText('Netherlands-based cleaning service provider')).toBeVisible()
    await expect(heading(page, 2)).toHaveText([
      'Vision',
      'Mission',
      'Our Values',
      'Ready to make a real impact',
    ])
    await expect(page.locator('.values-list summary')).toHaveText([
      'Innovation',
      'Integrity',
      'Quality',
      'Collaboration',
      'User-Centric Focus',
      'Accountability',
      'Continuous Improvement',
    ])
  },

  async services(page) {
    await page.goto('/services')
    await expectTrail(page, ['Home', 'Services'], '>')
    await expect(heading(page)).toHaveText('Our Services')
    await expect(heading(page, 2).first()).toHaveText('What We Do')
    await expect(page.getByLabel('Full name')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Ask us' }).getByRole('listitem')).toHaveText([
      'An engineer reads it, whoever it is from.',
      'You have an answer within two working days.',
      'If it suits you, two of us come and watch the work where it is done.',
    ])
  },

  async 'services of a category'(page) {
    const [category] = await read<Named>(page, '/category', 'data')
    await page.goto(`/services/sub-services/${category?._id}`)
    await expectTrail(page, ['Home', 'Services', category?.name ?? ''], '>')
    await expect(heading(page, 2).first()).toHaveText('What We Do')
    const plates = page.locator('.service-card .service-plate')
    const colours = await plates.evaluateAll((all) =>
      all.map((plate) => getComputedStyle(plate).backgroundColor),
    )
    expect(colours.length).toBeGreaterThan(1)
    expect(new Set(colours).size).toBe(colours.length)
    const projects = await read<Project>(page, '/project?type=project', 'portfolios')
    const own = projects.filter((project) => project.category.name === category?.name)
    const lately = page.getByRole('region', { name: 'Lately, in this craft' })
    const works = lately.getByRole('heading', { level: 3 }).getByRole('link')
    const latest = own.slice(-6).reverse()
    await expect(works).toHaveText(latest.map(({ name }) => name))
    await expect(works.first()).toHaveAttribute('href', `/project-details?id=${latest[0]?.slug}`)
  },

  async 'a service'(page) {
    const services = await read<Named>(page, '/services', 'services')
    const [service] = services
    const [first = '', ...rest] = (service?.name ?? '').split(' ')
    await page.goto(`/services/service-detail/${service?._id}`)
    await expect(heading(page)).toHaveText([first, ...rest].join(' '))
    await expect(heading(page).locator('em')).toHaveText(first)
    // The one word that is lighter.
    await expect(heading(page).locator('em')).toHaveCSS('font-weight', '400')
    await expect(heading(page)).toHaveCSS('font-weight', '700')
    await expectLinks(page, { 'About Services': '/services', 'View Works': '/projects' })
    const work = page.locator('.service-made')
    await expect(work.getByRole('link')).toHaveText(['Pani Desk', 'panidesk.example/duty-room'])
    await expectLinks(page, { 'Pani Desk': '/project-details?id=pani-desk' })
    await expect(work.getByText('Doaba Water and Drainage')).toBeVisible()
    const opening = main(page).getByRole('img', { name: 'Pani Desk, for Doaba Water and Drainage' })
    await expect(opening).toBeVisible()
    const others = services.filter(
      ({ _id, categoryId }) => categoryId === service?.categoryId && _id !== service?._id,
    )
    const siblings = page.getByRole('navigation', { name: /^More in / })
    await expect(siblings.getByRole('link')).toHaveText(others.map(({ name }) => name))
    const topics = page.locator('.accordion details')
    await expect(topics.locator('summary')).toHaveText([
      'Front-end Development',
      'Back-end Development',
      'Content Management System (CMS) Integration',
      'E-commerce Features',
      'Responsive Design',
    ])
    for (const topic of await topics.all()) {
      await expect(topic.locator('p')).toBeHidden()
      await topic.locator('summary').click()
      await expect(topic.locator('p')).toBeVisible()
    }
    await expect(page.locator('.benefit-grid h3')).toHaveText([
      'Tailored to Specific Needs',
      'Enhanced Efficiency',
      'Scalability',
      'Cost Savings',
      'Competitive Advantage',
      'Data Security',
      'Integration',
      'Maintenance and Support',
    ])
    const sizes = await page
      .locator('.benefit-grid h3')
      .evaluateAll((all) => all.map((title) => Number.parseFloat(getComputedStyle(title).fontSize)))
    // Of web development the fifth counts most.
    const largest = Math.max(...sizes)
    expect(sizes.flatMap((size, at) => (size === largest ? [at] : []))).toEqual([4])
  },

  async projects(page) {
    await page.goto('/projects')
    await expectTrail(page, ['Home', 'Projects'], '>')
    await expect(heading(page)).toHaveText('Our Projects')
    await expect(main(page).getByRole('link', { name: /^View More/ })).toHaveCount(6)
  },

  async 'a project'(page) {
    const projects = await read<Project>(page, '/project', 'portfolios')
    const project = projects.find(({ image }) => image.length > 1)
    if (!project) throw new Error('No project has several pictures')
    await page.goto(`/project-details?id=${project.slug}`)
    await expectTrail(page, ['Projects', `${project.category.name}-Details`], '>')
    await expect(heading(page)).toHaveText(project.name)
    await expectLinks(page, { 'Live Demo': project.url })
    const pictures = page.locator('main .cover:not([alt=""])')
    await expect(pictures).toHaveCount(project.image.length)
    await expect(pictures.first()).toHaveAttribute('src', project.image[0] ?? '')
    await expect(page.locator('.facts dt')).toHaveText(['Client', 'Date', 'Category', 'Technology'])
    await expect(page.locator('.result .figure')).toHaveText(/^\d/)
    await expect(page.getByRole('heading', { name: 'How we went about it' })).toBeVisible()
    const [account, approach, ...captions] = project.description.split('\n\n')
    // Its last sentence runs through the figure, and is said there alone.
    const told = await page.locator('.account, .result').allTextContents()
    expect(told.join(' ')).toBe(account)
    const gone = await page.locator('.case .told .statement, .case-words p').allTextContents()
    expect(gone.join(' ')).toBe(approach)
    await expect(page.locator('.case-picture figcaption')).toHaveText(captions)
    await expect(main(page).getByRole('link', { name: /^Next project/ })).toBeVisible()
  },

  async products(page) {
    await page.goto('/products')
    await expectTrail(page, ['Home', 'Products'], '>')
    await expect(main(page).getByRole('link', { name: /^View More/ })).toHaveCount(6)
    await expect(page.getByRole('button', { name: 'Previous page' })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Next page' })).toBeEnabled()
    await expect(page.locator('.pager p')).toHaveText(/^1 \/ \d$/)
  },

  async 'a product'(page) {
    const [product] = await read<Named>(page, '/product', 'portfolios')
    await page.goto(`/product-details?id=${product?.slug}`)
    await expectTrail(page, ['Home', 'Products', product?.name ?? ''], '>')
    await expect(heading(page)).toHaveText(product?.name ?? '')
    await expectLinks(page, { 'Contact Us': '/contact' })
    await expect(page.locator('.facts dt')).toHaveText([
      'Made for',
      'Available from',
      'Category',
      'Technology',
    ])
    await expect(page.getByRole('heading', { name: 'Our Products' })).toBeVisible()
    const quotation = page.getByRole('region', { name: 'Request a quotation' })
    await expect(quotation.getByRole('listitem')).toHaveText([/^We ask/, /^The price/, /^You try/])
  },

  async 'details of nothing'(page) {
    await page.goto('/project-details')
    await expect(heading(page)).toHaveText('No project data found.')
    await page.goto('/product-details')
    await expect(heading(page)).toHaveText('No project data available.')
  },

  async career(page) {
    const jobs = await read<Named>(page, '/job', 'data')
    await page.goto('/career')
    await expectTrail(page, ['Home', 'Career'], '>')
    await expect(heading(page)).toHaveText('We Support Inclusivity')
    await expect(heading(page, 2).first()).toHaveText('Find the Role that Best Fits You')
    const apply = main(page).getByRole('link', { name: /^APPLY NOW/ })
    await expect(apply).toHaveText(jobs.map(() => 'APPLY NOW'))
    await expect(apply.first()).toHaveAttribute('href', `/career/${jobs[0]?._id}`)
  },

  async 'a job and its form'(page) {
    const [job] = await read<Named>(page, '/job', 'data')
    await page.goto(`/career/${job?._id}`)
    await expect(heading(page)).toHaveText('Lahore Job Openings')
    await expect(heading(page, 3)).toHaveText(['Company Overview', 'Job Role', 'Requirements'])
    await expectLinks(page, { 'Apply Now': `/career/form/${job?._id}` })
    await page.goto(`/career/form/${job?._id}`)
    await expect(page.getByText('Lahore, Punjab, Pakistan - Full Time')).toBeVisible()
    const names = await main(page)
      .locator('.field [name]')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))
    expect(names).toEqual([
      'firstName',
      'lastName',
      'yourEmail',
      'phoneNumber',
      'city',
      'address',
      'state',
      'postalCode',
      'resume',
    ])
    await expect(page.locator('input[name=resume]')).not.toHaveAttribute('accept')
  },

  async contact(page) {
    await page.goto('/contact')
    await expectTrail(page, ['Home', 'Contact'], '/')
    await expect(heading(page)).toHaveText('Get in touch!')
    const fields = main(page).locator('.field [name]')
    const found = await fields.evaluateAll((all) =>
      all.map((field) => [field.getAttribute('name'), field.hasAttribute('required')]),
    )
    expect(found).toEqual(
      ['fullname', 'phone', 'email', 'address', 'message'].map((name) => [name, true]),
    )
    await page.getByRole('link', { name: 'Send message' }).click()
    await expect(page.getByLabel('Full name')).toBeInViewport()
  },

  async 'what is around all pages'(page) {
    await page.goto('/privacy')
    const foot = page.getByRole('contentinfo')
    await expect(foot.getByText('Lahore, Punjab, Pakistan', { exact: true })).toBeVisible()
    await expect(foot.getByRole('link', { name: '+92 300 0000000' })).toHaveAttribute(
      'href',
      'tel:+923000000000',
    )
    await expect(foot.getByRole('link', { name: 'Directions on the map' })).toBeVisible()
    await expect(foot.getByText('© 2019 Darya Studio')).toBeVisible()
    await expect(foot.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy')
    await expect(foot.getByText('Newsletter', { exact: true })).toBeVisible()
    await expect(foot.getByLabel('Newsletter')).toHaveAttribute('name', 'subscriberEmail')
    const ground = await page.evaluate(() => {
      const { position, backgroundImage } = getComputedStyle(document.body, '::before')
      return { position, isPicture: backgroundImage.startsWith('url(') }
    })
    expect(ground).toEqual({ position: 'fixed', isPicture: true })
    const menu = page.getByRole('button', { name: 'Menu' })
    if (await menu.isVisible()) await menu.click()
    const items = page.locator('.main-nav-list > li > :is(a, button)')
    await expect(items).toHaveText(['Home', 'About', 'Services', 'Projects', 'Products', 'Contact'])
    const targets = await items.evaluateAll((all) => all.map((item) => item.getAttribute('href')))
    expect(targets).toEqual(['/', '/about', null, '/projects', '/products', '/contact'])
    await page.getByRole('button', { name: 'Services' }).click()
    const categories = await read<Named>(page, '/category', 'data')
    for (const { _id, name } of categories) {
      await expect(
        page.locator('#services-panel').getByRole('link', { name, exact: true }),
      ).toHaveAttribute('href', `/services/sub-services/${_id}`)
    }
  },
}

async function read<Item>(page: Page, call: string, field: string): Promise<Item[]> {
  return (await (await page.request.get(`/api/v1${call}`)).json())[field]
}

for (const javaScriptEnabled of [true, false]) {
  for (const width of [390, 1280]) {
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} script at ${width} pixels`, () => {
      test.use({ javaScriptEnabled, viewport: { width, height: 800 } })

      test('every page says what it has to say', async ({ page }) => {
        test.slow()
        for (const [name, check] of Object.entries(checks)) {
          await test.step(name, () => check(page))
        }
      })
    })
  }
}
