/** What is loud on home, and what is not. */
import { boxesOf } from './boxes.ts'
import { expect, hydrated, test } from './fixtures.ts'

for (const width of [390, 768, 1920]) {
  test(`at ${width} pixels the last call is the loudest part of home, then comes what we made, then what we do and who we are; what is in a part is told in a lower voice, as the ideas are`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await hydrated(page)
    const sizeOf = (words: string) =>
      page
        .getByRole('main')
        .getByText(words, { exact: true })
        .first()
        .evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize))
    const [projects = 0, call = 0, services = 0, who = 0] = await Promise.all(
      [
        'Our Projects',
        'Ready to make a real impact',
        'Our Services',
        'We are designers, engineers and writers on one floor in Lahore.',
      ].map(sizeOf),
    )
    expect(call).toBeGreaterThan(1.2 * projects)
    expect(projects).toBeGreaterThan(1.2 * services)
    expect(who).toBe(services)
    const within = await Promise.all(
      [
        'About Us',
        'Unique Ideas For Your Business',
        'Web Development',
        'Custom Software Development',
      ].map(sizeOf),
    )
    for (const name of within) expect(name).toBeLessThan(0.8 * services)
  })
}

test('the call with which home ends stands on two lines, or on three of a telephone, and each fits', async ({
  page,
}) => {
  for (const width of [320, 390, 768, 1280, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await hydrated(page)
    await expect(page.locator('html[data-faces]')).toBeAttached()
    const lines = await page
      .getByRole('heading', { name: 'Ready to make a real impact' })
      .evaluate((it) => {
        const words = document.createRange()
        words.selectNodeContents(it)
        return [...words.getClientRects()].map(({ right }) => right)
      })
    expect(lines, `at ${width} pixels`).toHaveLength(width < 768 ? 3 : 2)
    expect(Math.max(...lines)).toBeLessThan(width - 16)
  }
})

for (const width of [320, 768, 1920]) {
  test(`at ${width} pixels the headline is a sentence around its word, which is the largest type of home`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await hydrated(page)
    const headline = page.getByRole('heading', { level: 1 })
    const word = headline.getByText('Leader', { exact: true })
    const sizeOf = (it: typeof word) =>
      it.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    expect(await sizeOf(word)).toBeGreaterThan(2 * (await sizeOf(headline)))
    expect(await sizeOf(word)).toBeGreaterThan(
      await sizeOf(page.getByRole('heading', { name: 'Our Services', exact: true })),
    )
  })
}

test('on a wide screen who we are stands beside our name in Urdu, and the ideas below it beside the boat that comes of them, whose foot lies in the water of the work', async ({
  page,
}) => {
  for (const width of [1024, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await hydrated(page)
    const { who, river, ideas, lead, button, boat } = await boxesOf(page.locator('main'), {
      who: '.about-teaser .statement',
      river: '.river-word',
      ideas: '.ideas h2',
      lead: '.ideas .lead',
      button: '.ideas .button',
      boat: '.ideas-boat',
    })
    const work = await boxesOf(page.locator('.home-projects'), { heading: 'h2' })
    const where = `at ${width} pixels`
    expect(river.left, where).toBeGreaterThan(who.right)
    expect(ideas.top, where).toBeGreaterThan(who.bottom)
    expect(ideas.left, where).toBeCloseTo(who.left, 0)
    for (const words of [lead, button]) expect(words.right, where).toBeLessThanOrEqual(boat.left)
    // Of the picture an eighth is air above the tip.
    expect(boat.top + (boat.bottom - boat.top) / 8, where).toBeGreaterThan(river.bottom)
    expect(boat.bottom, where).toBeGreaterThan(work.whole.top)
    expect(work.heading.top, where).toBeGreaterThan(boat.bottom)
  }
})

test('where the boat of the ideas lies below them, it lies on no word of theirs', async ({
  page,
}) => {
  for (const width of [320, 390, 640, 768, 1000]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await hydrated(page)
    const ideas = page.getByRole('region', { name: 'Unique Ideas For Your Business' })
    const { boat, lead, button } = await boxesOf(ideas, {
      boat: '.ideas-boat',
      lead: '.lead',
      button: '.button',
    })
    // Of the picture an eighth is air above the tip, and left of that the upper half is.
    const high = boat.bottom - boat.top
    const hull = boat.top + high / 2
    const tip = boat.top + high / 8
    const where = `at ${width} pixels`
    expect(tip, where).toBeGreaterThan(lead.bottom)
    const middle = boat.left + 0.4 * (boat.right - boat.left)
    expect(button.right < middle ? hull : tip, where).toBeGreaterThan(button.bottom)
  }
})

test('the last call names what a tender calls each offer, in smaller words than what is written to us, beside its own words or below them', async ({
  page,
}) => {
  for (const width of [320, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await hydrated(page)
    const call = page.getByRole('region', { name: 'Ready to make a real impact' })
    const offers = call.getByRole('listitem')
    await expect(offers).toHaveCount(4)
    const smaller = await offers.evaluateAll((all) =>
      all.map((offer) => {
        const sizeOf = (part: string) =>
          Number.parseFloat(getComputedStyle(offer.querySelector(part) ?? offer).fontSize)
        return sizeOf('h3') < sizeOf('p')
      }),
    )
    expect(smaller).toEqual([true, true, true, true])
    const { heading, words, list } = await boxesOf(call, {
      heading: 'h2',
      words: '.closing-call-words',
      list: 'ul',
    })
    const where = `at ${width} pixels`
    expect(list.top, where).toBeGreaterThan(heading.bottom)
    if (width < 1024) expect(list.top, where).toBeGreaterThan(words.bottom)
    else {
      expect(list.left, where).toBeGreaterThan(words.right)
      expect(list.top, where).toBeCloseTo(words.top, 0)
    }
  }
})
