import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, ignoreFaults, logOut, signUp, test } from '#fixtures.ts'
import type { Visitor } from '#new-account.ts'
import { todaysLine } from '#pages.ts'
import { addPasskeyDevice } from '#passkey.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 1 })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openAccount(page: Page) {
  await page.goto('/profile')
  await page.getByRole('link', { name: 'your account page' }).click()
  await expect(heading(page, 'Your account')).toBeVisible()
}

/** Signs in with the password in a separate browser. */
async function signInElsewhere(browser: Browser, baseURL: string | undefined, { email, password }: Visitor) {
  const page = await (await browser.newContext({ ...(baseURL && { baseURL }), serviceWorkers: 'block' })).newPage()
  await page.goto('/login')
  await button(page, 'Continue').click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page, 'Sign in').click()
  await page.waitForURL('**/dashboard')
  return page
}

/** Follows the link of the newest email with this subject in the outbox. */
async function followEmailedLink(page: Page, subject: string) {
  await page.goto('/id/outbox')
  const email = page.getByRole('article').filter({ has: page.getByRole('heading', { name: subject, exact: true }) })
  await email.first().getByRole('link').first().click()
}

test('adds a passkey, signs in with it, and asks for a fresh sign-in before a deletion', async ({
  page,
  visitor,
  faults,
}) => {
  await addPasskeyDevice(page)
  await signUp(page, visitor)
  await openAccount(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Your passkeys' }).click()
  await button(page, 'Add a passkey').click()
  await expect(page.getByText('Your passkey is added.')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/dashboard')
  await logOut(page)
  await page.goto('/login')
  await button(page, 'Continue').click()
  // The browser offers the passkey in the email field.
  await page.waitForURL('**/dashboard')
  await expect(todaysLine(page)).toBeVisible()

  // As if the sign-in were old: the provider finds that it is recent, and sends the browser back to the same dialog.
  await page.route(
    '**/api/users/account',
    (route) => route.fulfill({ status: 403, contentType: 'application/problem+json', json: { code: 'fresh_sign_in' } }),
    { times: 1 },
  )
  await page.goto('/profile')
  await button(page, 'Delete account').click()
  await button(page, 'Delete everything').click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog.getByText('Thank you. Please press the button again.')).toBeVisible()
  await expect(page).toHaveURL(/\/profile$/)
  ignoreFaults(faults, 'status of 403')
})

test('lets the owner undo a change of address made by a stranger', async ({ page, visitor, browser, baseURL }) => {
  await signUp(page, visitor)
  const thief = await signInElsewhere(browser, baseURL, visitor)
  await openAccount(thief)
  await thief.getByRole('link', { name: 'Change email' }).click()
  await thief.getByLabel('New email').fill(`thief-${visitor.email}`)
  await button(thief, 'Send the link').click()
  await expect(heading(thief, 'Check your email')).toBeVisible()
  await followEmailedLink(thief, 'Confirm your new email for Glimmer')
  await button(thief, 'Use this address').click()
  await expect(heading(thief, 'Your email is changed')).toBeVisible()

  await followEmailedLink(page, 'Your Glimmer address was changed')
  await expectAccessible(page)
  await button(page, 'Undo the change').click()
  await page.getByLabel('New password').fill('mine again, and only mine')
  await button(page, 'Save password').click()
  await expect(heading(page, 'Your new password is saved')).toBeVisible()
  await thief.goto('/dashboard')
  await thief.waitForURL('**/login')
  const owner = await signInElsewhere(browser, baseURL, { ...visitor, password: 'mine again, and only mine' })
  await expect(todaysLine(owner)).toBeVisible()
})

test('signs another browser out from the account page', async ({ page, visitor, browser, baseURL }) => {
  await signUp(page, visitor)
  const elsewhere = await signInElsewhere(browser, baseURL, visitor)
  await expect(todaysLine(elsewhere)).toBeVisible()
  await openAccount(page)
  await page.getByRole('button', { name: /^Sign out there/ }).click()
  await expect(page.getByText('Signed out there.')).toBeVisible()
  await elsewhere.reload()
  await elsewhere.waitForURL('**/login')
  await page.goto('/dashboard')
  await expect(todaysLine(page)).toBeVisible()
})
