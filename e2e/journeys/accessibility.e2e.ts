import type { Page } from '@playwright/test'
import { overflowFaults, smallTargets } from '#a11y/overflow.ts'
import { paintedContrast, requiredContrast } from '#a11y/painted-contrast.ts'
import { expect, ignoreNetworkFaults, signUp, test } from '#fixtures.ts'
import { chooseFromMenu, openShelf, pressEnter } from '#pages.ts'

const setTheme = (page: Page, theme: 'dark' | 'light') =>
  page.evaluate((wanted) => {
    if (wanted === 'dark') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = wanted
  }, theme)

/**
 * Expects enough contrast between every text and what is painted under it, in both themes, on a desktop and a phone.
 */
async function expectReadable(page: Page) {
  for (const [theme, width] of [
    ['dark', 1280],
    ['light', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await setTheme(page, theme)
    const faint = (await paintedContrast(page)).filter((one) => one.contrast < requiredContrast(one))
    expect(
      faint.map(({ words, contrast }) => `${contrast} ${words}`),
      `${theme}, ${width} wide`,
    ).toEqual([])
  }
}

/** Expects nothing cut off, covered or out of reach on the narrowest screen and with text at twice its size. */
async function expectRoom(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 })
  expect([...(await overflowFaults(page)), ...(await smallTargets(page))], '320 wide').toEqual([])
  const browser = await page.context().newCDPSession(page)
  const letters = (standard: number) => browser.send('Page.setFontSizes', { fontSizes: { standard } })
  await letters(32)
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await overflowFaults(page), `${width} wide, text at 200 %`).toEqual([])
  }
  await letters(16)
}

async function expectWithinReach(page: Page) {
  // Late content would move the texts between reading them and taking the screenshot.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await expect(page.locator('.splash')).toBeHidden()
  await expectReadable(page)
  await expectRoom(page)
}

test('texts over pictures have enough contrast and room in every size', async ({ page, visitor }) => {
  // Checks every width and text size, on three screens.
  test.slow()
  await page.goto('/')
  await page.getByRole('button', { name: 'No, thank you' }).click()
  await expectWithinReach(page)
  await signUp(page, visitor)
  for (const [path, complete] of [
    ['/dashboard', page.getByRole('region', { name: 'Today’s affirmation' })],
    ['/library', page.getByRole('button', { name: 'Next line' })],
  ] as const) {
    if (!page.url().endsWith(path)) await page.goto(path)
    await expect(complete).toBeVisible()
    await expectWithinReach(page)
  }
})

test('keeps the focus inside the page when a focused panel is dismissed', async ({ page, visitor }) => {
  await signUp(page, visitor)
  const focused = page.locator(':focus')
  await pressEnter(page.getByRole('button', { name: 'Don’t offer this again' }))
  await expect(page.getByRole('region', { name: 'Tutorial', exact: true })).toBeHidden()
  await expect(focused).toHaveCount(1)
  await pressEnter(page.getByRole('button', { name: 'No, thank you' }))
  await expect(page.getByRole('heading', { name: 'Share anonymous usage?' })).toBeHidden()
  await expect(focused).toHaveCount(1)
})

test('a toast stays while focused, is reached with F6, and covers no pressed button', async ({
  page,
  visitor,
  faults,
}) => {
  const note = page.getByRole('region', { name: 'Note' })
  const undo = note.getByRole('button', { name: 'Undo' })
  await page.clock.install()
  await signUp(page, visitor)

  await test.step('it stays while the focus is on it, and F6 leads there and back', async () => {
    await openShelf(page, 'favourites')
    await page
      .getByRole('button', { name: /^Keep: / })
      .first()
      .press('Enter')
    await page.getByRole('link', { name: 'History', exact: true }).press('Enter')
    const row = page.getByRole('list', { name: 'History' }).getByRole('listitem').first()
    await chooseFromMenu(row, 'Delete')
    await expect(note.getByRole('status')).toHaveText(/^Deleted\./)
    await page.keyboard.press('F6')
    await expect(undo).toBeFocused()
    await page.clock.runFor(30_000)
    await page.keyboard.press('F6')
    await expect(page.getByRole('list', { name: 'History' })).toBeFocused()
    await page.keyboard.press('F6')
    await page.keyboard.press('Enter')
    await expect(row).toBeVisible()
    await expect(note).toBeHidden()
  })

  await test.step('with a dialog open it appears inside the dialog', async () => {
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Begin today’s moment' }).press('Enter')
    const moment = page.getByRole('dialog', { name: 'Your moment' })
    await pressEnter(moment.getByRole('button', { name: 'Skip', exact: true }))
    await pressEnter(moment.getByRole('button', { name: 'Go to the line' }))
    await page.route('**/favorite', (route) => route.fulfill({ status: 403, json: { message: 'No.', status: 403 } }))
    await pressEnter(moment.getByRole('button', { name: 'Favourite' }))
    await moment.getByRole('region', { name: 'Note' }).getByRole('button', { name: 'Dismiss' }).click()
    await expect(note).toBeHidden()
    ignoreNetworkFaults(faults)
    await page.keyboard.press('Escape')
  })

  await test.step('on a phone it appears above the bar that was pressed, and disappears by itself', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/avatar-editor')
    const save = page.getByRole('button', { name: 'Save for later' })
    await pressEnter(save)
    await expect(note).toBeVisible()
    const [above, below] = [await note.boundingBox(), await save.boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
    await page.mouse.move(10, 10)
    await page.clock.runFor(8_000)
    await expect(note).toBeHidden()
  })
})
