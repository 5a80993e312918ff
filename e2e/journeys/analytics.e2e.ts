import type { Page } from '@playwright/test'
import { favouriteButton } from '#dashboard.ts'
import { expect, expectAccessible, logOut, phone, signUp, test } from '#fixtures.ts'

interface Batch {
  visitor: string
  events: { name: string; properties: Record<string, unknown> }[]
}

// Events are sent in batches after a while: with the page's own clock a journey need not wait for it.
test.beforeEach(({ page }) => page.clock.install())
const advanceClock = (page: Page) => page.clock.fastForward(5_000)

/** All analytics events the page sends from now on. */
function watchEvents(page: Page): Batch[] {
  const batches: Batch[] = []
  page.context().on('request', (request) => {
    if (request.url().endsWith('/api/analytics/events')) batches.push(request.postDataJSON())
  })
  return batches
}

async function untilSent(page: Page, batches: Batch[]) {
  const before = batches.length
  const moved = () => advanceClock(page).then(() => batches.length)
  await expect.poll(moved, 'something was sent').toBeGreaterThan(before)
}

const question = (page: Page) => page.getByRole('region', { name: 'Share anonymous usage?' })
const settingsSwitch = (page: Page) => page.getByRole('switch', { name: 'Share anonymous usage from this device' })

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('consent is asked for at the bottom of the page, once, and nothing is sent or stored before', async ({
    page,
    visitor,
  }) => {
    const batches = watchEvents(page)
    await signUp(page, visitor)
    await advanceClock(page)
    await expect(question(page)).toBeVisible()
    await expectAccessible(page)
    await favouriteButton(page).click()
    await page.goto('/profile')
    await advanceClock(page)
    // The question lies at the end of the page, which moves until every section is there.
    await expect(settingsSwitch(page)).toBeVisible()
    await expect(question(page)).toBeVisible()
    expect(batches).toEqual([])
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('count')))).toEqual([])
    await question(page).getByRole('button', { name: 'No, thank you', exact: true }).click()
    await expect(question(page)).toBeHidden()
    const fetched = page.waitForRequest(/consent-banner/)
    await page.reload()
    await expect(settingsSwitch(page)).not.toBeChecked()
    await advanceClock(page)
    await fetched
    await expect(question(page)).toBeHidden()
    expect(batches).toEqual([])
  })
})

test('with consent events are sent, without anything the person wrote, until consent is withdrawn', async ({
  page,
  visitor,
}) => {
  const batches = watchEvents(page)
  await signUp(page, visitor)
  await advanceClock(page)
  await question(page).getByRole('button', { name: 'Yes, that’s fine', exact: true }).press('Enter')
  const sent = page.waitForResponse('**/api/analytics/events')
  await favouriteButton(page).click()
  await untilSent(page, batches)
  expect((await sent).status()).toBe(204)
  expect(batches.flatMap(({ events }) => events)).toEqual([{ name: 'affirmation_favorited', properties: {} }])

  await page.getByRole('button', { name: 'Write me a line' }).click()
  const composer = page.getByRole('dialog', { name: 'Write me a line' })
  await composer.getByRole('button', { name: 'Calm', exact: true }).click()
  await composer.getByText('Make it more yours').click()
  await composer.getByLabel('A note for the writer').fill('we planted kingfisher-4471 in the garden')
  await composer.getByRole('button', { name: 'Write my line', exact: true }).click()
  await untilSent(page, batches)
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

test('signing out removes the anonymous id', async ({ page, visitor }) => {
  const batches = watchEvents(page)
  await signUp(page, visitor)
  await advanceClock(page)
  await question(page).getByRole('button', { name: 'Yes, that’s fine', exact: true }).click()
  await favouriteButton(page).click()
  await untilSent(page, batches)
  expect(await page.evaluate(() => localStorage.getItem('glimmer.counted-as'))).toMatch(/^[0-9a-f-]{36}$/)
  await logOut(page)
  const kept = () =>
    page.evaluate(() => [localStorage.getItem('glimmer.counting'), localStorage.getItem('glimmer.counted-as')])
  await expect.poll(kept).toEqual(['yes', null])
})

test('a browser that asks not to be tracked is not asked for consent', async ({ page, visitor }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }))
  const batches = watchEvents(page)
  const fetched = page.waitForRequest(/consent-banner/)
  await signUp(page, visitor)
  await advanceClock(page)
  await fetched
  await favouriteButton(page).click()
  await page.goto('/profile')
  await expect(page.getByText('Your browser asks not to be tracked, so nothing is counted here.')).toBeVisible()
  await expect(settingsSwitch(page)).toBeDisabled()
  await expect(question(page)).toBeHidden()
  expect(batches).toEqual([])
})
