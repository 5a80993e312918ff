import type { Page } from '@playwright/test'
import { expect, signUp, test } from '../fixtures.ts'

const heart = (page: Page) =>
  page.getByRole('region', { name: /affirmation$/ }).getByRole('button', { name: 'Favourite', exact: true })
const history = (page: Page) => page.getByRole('list', { name: 'History' })

test('what is done in one tab shows in the other, without a reload or a storm of requests', async ({
  page,
  context,
  visitor,
}) => {
  await signUp(page, visitor)
  await expect(heart(page)).toBeVisible()
  const other = await context.newPage()
  const listening = other.waitForResponse(/\/assets\/other-tabs-/)
  await other.goto('/dashboard')
  await listening
  await expect(history(other)).toBeVisible()
  const asked: string[] = []
  other.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()))

  await heart(page).click()
  await expect(heart(other)).toHaveAttribute('aria-pressed', 'true')
  expect(asked.length).toBeLessThan(6)

  await page.getByLabel('Your own line').fill('I can begin again at any hour.')
  await page.getByRole('button', { name: 'Keep it', exact: true }).click()
  await expect(history(other).getByText('I can begin again at any hour.')).toBeVisible()

  await page.goto('/profile')
  await page.getByLabel('Username').fill('Maya')
  await page.getByRole('button', { name: 'Save changes', exact: true }).click()
  await expect(other.getByRole('button', { name: 'Maya', exact: true })).toBeVisible()
})
