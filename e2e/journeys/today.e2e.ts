import type { Page } from '@playwright/test'
import { favouriteButton, todaysLine } from '#dashboard.ts'
import { expect, expectAccessible, phone, signUp, test } from '#fixtures.ts'

/** Whether something can be seen and pressed where it stands: in the window, and with nothing over it. */
const isOpenToTheEye = (page: Page, name: string) =>
  todaysLine(page)
    .getByRole('button', { name, exact: true })
    .evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      const over = document.elementFromPoint(left + width / 2, top + height / 2)
      return button === over || button.contains(over)
    })

for (const [device, viewport] of [
  ['a desktop', { width: 1280, height: 800 }],
  ['a phone', phone],
  ['a small phone', { width: 360, height: 640 }],
] as const)
  test(`on ${device} the line and Play are in sight with nothing over them, and the places lead on`, async ({
    page,
    visitor,
  }) => {
    await page.setViewportSize(viewport)
    await signUp(page, visitor)
    const main = page.getByRole('main')
    await expect(todaysLine(page).getByRole('paragraph').first()).toBeInViewport({ ratio: 1 })
    await favouriteButton(page).click()
    await expect(page.getByText('Saved. It works offline too.')).toBeVisible()
    expect(await isOpenToTheEye(page, 'Play'), 'Play, with a toast at the foot').toBe(true)
    expect(await isOpenToTheEye(page, 'Favourite')).toBe(true)
    await expect(page.getByRole('link', { name: /^One light this week/ })).toBeVisible()
    const scene = main.locator('> div').first()
    const controls = await scene.locator('a, button, input, select').count()
    expect(controls).toBeLessThanOrEqual(16)
    await expectAccessible(page)

    const places = page.getByRole('navigation', { name: 'Places' })
    await expect(places.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page')
    await expect(places.getByRole('link', { name: 'Library' })).toHaveAttribute('href', '/library')
    await expect(places.getByRole('link', { name: 'Garden' })).toHaveAttribute('href', '/garden')
    await expect(places.getByRole('link', { name: 'You', exact: true })).toBeVisible({
      visible: viewport.width < 768,
    })
  })

test('a tab left open over midnight shows the new day’s line', async ({ page, visitor }) => {
  await page.clock.install()
  await signUp(page, visitor)
  const words = todaysLine(page).getByRole('paragraph').first()
  const before = await words.textContent()
  const tomorrow = { text: 'A line for the day after this one.', day: '2100-01-01' }
  await page.route('**/api/affirmations/today', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...tomorrow } })
  })
  await expect(words).toHaveText(before ?? '')
  await page.clock.fastForward('24:00:00')
  await expect(words).toHaveText(tomorrow.text)
})
