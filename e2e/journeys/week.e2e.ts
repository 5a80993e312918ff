import { readFile } from 'node:fs/promises'
import { typeset } from '@glimmer/lib/typeset'
import type { Page, Response } from '@playwright/test'
import { readDeviceStorage } from '#device-storage.ts'
import {
  test as base,
  expect,
  expectAccessible,
  expectAccessibleInEveryLook,
  ignoreNetworkFaults,
  phone,
  signUp,
} from '#fixtures.ts'
import { favouriteButton, favourites, history, todaysLine, todaysText } from '#pages.ts'
import { type DailyProduct, startDaily } from '#product.ts'

/** Mornings in London, from a Monday on; in the night before the last of these days the clocks go forward. */
const morning = (day: number) => (day < 28 ? `2027-03-${day}T07:30:00Z` : `2027-03-${day}T06:30:00Z`)
const evening = (day: number) => `2027-03-${day}T19:45:00Z`

const test = base.extend<{ product: DailyProduct }>({
  product: async ({ browserName: _ }, use) => {
    const product = await startDaily(morning(22))
    await use(product)
    await product.stop()
  },
  baseURL: async ({ product }, use) => use(product.url),
})

// As the installed app, which also opens offline.
test.use({ serviceWorkers: 'allow', viewport: phone, theme: 'light' })

test.afterEach(({ faults }) => ignoreNetworkFaults(faults))

/** The text of Today except the line and its reason, which may use any word. */
const textBesideTheLine = (page: Page) =>
  todaysLine(page).evaluate((line) => {
    const all = line.closest('main')?.textContent ?? ''
    return all.replace(line.textContent ?? '', '')
  })
const answers = (page: Page, question: string) => page.getByRole('region', { name: question })
/** Navigates within the open app by its bottom bar: as a user does, and quicker than reopening it. */
const goTo = (page: Page, place: 'Today' | 'Library' | 'Garden' | 'You') =>
  page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: place, exact: true }).click()
const openPart = (page: Page, part: string) =>
  page.getByRole('navigation', { name: 'Parts of the library' }).getByRole('link', { name: part, exact: true }).click()
const lights = (page: Page, words: string) => page.getByRole('link', { name: words })

