import type { Speech } from '@glimmer/contract'
import type { Page } from '@playwright/test'
import { apiOf } from '#api.ts'
import { giveDeviceVoice, keepSounds, loudness } from '#audio.ts'
import { expect, expectAccessible, signUp, test } from '#fixtures.ts'
import { chooseVoice, expectVoice, history, lineCard, openShelf } from '#pages.ts'

const moreWays = (page: Page) => page.getByRole('dialog', { name: 'More ways to listen' })

/** The audio's current time and the lit word, read in the same frame. */
const inOneFrame = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ ms: number; lit: string }>((seen) =>
        requestAnimationFrame(() =>
          seen({
            ms: (window.spoken?.currentTime ?? 0) * 1000,
            lit: document.querySelector('main mark')?.textContent ?? '',
          }),
        ),
      ),
  )

/** The title in the system's media controls. */
const mediaTitle = (page: Page) => page.evaluate(() => navigator.mediaSession.metadata?.title)

/** Which words may be lit at a given time if the screen is at most 80 ms behind the voice. */
const wordsAround = ({ words }: Speech, ms: number) =>
  words.filter(({ startMs }, at) => startMs <= ms && (words[at + 1]?.startMs ?? Infinity) > ms - 80)

test('lights each word while it is spoken, and offers more ways to listen', async ({ page, visitor }) => {
  await keepSounds(page)
  await signUp(page, visitor)
  await lineCard(page).getByRole('button', { name: 'More ways to listen' }).click()
  await expect(moreWays(page).getByLabel('Rain')).toBeEnabled()
  await moreWays(page).getByRole('button', { name: '0.8×' }).click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/speak/live') && !request.postDataJSON().afterWords) asked.push(request.url())
  })
  const [request] = await Promise.all([
    page.waitForRequest('**/speak/live'),
    // A double press is counted once.
    lineCard(page).getByRole('button', { name: 'Play', exact: true }).dblclick(),
  ])
  const speech = await page.request
    .post(request.url().replace('/live', ''), { headers: await request.allHeaders(), data: request.postDataJSON() })
    .then((response): Promise<Speech> => response.json())
  const { length } = speech.words
  for (const at of [1, Math.floor(length / 2), length - 1]) {
    const { startMs, endMs } = speech.words[at] ?? { startMs: 0, endMs: 0 }
    await page.waitForFunction((ms) => (window.spoken?.currentTime ?? 0) * 1000 >= ms, (startMs + endMs) / 2)
    const { ms, lit } = await inOneFrame(page)
    expect(
      // The voice gets straight quotation marks; the screen shows curly ones.
      wordsAround(speech, ms).map(({ text }) => text.replaceAll("'", '’')),
      `at ${ms} ms`,
    ).toContain(lit)
  }
  expect(await page.evaluate(() => window.spoken?.playbackRate)).toBe(0.8)
  expect(asked).toHaveLength(1)
  expect(await mediaTitle(page)).toMatch(/\w+ \w+/)

  await test.step('without the microphone one taps along instead', async () => {
    await lineCard(page).getByRole('button', { name: 'More ways to listen' }).click()
    await moreWays(page).getByRole('button', { name: '1.1×' }).click()
    // A new speed applies to the current line, not only to the next one.
    expect(await page.evaluate(() => window.spoken?.playbackRate)).toBe(1.1)
    const aloud = moreWays(page).getByRole('region', { name: 'Say it aloud' })
    await expect(aloud).toContainText('Nothing is scored, recorded or sent.')
    await aloud.getByRole('button', { name: 'Use the microphone' }).click()
    await expect(aloud.getByRole('status')).toHaveText('That’s fine. Tap along instead.')
    const next = aloud.getByRole('button', { name: 'Next word' })
    await next.click()
    await expect(aloud.locator('mark')).toBeVisible()
    while (await next.isVisible()) await next.click()
    await expect(aloud.getByRole('status')).toHaveText('Said.')
    await moreWays(page).getByRole('button', { name: 'Record this line' }).click()
    await expect(moreWays(page)).toContainText(/use any other voice/)
    await page.keyboard.press('Escape')
  })

  await test.step('ambient sounds begin with a slider, and stop on leaving', async () => {
    await lineCard(page).getByRole('button', { name: 'More ways to listen' }).click()
    const sounds = moreWays(page).getByRole('group', { name: 'Background sounds' })
    for (const name of ['Rain', 'Warm tone']) {
      await expect(sounds.getByLabel(name)).toHaveAttribute('aria-valuetext', 'Off')
      await sounds.getByLabel(name).fill('20')
      await expect.poll(() => loudness(page), name).toBeGreaterThan(0.01)
      await sounds.getByLabel(name).fill('0')
      await expect.poll(() => loudness(page), `${name} is off`).toBeLessThan(0.001)
    }
    await sounds.getByLabel('Rain').fill('14')
    await expect(sounds.getByLabel('Rain')).toHaveAttribute('aria-valuetext', '70%')
    await page.keyboard.press('Escape')
    await expect.poll(() => loudness(page)).toBeGreaterThan(0.01)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
    await expect.poll(() => loudness(page)).toBeLessThan(0.001)
    expect(await mediaTitle(page)).toBeUndefined()
  })
})

