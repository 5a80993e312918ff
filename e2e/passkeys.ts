import type { Page } from '@playwright/test'
import { expect, logOut, signUp } from '#fixtures.ts'

/** Gives the browser a device for passkeys, on whose sensor a finger rests. */
export async function addPasskeyDevice(page: Page) {
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** The address that every product of the journeys has in OPERATORS. */
const operatorEmail = 'olga@example.test'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Signs up as an operator: proves the address, adds a passkey, and returns before it has been used to sign in. */
export async function signUpOperator(page: Page) {
  await addPasskeyDevice(page)
  await signUp(page, { email: operatorEmail, password: 'four plain warm words' })
  await page.goto('/id/outbox')
  const mail = page
    .getByRole('article')
    .filter({ hasText: operatorEmail, has: page.getByRole('heading', { name: /^Confirm your email/ }) })
  await mail.first().getByRole('link').first().click()
  await button(page, 'Confirm my email').click()
  await expect(page.getByRole('heading', { level: 1, name: /confirmed/ })).toBeVisible()
  await page.goto('/id/account')
  await page.getByRole('link', { name: 'Your passkeys' }).click()
  await button(page, 'Add a passkey').click()
  await expect(page.getByText('Your passkey is added.')).toBeVisible()
}

/** Signs out and in again, with the passkey that the browser offers. */
export async function signInWithPasskey(page: Page) {
  await page.goto('/dashboard')
  await logOut(page)
  await page.goto('/login')
  await button(page, 'Continue').click()
  await page.waitForURL('**/dashboard')
}
