import type { Page } from '@playwright/test'
import { favouriteButton, todaysLine } from '#dashboard.ts'
import { expect, expectAccessible, expectAccessibleInEveryLook, phone, signUp, test } from '#fixtures.ts'

/** Whether a button can be seen and pressed: it is inside the window and nothing covers it. */
const isOpenToTheEye = (page: Page, name: string) =>
  todaysLine(page)
    .getByRole('button', { name, exact: true })
    .evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      const over = document.elementFromPoint(left + width / 2, top + height / 2)
      return button === over || button.contains(over)
    })

test('the line and Play are in sight with nothing over them, on every device, and the places lead on', async ({
  page,
  visitor,
}) => {
  const smallest = { width: 360, height: 640 }
  await page.setViewportSize(smallest)
  await signUp(page, visitor)
  await test.step('with a note at the foot of the smallest', async () => {
    await favouriteButton(page).click()
    await expect(page.getByText('Saved. It works offline too.')).toBeVisible()
    expect(await isOpenToTheEye(page, 'Play')).toBe(true)
  })
  const main = page.getByRole('main')
  const places = page.getByRole('navigation', { name: 'Places' })
  for (const [device, viewport] of [
    ['a small phone', smallest],
    ['a phone', phone],
    ['a desktop', { width: 1280, height: 800 }],
  ] as const)
    await test.step(`on ${device}`, async () => {
      await page.setViewportSize(viewport)
      await page.reload()
      await expect(page.getByRole('link', { name: /^One light this week/ })).toBeVisible()
      await expect(todaysLine(page).getByRole('paragraph').first()).toBeInViewport({ ratio: 1 })
      // The splash covers it for a second.
      await expect.poll(() => isOpenToTheEye(page, 'Play')).toBe(true)
      expect(await isOpenToTheEye(page, 'Favourite')).toBe(true)
      const scene = main.locator('> div').first()
      expect(await scene.locator('a, button, input, select').count()).toBeLessThanOrEqual(16)
      await expectAccessible(page)
      await expect(places.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page')
      await expect(places.getByRole('link', { name: 'Library' })).toHaveAttribute('href', '/library')
      await expect(places.getByRole('link', { name: 'Garden' })).toHaveAttribute('href', '/garden')
      await expect(places.getByRole('link', { name: 'You', exact: true })).toBeVisible({
        visible: viewport.width < 768,
      })
    })
  await test.step('in both themes at both widths', () => expectAccessibleInEveryLook(page))
})
