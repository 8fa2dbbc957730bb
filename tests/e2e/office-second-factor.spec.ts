/** Two-factor sign-in as staff meet it: set up, used, and where it is required. */
import type { APIRequestContext, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { secondFactorMessages } from '#domain/staff/second-factor.contract.ts'
import { checkAccessibility, expect, signIn, test } from './fixtures.ts'
import { givenMember, headersOf, toast } from './office-records.ts'

/** The second answer of a sign-in with a second factor is a refusal, which browsers report. */
test.use({ expectedMessages: [/Failed to load resource: .*\b(401|403|422)\b/] })

/** The code of that many steps from now; the server takes one step earlier and later, and none twice. */
const codeOf = (secret: string, steps: number) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 })

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Two-factor sign-in' }).click()
  return page.getByRole('dialog', { name: 'Two-factor sign-in' })
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
}

async function toSecondStep(page: Page, user: { username: string; password: string }) {
  await page.getByLabel('Username').fill(user.username)
  await page.getByLabel('Password', { exact: true }).fill(user.password)
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second step')
}

async function verify(page: Page, code: string) {
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Verify' }).click()
}

test('is set up, asked for at the next sign-in, and turned off', async ({ page, request }) => {
  const user = await givenMember(request)
  await signIn(page, user)
  const dialog = await openDialog(page)
  await dialog.getByRole('button', { name: 'Set up' }).click()
  await expect(dialog.getByText('Please enter your current password')).toBeVisible()
  await dialog.getByLabel('Current password').fill('Wrong-password-9')
  await dialog.getByRole('button', { name: 'Set up' }).click()
  await expect(dialog.getByText('Your current password is wrong')).toBeVisible()
  await dialog.getByLabel('Current password').fill(user.password)
  await dialog.getByRole('button', { name: 'Set up' }).click()
  await expect(dialog.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible()
  await checkAccessibility(page)
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  await dialog.getByRole('textbox', { name: 'Code' }).fill('000000')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByText('This code is wrong or has been used already')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, 0))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const recoveryCode = await dialog.getByRole('listitem').first().innerText()
  await checkAccessibility(page)
  await page.keyboard.press('Escape')
  await expect(dialog.getByText('The codes are not shown again.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Show them' }).click()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download the codes' }).click()
  expect((await download).suggestedFilename()).toBe('darya-recovery-codes.txt')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)

  await signOut(page)
  await toSecondStep(page, user)
  await expect(page.getByLabel('Code')).toBeFocused()
  await checkAccessibility(page)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('Please enter the code')).toBeVisible()
  await verify(page, 'AAAA-AAAA-AAAA-AAAA')
  await expect(page.getByText('This code is wrong or has been used already')).toBeVisible()
  await verify(page, recoveryCode)
  await expect(page.getByRole('navigation', { name: 'Back office' })).toBeAttached()

  const again = await openDialog(page)
  await expect(again.getByText('You have 9 recovery codes left.')).toBeVisible()
  await again.getByRole('button', { name: 'Turn off' }).click()
  await again.getByLabel('Current password').fill(user.password)
  await again.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, 1))
  await again.getByRole('button', { name: 'Turn off' }).click()
  await expect(again.getByRole('button', { name: 'Set up' })).toBeVisible()
})

test('where it is required, whoever looks into the app for a code comes back to where they were', async ({
  page,
  request,
}) => {
  const user = await givenMember(request)
  await signIn(page, user)
  // The rule itself holds for everyone, and would shut out all other journeys.
  const rights = '**/api/v1/permission/by-admin'
  await page.route(rights, (route) =>
    route.fulfill({
      status: 403,
      json: { success: false, message: secondFactorMessages.mustEnrol },
    }),
  )
  await page.reload()
  await page.getByRole('button', { name: 'Set it up' }).click()
  const lookElsewhere = async () => {
    const read = page.waitForResponse(rights)
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
    await read
  }
  const dialog = page.getByRole('dialog', { name: 'Two-factor sign-in' })
  await expect(dialog.getByLabel('Current password')).toBeFocused()
  await page.keyboard.type(user.password)
  await page.keyboard.press('Enter')
  const code = dialog.getByRole('textbox', { name: 'Code' })
  await expect(code).toBeFocused()
  const secret = await dialog.locator('code').innerText()
  await lookElsewhere()
  await expect(dialog.locator('code')).toHaveText(secret)
  await expect(code).toBeFocused()

  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription('This code is wrong or has been used already')
  await page.unroute(rights)
  await code.fill(codeOf(secret.replaceAll(' ', ''), 0))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
  await lookElsewhere()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByRole('link', { name: /Total Categories/ })).toBeVisible()
})

/** Turns it on without a browser. @returns the recovery codes */
async function enrol(request: APIRequestContext, user: { username: string; password: string }) {
  const headers = await headersOf(request, user)
  const post = async (name: string, data: object) => {
    const answer = await request.post(`/api/v1/admin/second-factor/${name}`, { headers, data })
    expect(answer.status(), await answer.text()).toBe(200)
    return (await answer.json()).data
  }
  const { enrolment, secret } = await post('enrol', { currentPassword: user.password })
  const { recoveryCodes } = await post('confirm', { enrolment, code: codeOf(secret, 0) })
  return recoveryCodes as string[]
}

test('its recovery codes are renewed with one of them, and the former ones are dead', async ({
  page,
  request,
}) => {
  const user = await givenMember(request)
  const [first = '', second = '', third = ''] = await enrol(request, user)
  await page.goto('/admin')
  await toSecondStep(page, user)
  await verify(page, first)

  const dialog = await openDialog(page)
  const code = dialog.getByRole('textbox', { name: 'Code' })
  const renew = dialog.getByRole('button', { name: 'Make new codes' })
  await dialog.getByRole('button', { name: 'New recovery codes' }).click()
  await renew.click()
  await expect(code).toHaveAccessibleDescription('Please enter the code')
  await dialog.getByLabel('Current password').fill(user.password)
  await code.fill(first)
  await renew.click()
  await expect(code).toHaveAccessibleDescription('This code is wrong or has been used already')
  await checkAccessibility(page)
  await code.fill(second)
  await renew.click()
  await expect(toast(page, 'Your former recovery codes no longer work')).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const fresh = await dialog.getByRole('listitem').allInnerTexts()
  expect(fresh).not.toContain(third)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.getByRole('button', { name: 'I have kept them' }).click()

  await signOut(page)
  await toSecondStep(page, user)
  await verify(page, third)
  await expect(page.getByText('This code is wrong or has been used already')).toBeVisible()
  await verify(page, fresh[0] ?? '')
  const again = await openDialog(page)
  await expect(again.getByText('You have 9 recovery codes left.')).toBeVisible()
})
