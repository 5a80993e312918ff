import { expect, type Page } from '@playwright/test'

type Paid = 'Premium' | 'Pro'

export const choice = (page: Page) => page.getByRole('region', { name: 'Your choice' })

/** Selects a plan and ticks the agreement, on the plans screen. */
export async function agreeTo(page: Page, name: Paid) {
  await page.getByRole('radio', { name }).check()
  await choice(page).getByRole('checkbox').check()
}

/** Selects a plan and opens the checkout page. */
export async function toCheckout(page: Page, name: Paid) {
  await page.goto('/subscription')
  await agreeTo(page, name)
  await choice(page)
    .getByRole('button', { name: /^Subscribe and pay/ })
    .click()
  await expect(page.getByText('Test mode. No money moves.')).toBeVisible()
}

/** Subscribes and pays in the payment sandbox. */
export async function subscribe(page: Page, name: Paid) {
  await toCheckout(page, name)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: `${name} is yours` })).toBeVisible()
}
