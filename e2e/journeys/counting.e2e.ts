import type { Page } from '@playwright/test'
import { expect, signUp, test } from '../fixtures.ts'

interface Batch {
  visitor: string
  events: { name: string; properties: Record<string, unknown> }[]
}

/** Everything the page has sent to be counted, from now on. */
function watchCounting(page: Page): Batch[] {
  const batches: Batch[] = []
  page.context().on('request', (request) => {
    if (request.url().endsWith('/api/analytics/events')) batches.push(request.postDataJSON())
  })
  return batches
}

const question = (page: Page) => page.getByRole('region', { name: 'May we count what gets used?' })
const stage = (page: Page) => page.getByRole('region', { name: /affirmation$/ })
const keep = (page: Page) => stage(page).getByRole('button', { name: 'Favourite', exact: true })
const settingsSwitch = (page: Page) => page.getByRole('checkbox', { name: 'Count what gets used, on this device' })

test('signing out draws a new number', async ({ page, visitor }) => {
  await signUp(page, visitor)
  await question(page).getByRole('button', { name: 'Yes, that’s fine', exact: true }).click()
  const sent = page.waitForRequest('**/api/analytics/events')
  await keep(page).click()
  await sent
  expect(await page.evaluate(() => localStorage.getItem('glimmer.counted-as'))).toMatch(/^[0-9a-f-]{36}$/)
  await page.getByRole('button', { name: 'User', exact: true }).click()
  await page.getByRole('button', { name: 'Logout', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
  const kept = () =>
    page.evaluate(() => [localStorage.getItem('glimmer.counting'), localStorage.getItem('glimmer.counted-as')])
  await expect.poll(kept).toEqual(['yes', null])
})

test('a browser that asks not to be tracked is not even asked', async ({ page, visitor }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }))
  const batches = watchCounting(page)
  const fetched = page.waitForRequest(/consent-banner/)
  await signUp(page, visitor)
  await fetched
  await keep(page).click()
  await page.goto('/profile')
  await expect(page.getByText('Your browser asks not to be tracked, so nothing is counted here.')).toBeVisible()
  await expect(settingsSwitch(page)).toBeDisabled()
  await expect(question(page)).toBeHidden()
  expect(batches).toEqual([])
})