test('repeats a playlist on every screen until its timer ends', async ({ page, visitor }) => {
  await signUp(page, visitor)
  const call = await apiOf(page)
  for (const text of ['I can begin again.', 'One thing is enough.']) {
    const { _id } = await call<{ _id: string }>('POST', '/affirmations', { text })
    await call('POST', `/affirmations/${_id}/favorite`, { isFavorite: true })
  }
  await page.clock.install()
  await openShelf(page, 'favourites')
  await page.getByRole('button', { name: 'Listen', exact: true }).click()
  const ask = page.getByRole('dialog', { name: 'Listen to favourites' })
  await ask.getByRole('button', { name: '10 s' }).click()
  await ask.getByRole('button', { name: '10 min' }).click()
  await ask.getByRole('checkbox', { name: 'Play on repeat' }).check()
  await ask.getByLabel('Voice', { exact: true }).selectOption('silent')
  await expectAccessible(page)
  await ask.getByRole('button', { name: 'Play 2 lines' }).click()

  const mini = page.getByRole('region', { name: 'Now playing' })
  await expect(mini).toContainText('One thing is enough.')
  await expect(mini).toContainText('1 of 2')
  await expectAccessible(page)
  await page.clock.runFor(15_000)
  await expect(mini).toContainText('2 of 2')
  await expect(mini).toContainText('I can begin again.')
  await page.clock.runFor(15_000)
  await expect(mini).toContainText('1 of 2')

  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
  await page.waitForURL('**/pricing')
  await mini.getByRole('button', { name: 'Pause', exact: true }).click()
  const left = await mini.getByRole('timer').textContent()
  await page.clock.fastForward('20:00')
  await expect(mini.getByRole('timer')).toHaveText(left ?? '')
  await mini.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.clock.fastForward('08:00')
  await expect(mini.getByRole('timer')).toHaveText(/^1:\d\d left$/)
  await page.clock.fastForward('02:00')
  await expect(mini).toBeHidden()
})

test('offers the device’s voice and silent reading when the allowance is used up', async ({
  page,
  context,
  visitor,
  faults,
}) => {
  await giveDeviceVoice(page)
  await signUp(page, visitor)
  const call = await apiOf(page)
  const voice = 'alasdair'
  for (const number of ['one', 'two', 'three', 'four', 'five']) {
    const { _id } = await call<{ _id: string }>('POST', '/affirmations', { text: `Line number ${number}.` })
    await call('POST', `/affirmations/${_id}/speak`, { voice })
  }
  await call('POST', '/affirmations', { text: 'Line number six.' })
  await openShelf(page, 'history')
  await history(page).getByRole('button', { name: 'Line number six.', exact: true }).click()
  const opened = page.getByRole('dialog', { name: 'Your own line' })
  await opened.getByRole('button', { name: 'Play', exact: true }).click()
  const trouble = opened.getByRole('alert')
  await expect(trouble).toContainText('You’ve used all of this month’s allowance.')
  await expectAccessible(page)
  // The browser itself logs every refused request to the console.
  expect(faults.splice(0)).toEqual([expect.stringContaining('402')])

  await trouble.getByRole('button', { name: 'Use this device’s voice' }).click()
  await expect(opened.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
  await expect(opened.locator('mark')).toBeVisible()
  await opened.getByRole('button', { name: 'Pause', exact: true }).click()

  await page.goto('/dashboard')
  await expectVoice(page, 'device')
  await chooseVoice(page, 'silent')
  await lineCard(page).getByRole('button', { name: 'Play', exact: true }).click()
  await expect(lineCard(page).locator('mark')).toBeVisible()

  await test.step('only one voice speaks at a time, in other tabs too', async () => {
    const other = await context.newPage()
    await other.goto('/dashboard')
    await expectVoice(other, 'silent')
    await chooseVoice(page, 'device')
    await lineCard(page).getByRole('button', { name: 'Play', exact: true }).click()
    // A device's voice starts when it is ready, and the last one to start is heard.
    await expect(lineCard(page).getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
    await lineCard(other).getByRole('button', { name: 'Play', exact: true }).click()
    await expect(lineCard(other).getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
    await expect(lineCard(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  })
})
