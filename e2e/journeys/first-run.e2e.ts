import { favouriteButton, todaysLine } from '#dashboard.ts'
import { expect, expectAccessible, phone, signUp, test } from '#fixtures.ts'

test.use({ viewport: phone, theme: 'light' })

test('today’s line is there at once; four questions beside it are answered, left in the middle, and gone on with', async ({
  page,
  visitor,
}) => {
  await signUp(page, visitor, { skipFirstRun: false })
  const card = page.getByRole('region', { name: 'Getting started' })
  const play = todaysLine(page).getByRole('button', { name: 'Play', exact: true })
  const goOn = () => card.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(play).toBeInViewport()
  await expect(favouriteButton(page)).toBeInViewport()

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
    await expectAccessible(page)
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
    await expectAccessible(page)
    await card.getByRole('button', { name: /^Use / }).click()
    await expect(card).toBeHidden()
  })

  await page.goto('/profile')
  await expect(page.getByRole('radio', { name: /^By my name/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^Allow/ })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Sleep', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('radio', { name: /^Clara/ }).first()).toBeChecked()
})
