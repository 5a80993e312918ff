import type { Page } from '@playwright/test'
import { collectHighlightedWords } from '#audio.ts'
import { expect, expectAccessible, ignoreNetworkFaults, logOut, phone, signUp, test } from '#fixtures.ts'
import { chooseTheme, favouriteButton, favourites, openShelf, pressEnter } from '#pages.ts'

interface Batch {
  visitor: string
  events: { name: string; properties: Record<string, unknown> }[]
}

// Events are sent in batches, after a delay: with the page's own clock a journey need not wait for it.
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

const countedAs = (page: Page) => page.evaluate(() => localStorage.getItem('glimmer.counted-as'))
const question = (page: Page) => page.getByRole('region', { name: 'Share anonymous usage?' })
const settingsSwitch = (page: Page) => page.getByRole('switch', { name: 'Share anonymous usage from this device' })

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('asks for consent once, and sends and stores nothing before', async ({ page, visitor }) => {
    const batches = watchEvents(page)
    await signUp(page, visitor)
    await advanceClock(page)
    await expect(question(page)).toBeVisible()
    await expectAccessible(page)
    await favouriteButton(page).click()
    await page.goto('/profile#privacy')
    await advanceClock(page)
    // The question is at the end of the page, which moves until every section has loaded.
    await expect(settingsSwitch(page)).toBeVisible()
    await expect(question(page)).toBeVisible()
    await page.getByRole('link', { name: 'Need help now?' }).first().click()
    await expect(page.getByRole('heading', { name: 'Need help now?' })).toBeVisible()
    await expect(question(page)).toBeHidden()
    await page.goBack()
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

    await test.step('a browser that asks not to be tracked is told so', async () => {
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true })
        localStorage.removeItem('glimmer.counting')
      })
      await page.reload()
      await expect(page.getByText('Your browser asks not to be tracked, so nothing is counted here.')).toBeVisible()
      await expect(settingsSwitch(page)).toBeDisabled()
      await advanceClock(page)
      await expect(question(page)).toBeHidden()
    })
    expect(batches).toEqual([])
  })
})

test('plays a line to a visitor, keeps it as a favourite of the new account, and counts it then', async ({
  page,
  visitor,
}) => {
  const batches = watchEvents(page)
  await page.goto('/')
  await advanceClock(page)
  await pressEnter(question(page).getByRole('button', { name: 'Yes, that’s fine', exact: true }))
  const lit = await collectHighlightedWords(page)
  const line = page.getByRole('region', { name: 'A line to try', exact: true })
  await line.getByRole('button', { name: 'Sleep', exact: true }).click()
  await line.getByRole('button', { name: 'Play this line', exact: true }).click()
  await expect(line.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
  await expect(line.getByRole('button', { name: 'Sleep', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await lit.jsonValue()).length).toBeGreaterThanOrEqual(3)
  await line.getByRole('button', { name: 'Keep this line', exact: true }).click()
  await expectAccessible(page)
  await line.getByRole('link', { name: 'Create an account to keep it', exact: true }).click()
  await page.waitForURL('**/register')
  await advanceClock(page)
  expect(batches).toEqual([])
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await signUp(page, visitor, { alreadyThere: true })
  await expect(page.getByText('The line you kept is in your favourites.')).toBeVisible()
  await untilSent(page, batches)
  expect(batches.flatMap(({ events }) => events)).toEqual([{ name: 'affirmation_favorited', properties: {} }])
  await page.reload()
  await expect(favouriteButton(page)).toBeVisible()
  await advanceClock(page)
  expect(batches).toHaveLength(1)
  await openShelf(page, 'favourites')
  const kept = favourites(page).getByRole('listitem').filter({ hasText: 'I’m off duty. The moon’s got it.' })
  await expect(kept).toBeVisible()
})

test('sends events without any written words until consent is withdrawn or the user signs out', async ({
  page,
  context,
  visitor,
  faults,
}) => {
  const batches = watchEvents(page)
  const names = () => batches.flatMap(({ events }) => events.map(({ name }) => name))
  const favorited = { name: 'affirmation_favorited', properties: {} }
  await signUp(page, visitor)
  await advanceClock(page)
  await pressEnter(question(page).getByRole('button', { name: 'Yes, that’s fine', exact: true }))

  await test.step('a favourite counts, whether pressed on a line, a sample, or without a connection', async () => {
    const sent = page.waitForResponse('**/api/analytics/events')
    await favouriteButton(page).click()
    await untilSent(page, batches)
    expect((await sent).status()).toBe(204)
    expect(batches.flatMap(({ events }) => events)).toEqual([favorited])

    await favouriteButton(page).click()
    await expect(favouriteButton(page)).toHaveAttribute('aria-pressed', 'false')
    await context.setOffline(true)
    await favouriteButton(page).click()
    await expect(page.getByText(/^Saved on this device\./)).toBeVisible()
    await context.setOffline(false)
    await untilSent(page, batches)
    // The next page has a list without it only once the server knows.
    const removed = page.waitForResponse(
      (response) => response.url().endsWith('/favorite') && response.request().postDataJSON().isFavorite === false,
    )
    await favouriteButton(page).click()
    await removed
    await openShelf(page, 'favourites')
    await page
      .getByRole('button', { name: /^Keep: / })
      .first()
      .click()
    await untilSent(page, batches)
    expect(names()).toEqual(Array.from({ length: 3 }, () => favorited.name))
    ignoreNetworkFaults(faults)
  })

  await test.step('each line that is written counts by its technique and themes alone, five for a set', async () => {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Write me a line' }).click()
    const composer = page.getByRole('dialog', { name: 'Write me a line' })
    await chooseTheme(composer, 'Calm')
    await composer.getByText('Make it more yours').click()
    await composer.getByLabel('A note for the writer').fill('we planted kingfisher-4471 in the garden')
    await composer.getByRole('button', { name: 'Write my line', exact: true }).click()
    await untilSent(page, batches)
    await openShelf(page, 'sets')
    await page.getByRole('list', { name: 'Sets of five' }).getByRole('button', { name: 'Before an exam' }).click()
    const set = page.getByRole('dialog', { name: 'Before an exam' })
    await set.getByRole('button', { name: 'Write my set' }).click()
    await expect(set.getByRole('listitem')).toHaveCount(5)
    await untilSent(page, batches)
    const written = batches.flatMap(({ events }) => events).filter(({ name }) => name === 'affirmation_generated')
    expect(written).toHaveLength(6)
    for (const { properties } of written)
      expect(Object.keys(properties).toSorted()).toEqual(['affirmation_themes', 'description'])
    expect(JSON.stringify(batches)).not.toContain('kingfisher')
  })

  await test.step('withdrawing it removes the anonymous id', async () => {
    await page.goto('/profile#privacy')
    await expect(settingsSwitch(page)).toBeChecked()
    await page.getByText('What is sent', { exact: true }).click()
    await expect(page.getByText('Something broke: the kind of error, without what it quotes.')).toBeVisible()
    await expectAccessible(page)
    await settingsSwitch(page).click()
    expect(await countedAs(page)).toBeNull()
  })

  await test.step('signing out does, too', async () => {
    await settingsSwitch(page).click()
    await page.goto('/dashboard')
    await favouriteButton(page).click()
    await untilSent(page, batches)
    expect(await countedAs(page)).toMatch(/^[0-9a-f-]{36}$/)
    await logOut(page)
    const kept = () =>
      page.evaluate(() => [localStorage.getItem('glimmer.counting'), localStorage.getItem('glimmer.counted-as')])
    await expect.poll(kept).toEqual(['yes', null])
  })
})
