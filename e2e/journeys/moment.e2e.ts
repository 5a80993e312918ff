import { expect, expectAccessible, signUp, test } from '#fixtures.ts'

test('a moment takes a person through arriving, breathing, listening and answering', async ({ page, visitor }) => {
  await signUp(page, visitor)
  await page.getByRole('link', { name: 'Begin today’s moment' }).click()
  const moment = page.getByRole('dialog', { name: 'Your moment' })

  await expect(moment.getByRole('heading', { name: 'How is today, so far?' })).toBeVisible()
  await expectAccessible(page)
  await moment.getByRole('button', { name: 'Heavy', exact: true }).click()
  await moment.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(moment.getByRole('heading', { name: /You deserve to talk to a person/ })).toBeVisible()
  await expectAccessible(page)
  await moment.getByRole('button', { name: 'I’m okay, carry on gently' }).click()

  await expect(moment.getByRole('heading', { name: 'Breathe in' })).toBeVisible()
  await expect(moment.getByText('Breath 1 of 3')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('ArrowRight')

  await expect(moment.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
  await expect(moment.locator('mark')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(moment.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await page.keyboard.press('f')
  await expect(moment.getByRole('button', { name: 'Favourite', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await moment.getByRole('button', { name: 'Continue', exact: true }).click()

  await expect(moment.getByRole('heading', { name: 'How does that feel?' })).toBeVisible()
  await expectAccessible(page)
  await moment.getByRole('button', { name: /^True/ }).click()

  await expect(moment.getByRole('heading', { name: 'That’s it for today.' })).toBeVisible()
  await expectAccessible(page)
  await moment.getByRole('button', { name: 'Done', exact: true }).click()
  await page.waitForURL('**/dashboard')

  await test.step('three breaths, in for four and out for six, lead to the line by themselves', async () => {
    await page.clock.install()
    await page.getByRole('link', { name: 'Begin today’s moment' }).click()
    await moment.getByRole('button', { name: 'Skip', exact: true }).click()
    await expect(moment.getByRole('heading', { name: 'Breathe in' })).toBeVisible()
    await page.clock.runFor(4_500)
    await expect(moment.getByRole('heading', { name: 'Breathe out' })).toBeVisible()
    await page.clock.runFor(10_000)
    await expect(moment.getByText('Breath 2 of 3')).toBeVisible()
    await page.clock.runFor(16_000)
    await expect(moment.getByRole('button', { name: 'Continue', exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.waitForURL('**/dashboard')
  })
})
