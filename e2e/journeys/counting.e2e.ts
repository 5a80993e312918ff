import type { Page } from '@playwright/test'
import { expect, expectAccessible, signUp, test } from '../fixtures.ts'

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
const settingsSwitch = (page: Page) => page.getByRole('switch', { name: 'Count what gets used, on this device' })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the question stands at the foot, is answered once, and nothing is sent or kept before', async ({
    page,
    visitor,
  }) => {
    const batches = watchCounting(page)
    await signUp(page, visitor)
    await expect(question(page)).toBeVisible()
    await expectAccessible(page)
    await keep(page).click()
    await page.goto('/profile')
    await expect(question(page)).toBeVisible()
    expect(batches).toEqual([])
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('count')))).toEqual([])
    await question(page).getByRole('button', { name: 'No, thank you', exact: true }).click()
    await expect(question(page)).toBeHidden()
    await page.reload()
    await expect(settingsSwitch(page)).not.toBeChecked()
    await page.waitForRequest(/consent-banner/)
    await expect(question(page)).toBeHidden()
    expect(batches).toEqual([])
  })
})

test('a yes counts what happens without a word of anybody’s, until it is taken back', async ({ page, visitor }) => {
  const batches = watchCounting(page)
  await signUp(page, visitor)
  await question(page).getByRole('button', { name: 'Yes, that’s fine', exact: true }).press('Enter')
  const sent = page.waitForResponse('**/api/analytics/events')
  await keep(page).click()
  expect((await sent).status()).toBe(204)
  expect(batches.flatMap(({ events }) => events)).toEqual([{ name: 'affirmation_favorited', properties: {} }])

  await page.getByRole('button', { name: 'New affirmation' }).click()
  const composer = page.getByRole('dialog', { name: 'New affirmation' })
  await composer.getByRole('button', { name: 'Calm', exact: true }).click()
  await composer.getByText('Make it more yours').click()
  await composer.getByLabel('A note for the writer').fill('kingfisher-4471 is on my mind')
  const counted = page.waitForRequest('**/api/analytics/events')
  await composer.getByRole('button', { name: 'Write my line', exact: true }).click()
  await counted
  const all = JSON.stringify(batches)
  expect(all).toContain('affirmation_generated')
  expect(all).not.toContain('kingfisher')

  await page.goto('/profile#privacy')
  await expect(settingsSwitch(page)).toBeChecked()
  await page.getByText('What is sent', { exact: true }).click()
  await expect(page.getByText('Something broke: the kind of error, without what it quotes.')).toBeVisible()
  await expectAccessible(page)
  await settingsSwitch(page).click()
  expect(await page.evaluate(() => localStorage.getItem('glimmer.counted-as'))).toBeNull()
})

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
