import { expect, signUp, test } from '#fixtures.ts'
import { history, openShelf, todaysLine } from '#pages.ts'
import { translateAll } from '#translate-all.ts'

test('every screen works while the browser translates it', async ({ page, visitor }) => {
  await page.addInitScript(translateAll)
  await signUp(page, visitor)
  const whole = () => expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeHidden()

  await test.step('Today plays its line, and shows it again', async () => {
    await expect(page.locator('font').first()).toBeAttached()
    await todaysLine(page).getByRole('button', { name: 'Play', exact: true }).click()
    await expect(todaysLine(page).locator('mark')).toBeVisible()
    await expect(todaysLine(page).locator('mark')).toBeHidden()
    await whole()
  })

  await test.step('Library and History play a line', async () => {
    await page.goto('/library?theme=calm')
    const current = page.getByRole('main').locator('li:not([inert])')
    await current.getByRole('button', { name: 'Play', exact: true }).first().click()
    await expect(page.locator('mark').first()).toBeVisible()
    await openShelf(page, 'history')
    await history(page).getByRole('button', { name: /^Play/ }).first().click()
    await expect(page.locator('mark').first()).toBeVisible()
    await whole()
  })

  await test.step('Garden plays the line of a day', async () => {
    await page.goto('/garden')
    await page.getByRole('button', { name: 'Play', exact: true }).first().click()
    await expect(page.locator('mark').first()).toBeVisible()
    await whole()
  })

  await test.step('Before bed plays its lines, one after another', async () => {
    await page.goto('/before-bed')
    const bed = page.getByRole('dialog', { name: 'Before bed' })
    await bed.getByRole('button', { name: 'Start the five lines' }).click()
    await expect(bed.locator('mark')).toBeVisible()
    await bed.getByRole('button', { name: 'Next line' }).click()
    await expect(bed.locator('mark')).toBeVisible()
  })

  await test.step('the profile opens a part and changes it', async () => {
    await page.goto('/profile#reminders')
    await page.getByRole('switch').first().click()
    await whole()
  })
})
