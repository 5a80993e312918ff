import type { Page } from '@playwright/test'
import { keepSounds, loudness } from '#audio.ts'
import { expect, expectAccessibleInEveryLook, phone, signUp, test } from '#fixtures.ts'
import { expectUsed, pressEnter } from '#pages.ts'

test.use({ viewport: phone })

const bed = (page: Page) => page.getByRole('dialog', { name: 'Before bed' })
const sheet = (page: Page) => bed(page).getByRole('region', { name: 'Tonight' })

test('plays five slow lines with rain, free, and dims the screen', async ({ page, visitor }) => {
  await keepSounds(page)
  await signUp(page, visitor)
  await page.getByRole('link', { name: 'Before bed' }).click()
  const start = sheet(page).getByRole('button', { name: 'Start the five lines' })
  await expect(start).toBeInViewport({ ratio: 1 })
  await expect(start).toHaveAccessibleDescription('Your first five are free to write and to hear.')
  await sheet(page).getByRole('button', { name: 'Rain', exact: true }).click()
  await sheet(page).getByLabel('Rain', { exact: true }).and(page.getByRole('slider')).fill('12')
  await expect.poll(() => loudness(page)).toBeGreaterThan(0.005)
  await expectAccessibleInEveryLook(page)

  await page.clock.install()
  const asked = page.waitForRequest('**/speak/live')
  await pressEnter(start)
  await expect(bed(page).locator('mark')).toBeVisible()
  expect((await asked).postDataJSON()).toMatchObject({ tone: 'bedtime' })
  expect(await page.evaluate(() => window.spoken?.playbackRate)).toBe(1)
  await expect(bed(page)).toContainText('1 of 5')
  await expectAccessibleInEveryLook(page)

  await test.step('nobody touches it, and it goes dark; a touch brings the light back', async () => {
    const dark = bed(page).locator('[data-on]')
    await page.clock.runFor(21_000)
    await expect(dark).toBeAttached()
    await page.mouse.click(195, 300)
    await expect(dark).not.toBeAttached()
  })

  await test.step('after the last line it is quiet, until the timer ends it', async () => {
    for (let line = 0; line < 5; line++) await bed(page).getByRole('button', { name: 'Next line' }).click()
    await expect(bed(page)).toContainText('Quiet now.')
    await expect.poll(() => loudness(page)).toBeGreaterThan(0.005)
    await page.clock.fastForward('20:00')
    await expect(bed(page).getByRole('heading', { name: 'Sleep well' })).toBeVisible()
    await expect.poll(() => loudness(page)).toBeLessThan(0.001)
  })

  await test.step('the rain is remembered, and nothing was charged', async () => {
    await page.reload()
    await expect(sheet(page).getByRole('button', { name: 'Rain', exact: true, pressed: true })).toBeVisible()
    await expect(sheet(page).getByText('60%')).toBeVisible()
    expect(await loudness(page)).toBe(0)
    await sheet(page).getByText('See the five lines').press('Enter')
    await expect(sheet(page).getByRole('listitem')).toHaveCount(5)
    await start.click()
    await expect.poll(() => loudness(page)).toBeGreaterThan(0.005)
    await expectUsed(page, { lines: 0, speech: 0 })
  })
})
