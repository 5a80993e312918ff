import type { Usage } from '@glimmer/contract'
import type { Page } from '@playwright/test'
import { apiOf } from '#api.ts'
import { collectHighlightedWords, keepSounds } from '#audio.ts'
import { expect, signUp, test } from '#fixtures.ts'
import { openShelf, ownLines } from '#pages.ts'

declare global {
  interface Window {
    /** How many recordings the page holds in memory. */
    held: number
  }
}

/** Counts the recordings the page holds in memory. */
const countHeld = (page: Page) =>
  page.addInitScript(() => {
    window.held = 0
    const { createObjectURL, revokeObjectURL } = URL
    URL.createObjectURL = (object) => {
      window.held++
      return createObjectURL.call(URL, object)
    }
    URL.revokeObjectURL = (url) => {
      window.held--
      revokeObjectURL.call(URL, url)
    }
  })

const texts = ['I can begin.', 'I can rest.', 'I can stop.']

test('plays lines as one stream through interruptions and a slow connection', async ({ page, visitor }) => {
  await countHeld(page)
  await keepSounds(page)
  await signUp(page, visitor)
  const call = await apiOf(page)
  for (const text of texts.toReversed()) {
    const { _id } = await call<{ _id: string }>('POST', '/affirmations', { text })
    await call('POST', `/affirmations/${_id}/favorite`, { isFavorite: true })
  }
  await openShelf(page, 'favourites')
  await page.getByRole('button', { name: 'Listen', exact: true }).click()
  const ask = page.getByRole('dialog', { name: 'Listen to favourites' })
  await ask.getByRole('button', { name: '3 s', exact: true }).click()
  await ask.getByRole('button', { name: 'Play 3 lines' }).click()
  const mini = page.getByRole('region', { name: 'Now playing' })
  const element = await page.evaluateHandle(() => window.spoken)
  const isResting = () => page.evaluate(() => window.spoken?.loop === true && !window.spoken.paused)

  await test.step('the next line is fetched in the rest, which sounds of nothing', async () => {
    await expect(mini.locator('mark')).toBeVisible()
    await page.waitForResponse('**/speak/live')
    expect(await isResting()).toBe(true)
    // What would follow by itself after the rest follows at once on request.
    await mini.getByRole('button', { name: 'Next line' }).click()
    await expect(mini).toContainText('2 of 3')
    await expect(mini.locator('mark')).toBeVisible()
  })

  await test.step('somebody rings: it pauses, and goes on when the system gives the sound back', async () => {
    await element.evaluate((audio) => audio?.pause())
    await expect(mini.getByRole('button', { name: 'Continue', exact: true })).toBeVisible()
    expect(await page.evaluate(() => navigator.mediaSession.playbackState)).toBe('paused')
    await element.evaluate((audio) => void audio?.play())
    await expect(mini.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
  })

  await test.step('a line that is long in coming is said to be, and it waits for it', async () => {
    const release = Promise.withResolvers<void>()
    await page.route('**/speak/live', async (route) => {
      await release.promise
      await route.continue()
    })
    await mini.getByRole('button', { name: 'Next line' }).click()
    await expect(mini.getByText('The connection is slow.')).toBeVisible()
    expect(await isResting()).toBe(true)
    release.resolve()
    await expect(mini.locator('mark')).toBeVisible()
    await expect(mini.getByText('The connection is slow.')).toBeHidden()
    expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe(texts[2])
  })

  // Everything plays through one element, which holds at most one line and the sound of the rests.
  expect(await element.evaluate((audio) => audio === window.spoken)).toBe(true)
  expect(await page.evaluate(() => window.held)).toBeLessThanOrEqual(2)
  await mini.getByRole('button', { name: 'Stop listening' }).click()
  await expect(mini).toBeHidden()
  expect(await page.evaluate(() => window.held)).toBe(0)
})

test('a new line plays from its stream while it is recorded, and from memory afterwards', async ({ page, visitor }) => {
  await keepSounds(page)
  await signUp(page, visitor)
  const call = await apiOf(page)
  const text = 'I can begin now, and rest a little. This day may be slow.'
  const { _id } = await call<{ _id: string }>('POST', '/affirmations', { text })
  await openShelf(page, 'own')
  await ownLines(page).getByRole('button', { name: text, exact: true }).click()
  const opened = page.getByRole('dialog', { name: 'Your own line' })
  const release = Promise.withResolvers<void>()
  await page.route('**/speak/live', async (route) => {
    if (route.request().postDataJSON().afterWords) await release.promise
    await route.continue()
  })
  const words = await collectHighlightedWords(page)
  const source = () => page.evaluate(() => window.spoken?.src ?? '')
  await opened.getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForFunction(() => (window.spoken?.currentTime ?? 0) > 0.5)
  expect(await source()).toContain('/api/speech/')
  await expect(opened.locator('mark')).toBeVisible()

  release.resolve()
  await expect(opened.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  const lit = await words.jsonValue()
  // A busy machine renders no frame for a short word.
  expect(lit).toEqual((text.match(/\w+/g) ?? []).filter((word) => lit.includes(word)))
  expect(lit.at(-1)).toBe('slow')

  const asked: string[] = []
  const isForLine = (url: string) => url.includes('/api/speech/') || url.includes(_id)
  page.on('request', (request) => void (isForLine(request.url()) && asked.push(request.url())))
  await opened.getByRole('slider', { name: 'Position' }).fill('2000')
  await expect.poll(source).toMatch(/^blob:/)
  await opened.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(opened.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
  expect(await page.evaluate(() => window.spoken?.currentTime)).toBeGreaterThanOrEqual(2)
  await expect(opened.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  expect(asked).toEqual([])
  expect((await call<Usage>('GET', '/users/usage')).speech.used).toBe(1)
})
