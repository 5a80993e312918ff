import type { Page } from '@playwright/test'
import { expect, expectAccessible, ignoreFaults, logOut, signUp, test } from '#fixtures.ts'
import { problem, todaysLine } from '#pages.ts'
import { addPasskeyDevice } from '#passkeys.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 1 })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openAccount(page: Page) {
  await page.goto('/profile')
  await page.getByRole('link', { name: 'your account page' }).click()
  await expect(heading(page, 'Your account')).toBeVisible()
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
  await page.route('**/api/users/account', (route) => route.fulfill(problem(403, { code: 'fresh_sign_in' })), {
    times: 1,
  })
  await page.goto('/profile#your-data')
  await button(page, 'Delete account').click()
  await button(page, 'Delete everything').click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog.getByText('Thank you. Please press the button again.')).toBeVisible()
  await expect(page).toHaveURL(/\/profile#your-data$/)
  ignoreFaults(faults, 'status of 403')
})
