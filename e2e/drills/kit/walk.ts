import type { Page } from '@playwright/test'
import { demoPerson } from './lemonldap.ts'
import { until } from './program.ts'

/** Fills in the provider’s form as the demonstration user. */
export async function fillIn(page: Page) {
  await page.locator('input[name=user]').fill(demoPerson.user)
  await page.locator('input[name=password]').fill(demoPerson.user)
  await page.locator('form button[type=submit]').first().click()
}

/** Signs in from the app’s own page through the provider’s form and back. */
export async function signIn(page: Page, { app }: { app: string }) {
  await page.goto(`${app}/login`)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await fillIn(page)
  await page.waitForURL((url) => url.origin === app && !url.pathname.startsWith('/auth'))
}

/** Navigates between screens until a condition holds. */
export async function lookAroundUntil(page: Page, what: string, holds: () => boolean) {
  await until(what, async () => {
    for (const place of ['Library', 'Today']) await page.getByRole('link', { name: place, exact: true }).first().click()
    await page.waitForTimeout(500)
    return holds()
  })
}
