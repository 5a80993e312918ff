import type { Page } from '@playwright/test'
import { expect, expectAccessible, signUp, test } from '../fixtures.ts'

const saved = (page: Page) => page.getByRole('region', { name: 'Saved' })
const spent = (page: Page) => page.getByRole('region', { name: 'You’ve used this month’s 2 AI avatars' })
const inUseNow = (page: Page, words: string) => page.getByText(`Uses 1 of your ${words} left this month.`)

/** A refusal is written into the browser's console by the browser; the page's own faults stay. */
const forgive = (faults: string[], what: RegExp) => {
  faults.splice(0, faults.length, ...faults.filter((fault) => !what.test(fault)))
}

/** Asks for three in words, as far as the button. */
async function ask(page: Page) {
  await page.getByRole('tab', { name: 'From words' }).click()
  await page.getByLabel('In your words').fill('Curly dark hair and a warm smile')
  await page.getByRole('button', { name: 'Draw three' }).click()
}

/** Saves the same plain avatar so many times, as the page itself would: with the token it sends. */
async function fill(page: Page, count: number) {
  const request = page.waitForRequest('**/api/avatars/saved')
  await page.reload()
  const { authorization = '' } = (await request).headers()
  const avatarConfig = { style: 'thumbs', seed: 'one of many', options: {} }
  for (let turn = 0; turn < count; turn++) {
    const options = { headers: { authorization }, data: { avatarConfig } }
    expect((await page.request.post('/api/avatars/save-svg', options)).status()).toBe(201)
  }
  await page.reload()
}

for (const { theme, darkMode, viewport } of [
  { theme: 'dark', darkMode: 'true', viewport: { width: 1280, height: 900 } },
  { theme: 'light', darkMode: 'false', viewport: { width: 390, height: 844 } },
] as const)
  test.describe(`in the ${theme} theme`, () => {
    test.use({ viewport, colorScheme: theme })
    // Fifty pictures are drawn for one of these.
    test.describe.configure({ timeout: 180_000 })
    test.beforeEach(async ({ page, visitor }) => {
      await page.addInitScript((dark) => localStorage.setItem('darkMode', dark), darkMode)
      await signUp(page, visitor)
      await page.goto('/avatar-editor')
      await expect(page.getByRole('img', { name: /^Your avatar/ })).toBeVisible({ timeout: 45_000 })
    })

    test('stopping is free, and what is spent says when it comes back', async ({ page, faults }) => {
      await test.step('a drawing that takes long can be stopped, and nothing is used', async () => {
        await page.route('**/api/avatars/generate', () => undefined, { times: 1 })
        await ask(page)
        await expect(page.getByRole('progressbar', { name: 'Drawing three proposals' })).toBeVisible()
        await expectAccessible(page)
        await page.getByRole('button', { name: 'Stop', exact: true }).click()
        await expect(page.getByRole('alert')).toHaveText('Stopped. Nothing was used.')
        await expect(inUseNow(page, '2')).toBeVisible()
        await expectAccessible(page)
      })
      await test.step('without a connection it says so, and what was written stays', async () => {
        await page.context().setOffline(true)
        await page.getByRole('button', { name: 'Draw three' }).click()
        await expect(page.getByRole('alert')).toHaveText("You're offline. Please try again once you are connected.")
        await expect(page.getByLabel('In your words')).toHaveValue('Curly dark hair and a warm smile')
        await expectAccessible(page)
        await page.getByRole('tab', { name: 'Build it' }).click()
        await page.getByRole('button', { name: 'Save and use' }).click()
        await expect(page.getByText("You're offline. Please try again once you are connected.")).toBeVisible()
        await page.context().setOffline(false)
        forgive(faults, /net::ERR_INTERNET_DISCONNECTED/)
      })
      await test.step('the last one was spent elsewhere: the next is refused, with what stays free', async () => {
        const first = page.waitForRequest('**/api/avatars/generate')
        await ask(page)
        const { authorization = '' } = (await first).headers()
        await page.getByRole('button', { name: 'Draw again' }).click()
        await expect(inUseNow(page, '1')).toBeVisible()
        const elsewhere = { headers: { authorization }, data: { description: 'A calm lake at dusk' } }
        expect((await page.request.post('/api/avatars/generate', elsewhere)).ok()).toBe(true)

        const refused = page.waitForResponse('**/api/avatars/generate')
        await page.getByRole('button', { name: 'Draw three' }).click()
        expect((await refused).status()).toBe(402)
        forgive(faults, /status of 402/)
        await expect(spent(page)).toContainText('Avatars drawn from parts')
        await expectAccessible(page)
      })
      await test.step('it is said before asking the next time, and building goes on', async () => {
        await page.reload()
        await page.getByRole('tab', { name: 'From words' }).click()
        await expect(spent(page)).toContainText(/They come back on 1 /)
        await spent(page).getByRole('button', { name: 'Build one instead' }).click()
        await expect(page.getByRole('button', { name: 'Save and use' })).toBeVisible()
      })
    })

    test('there is room for fifty; the next one says so, and nothing is lost', async ({ page, faults }) => {
      await fill(page, 50)
      await expect(saved(page).getByText('50 of 50')).toBeVisible()
      await page.getByRole('button', { name: 'Save for later' }).click()
      await expect(page.getByText(/^You have saved 50 avatars, which is as many as there is room for/)).toBeVisible()
      forgive(faults, /status of 409/)
      await expect(saved(page).getByRole('listitem')).toHaveCount(50)
      await expectAccessible(page)
    })
  })
