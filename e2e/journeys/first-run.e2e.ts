import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectAccessibleInEveryLook, phone, signUp, test } from '#fixtures.ts'
import { favouriteButton, todaysLine } from '#pages.ts'

test.use({ viewport: phone, theme: 'light' })

/** Counts taps from now on, on every page. */
async function countTaps(page: Page): Promise<() => number> {
  let taps = 0
  await page.exposeFunction('tapped', () => taps++)
  // A tap before the page's code has loaded is repeated on the button by the page itself, which is not a tap.
  await page.addInitScript(() =>
    addEventListener('click', (event) => event.isTrusted && Reflect.get(window, 'tapped')(), { capture: true }),
  )
  // The list of months is the phone’s own picker, which no page can observe: one more tap.
  return () => taps + 1
}

test('shows today’s line beside four questions, which continue after a reload', async ({ page, visitor }) => {
  const taps = await countTaps(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Started Free' }).click()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByLabel('Email').click()
  await signUp(page, visitor, { alreadyThere: true, skipFirstRun: false })
  const card = page.getByRole('region', { name: 'Getting started' })
  const play = todaysLine(page).getByRole('button', { name: 'Play', exact: true })
  const goOn = () => card.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(play).toBeInViewport()
  await expect(favouriteButton(page)).toBeInViewport()

  await test.step('a newcomer hears it after eight taps, none of them for a question', async () => {
    await play.click()
    await expect(todaysLine(page).locator('mark')).toBeVisible()
    expect(taps()).toBeLessThanOrEqual(8)
  })

  await test.step('a name is in the greeting and the menu in that instant', async () => {
    await expectAccessible(page)
    await card.getByLabel('Your name').fill('Maya')
    await goOn()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good \w+, Maya$/)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.getByRole('paragraph').filter({ hasText: /^Maya$/ })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('it goes on where it was left, on another visit too', async () => {
    await expect(card).toContainText('What would help?')
    await page.reload()
    await card.getByRole('button', { name: 'Sleep', exact: true }).click()
    await expectAccessibleInEveryLook(page)
    await goOn()
    await expect(card).toBeFocused()
  })

  await test.step('lines are chosen between, twice', async () => {
    await card.getByRole('radio', { name: /^Maya, you can take this one step/ }).check()
    await expectAccessible(page)
    await goOn()
    await card.getByRole('radio', { name: /Gentle$/ }).check()
    await goOn()
  })

  await test.step('a voice says today’s line, whose words light up, and is chosen', async () => {
    await card
      .getByRole('button', { name: /^Clara/ })
      .first()
      .click()
    await expect(todaysLine(page).locator('mark')).toBeVisible()
    await expectAccessibleInEveryLook(page)
    await card.getByRole('button', { name: /^Use / }).click()
    await expect(card).toBeHidden()
  })

  await page.goto('/profile#your-lines')
  await expect(page.getByRole('radio', { name: /^By my name/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^Allow/ })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Sleep', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'All settings' }).click()
  await page.getByRole('link', { name: 'Voice', exact: true }).click()
  await expect(page.getByRole('radio', { name: /^Clara/ }).first()).toBeChecked()
})
