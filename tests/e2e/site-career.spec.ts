/** Finding a job, and the way to its form. */
import { firstJob, jobs } from './application-form.ts'
import { checkAccessibility, expect, hydrated, test } from './fixtures.ts'

for (const javaScriptEnabled of [true, false]) {
  for (const width of [390, 1280]) {
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} script at ${width} pixels`, () => {
      test.use({ javaScriptEnabled, viewport: { width, height: 800 } })

      test('from the foot of the page to a job, and from the job to its form', async ({ page }) => {
        const all = await jobs(page)
        const job = await firstJob(page)
        await page.goto('/privacy')
        if (javaScriptEnabled) await hydrated(page)
        await page.getByRole('contentinfo').getByRole('link', { name: 'Career' }).click()
        await expect(page).toHaveURL('/career')
        const main = page.getByRole('main')
        await expect(main.getByRole('heading', { level: 1 })).toHaveText('We Support Inclusivity')
        await expect(main.getByRole('heading', { level: 3 })).toHaveText(
          all.map(({ title }) => title),
        )
        await expect(main.getByText('Lahore, Onsite', { exact: true })).toHaveCount(all.length)

        await main.getByRole('link', { name: 'Explore' }).click()
        const list = page.getByRole('heading', { name: 'Find the Role that Best Fits You' })
        await expect(list).toBeInViewport()

        await main.getByRole('link', { name: 'APPLY NOW' }).first().click()
        await expect(page).toHaveURL(`/career/${job._id}`)
        await expect(main.getByRole('heading', { name: 'Lahore Job Openings' })).toBeVisible()
        await expect(main.getByRole('heading', { name: job.title, exact: true })).toBeVisible()
        await expect(main.getByText('Lahore, Punjab, Pakistan - Full Time')).toBeVisible()
        await expect(page.locator('.job-lines li')).toHaveText([
          ...job.jobRole,
          ...job.requirements,
        ])

        await main.getByRole('link', { name: 'Apply Now' }).click()
        await expect(page).toHaveURL(`/career/form/${job._id}`)
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(job.title)
        await expect(main.getByText('Lahore, Punjab, Pakistan - Full Time')).toBeVisible()
      })
    })
  }
}

test.describe('what fails', () => {
  test.use({ expectedMessages: [/Failed to (load resource|fetch)/] })

  test('a list that cannot be had is none, and can be asked for again', async ({ page }) => {
    let failing = true
    await page.route('**/api/v1/job', (route) =>
      failing ? route.fulfill({ status: 500, json: { success: false } }) : route.continue(),
    )
    await page.goto('/privacy')
    await hydrated(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Career' }).click()
    await expect(page.getByAltText('No data')).toBeVisible()
    failing = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Lahore, Onsite').first()).toBeVisible()
  })

  test('a job that cannot be had still has its form', async ({ page }) => {
    const job = await firstJob(page)
    await page.goto(`/career/${job._id}`)
    await hydrated(page)
    await page.route('**/api/v1/job/*', (route) => route.abort())
    await page.getByRole('link', { name: 'Apply Now' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Senior UI UX Designer')
    await expect(page.getByRole('button', { name: 'Submit application' })).toBeVisible()
  })
})

test.describe('no such job', () => {
  test.use({ expectedMessages: [/404/] })
  const missing = '01890000-0000-7000-8000-000000000000'

  for (const path of [`/career/${missing}`, `/career/form/${missing}`, '/career/form']) {
    test(`404 at ${path}`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.getByAltText('Page not found')).toBeVisible()
    })
  }
})

for (const width of [390, 1280]) {
  test(`accessible at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { _id } = await firstJob(page)
    for (const path of ['/career', `/career/${_id}`, `/career/form/${_id}`]) {
      await page.goto(path)
      await hydrated(page)
      await checkAccessibility(page)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
    }
  })
}