test('a week brings a new line each morning, evening questions, and a postcard', async ({
  page,
  context,
  visitor,
  product,
}) => {
  // The product restarts for every morning and evening.
  test.slow()
  /** The lines so far, one per morning. */
  const lines: string[] = []
  /** Opens the app at a given time, as from its icon. */
  const openAt = async (instant: string) => {
    await product.wakeAt(instant)
    await page.clock.setSystemTime(instant)
    await page.goto('/dashboard')
    await expect(todaysLine(page)).toBeVisible()
  }
  const expectNewLine = async () => {
    const text = await todaysText(page)
    expect(lines).not.toContain(text)
    lines.push(text)
  }
  const answer = async (question: string, name: string, thanks: string) => {
    const asked = answers(page, question)
    await asked.getByRole('button', { name, exact: true }).click()
    await expect(asked.getByRole('status')).toHaveText(thanks)
  }
  const feelsTrue = () => answer('How does that feel?', 'Feels true', 'Good to know. More like this will come.')

  await test.step('Monday: the first line is kept and feels true, and evening light is turned on', async () => {
    await page.clock.install({ time: morning(22) })
    // The note is for the first favourite, which is known once the list has come.
    const favorites = page.waitForResponse('**/api/users/favorites*')
    await signUp(page, visitor)
    await favorites
    await expectNewLine()
    await favouriteButton(page).click()
    await expect(page.getByText('Saved. It works offline too.')).toBeVisible()
    await feelsTrue()
    await expect(lights(page, 'Your first day')).toBeVisible()
    await goTo(page, 'You')
    await page.getByRole('link', { name: 'Reminders', exact: true }).click()
    const kept = page.waitForResponse('**/api/users/reminders/evening')
    await page.getByRole('switch', { name: 'Evening light' }).click()
    expect((await kept).ok()).toBe(true)
  })

  await test.step('Monday evening: whether the line held, asked in its place; an answer is two presses away', async () => {
    await openAt(evening(22))
    expect(await todaysText(page)).toBe(lines[0])
    await expectAccessible(page)
    await answer('Did this morning’s line help?', 'It helped', 'Thank you.')
    const tomorrow = page.getByRole('region', { name: 'And tomorrow?' })
    const told = page.waitForResponse('**/api/affirmations/evening')
    await tomorrow.getByRole('button', { name: 'More like this' }).click()
    expect((await told).ok()).toBe(true)
    await expect(tomorrow.getByRole('button', { pressed: true })).toHaveText('More like this')
    await expectAccessibleInEveryLook(page)
  })

  await test.step('Tuesday: the app was left open, and has the new line; a second "true" makes lines bolder', async () => {
    await product.wakeAt(morning(23))
    await page.clock.fastForward(Date.parse(morning(23)) - Date.parse(evening(22)))
    await expect(todaysLine(page)).not.toContainText(lines[0] ?? '')
    await expectNewLine()
    await feelsTrue()
    await goTo(page, 'You')
    await page.getByRole('link', { name: 'Your lines', exact: true }).click()
    await expect(page.getByText('lines for something you are learning')).toBeVisible()
  })

  await test.step('Wednesday: without a connection the app opens on the day’s own line, and what is kept is sent later', async () => {
    // Waits for the week as it is after Tuesday's answer.
    await page.goto('/dashboard', { waitUntil: 'commit' })
    const { items } = await (await page.waitForResponse('**/api/affirmations/ahead')).json()
    await expect.poll(() => readDeviceStorage(page)).toContain(items[1].evening._id)
    await context.setOffline(true)
    await page.clock.setSystemTime(morning(24))
    await page.reload()
    await expect(todaysLine(page)).toContainText(typeset(items[1].affirmation.text))
    // Opened in the morning, it stays the day's in the evening.
    await page.clock.setSystemTime(evening(24))
    await page.reload()
    await expect(todaysLine(page)).toContainText(typeset(items[1].affirmation.text))
    await page.getByText('What works').click()
    await expect(page.getByText(/Today’s line.* here\./)).toBeVisible()
    await expectNewLine()
    await favouriteButton(page).click()
    await expect(page.getByText(/^Saved on this device\./)).toBeVisible()
    await product.wakeAt(evening(24))
    // If the first attempt fails, the next comes after a few seconds, and then every 15 seconds.
    const isKept = (reply: Response) => reply.url().endsWith('/favorite') && reply.ok()
    const sent = page.waitForResponse(isKept, { timeout: 45_000 })
    const told = page.waitForRequest((call) => call.url().includes(`today?opened=${items[1].affirmation._id}`))
    await context.setOffline(false)
    await Promise.all([sent, told])
    await expect(lights(page, '3 days with Glimmer')).toBeVisible()
    expect(await todaysText(page)).toBe(lines[2])
  })

  await test.step('Friday: the day away is not spoken of; "Not quite" brings another line', async () => {
    await openAt(morning(26))
    await expectNewLine()
    await expect(lights(page, '4 days with Glimmer')).toBeVisible()
    expect(await textBesideTheLine(page)).not.toMatch(/miss|streak|away|welcome back/i)
    await answer('How does that feel?', 'Not quite', 'Here’s another one, free.')
    await expectNewLine()
  })

  await test.step('Saturday: a line again, and nothing else', async () => {
    await openAt(morning(27))
    await expectNewLine()
  })

  await test.step('Sunday, an hour earlier: from the icon one press is enough to hear the line', async () => {
    await openAt(morning(28))
    await expectNewLine()
    await todaysLine(page).getByRole('button', { name: 'Play', exact: true }).click()
    await expect(todaysLine(page).locator('mark')).toBeVisible()
  })

  await test.step('Monday again: the garden has seven lights and a postcard, which can be kept', async () => {
    await openAt(morning(29))
    await expectNewLine()
    await goTo(page, 'Garden')
    await expect(page.getByRole('heading', { name: '7 days with Glimmer' })).toBeVisible()
    const days = page.getByRole('list', { name: 'Days, one light each' }).getByRole('button')
    await expect(days).toHaveCount(7)
    await expect(page.getByRole('list', { name: 'What felt true' }).getByRole('listitem')).toHaveCount(2)
    await days.first().click()
    await expect(page.getByText('Felt true', { exact: true })).toBeVisible()
    const postcard = page.getByRole('region', { name: 'A postcard from your first week' })
    await expect(postcard.getByRole('listitem')).toHaveCount(3)
    await expect(postcard.getByRole('time')).toHaveCount(3)
    await expectAccessible(page)
    const [picture] = await Promise.all([
      page.waitForEvent('download'),
      postcard.getByRole('button', { name: 'Keep or share' }).click(),
    ])
    const bytes = await readFile(await picture.path())
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1350])
    const fromAbove = page.getByRole('region', { name: 'From above' }).getByRole('img')
    await expect(fromAbove).toHaveAccessibleName(/^7 days with Glimmer, 22 March to 29 March 2027: a light for each/)
    await expect(fromAbove).toHaveJSProperty('naturalWidth', 1080)
  })

  await test.step('the library has every line, and the two that were kept', async () => {
    await goTo(page, 'Library')
    await openPart(page, 'History')
    for (const text of lines) await expect(history(page)).toContainText(text)
    await openPart(page, 'Favourites')
    await expect(favourites(page).getByRole('listitem')).toHaveCount(2)
  })
})
