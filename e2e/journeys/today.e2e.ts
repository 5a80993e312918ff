import type { Page } from '@playwright/test'
import { expect, expectAccessibleInEveryLook, phone, signUp, test } from '#fixtures.ts'
import { favouriteButton, todaysLine } from '#pages.ts'

/** Whether a button can be seen and pressed: it is inside the window and nothing covers it. */
const isOpenToTheEye = (page: Page, name: string) =>
  todaysLine(page)
    .getByRole('button', { name, exact: true })
    .evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      const over = document.elementFromPoint(left + width / 2, top + height / 2)
      return button === over || button.contains(over)
    })

interface Box {
  y: number
  height: number
}
/** Whether one is wholly above or below the other. */
const areApart = (one: Box | null, other: Box | null) =>
  one !== null && other !== null && (one.y + one.height <= other.y || other.y + other.height <= one.y)

test('shows the line and Play uncovered on every device', async ({ page, visitor }) => {
  const smallest = { width: 360, height: 640 }
  await page.setViewportSize(smallest)
  // The note is for the first favourite, which is known once the list has come.
  const favorites = page.waitForResponse('**/api/users/favorites*')
  await signUp(page, visitor)
  await favorites
  await test.step('with a note at the foot of the smallest', async () => {
    await favouriteButton(page).click()
    await expect(page.getByText('Saved. It works offline too.')).toBeVisible()
    expect(await isOpenToTheEye(page, 'Play')).toBe(true)
  })
  await test.step('the note covers no answer, and is gone when a dialog opens', async () => {
    await page.setViewportSize(phone)
    const note = page.getByRole('region', { name: 'Note' })
    const answers = page.getByRole('region', { name: 'How does that feel?' })
    expect(areApart(await note.boundingBox(), await answers.boundingBox())).toBe(true)
    await page.getByRole('button', { name: 'Write me a line' }).click()
    await expect(page.getByRole('dialog', { name: 'Write me a line' })).toBeVisible()
    await expect(note).toBeHidden()
    await page.keyboard.press('Escape')
    await page.evaluate(() => scrollTo(0, 0))
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
      if (viewport === smallest) await page.reload()
      await expect(page.getByRole('link', { name: 'Your first day' })).toBeVisible()
      await expect(todaysLine(page).getByRole('paragraph').first()).toBeInViewport({ ratio: 1 })
      // The splash covers it for a second.
      await expect.poll(() => isOpenToTheEye(page, 'Play')).toBe(true)
      expect(await isOpenToTheEye(page, 'Favourite')).toBe(true)
      const scene = main.locator('> div').first()
      expect(await scene.locator('a, button, input, select').count()).toBeLessThanOrEqual(16)
      await expect(places.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page')
      await expect(places.getByRole('link', { name: 'Library' })).toHaveAttribute('href', '/library')
      await expect(places.getByRole('link', { name: 'Garden' })).toHaveAttribute('href', '/garden')
      await expect(places.getByRole('link', { name: 'You', exact: true })).toBeVisible({
        visible: viewport.width < 768,
      })
    })
  await test.step('in both themes at both widths', () => expectAccessibleInEveryLook(page))

  await test.step('a user who was away is welcomed back with the number of their days', async () => {
    const days = '**/api/users/days'
    await page.route(days, (route) => route.fulfill({ json: { days: 12, first: '2026-10-01', daysAway: 9, week: [] } }))
    await page.reload()
    await expect(page.getByText('Welcome back. Everything’s here.')).toBeVisible()
    await expect(page.getByText('12 days with Glimmer')).toBeVisible()
    await page.unroute(days)
  })

  await test.step('a reload restores the scroll position; late content above may shift it by a pixel or two', async () => {
    await page.evaluate(() => scrollTo(0, 200))
    await page.reload()
    await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 200))).toBeLessThan(10)
    await expect(page.getByRole('link', { name: 'Your first day' })).toHaveAttribute('href', '/garden')
  })
})

test('leaves room for the answers below a long line, and moves nothing after one', async ({ page, visitor }) => {
  await page.setViewportSize(phone)
  const long = {
    text: 'Being interrupted isn’t my fault, and I can pick up where I was.',
    // In three rows on a phone.
    description: 'You don’t have to earn it: say it slowly, once, on one long breath out, and rest a minute.',
  }
  const withLongLine = (body: object) => ({ ...body, ...long })
  await page.route('**/api/affirmations/today', async (route) =>
    route.fulfill({ json: withLongLine(await (await route.fetch()).json()) }),
  )
  await signUp(page, visitor)
  const week = page.getByRole('link', { name: 'Your first day' })
  const write = page.getByRole('button', { name: 'Write me a line' })
  await expect(page.getByRole('heading', { name: 'How does that feel?' })).toBeVisible()
  await expect(week).toBeVisible()
  const before = [await week.boundingBox(), await write.boundingBox()]
  const saved = page.waitForResponse(/\/response$/)
  await page.getByRole('button', { name: 'Feels true', exact: true }).click()
  await saved
  await expect(page.getByRole('button', { name: 'Feels true', exact: true })).toHaveAttribute('aria-pressed', 'true')
  expect([await week.boundingBox(), await write.boundingBox()]).toEqual(before)
  const bar = await page.getByRole('navigation', { name: 'Places' }).boundingBox()
  expect((before[1]?.y ?? 0) + (before[1]?.height ?? 0), 'above the bar').toBeLessThanOrEqual(bar?.y ?? 0)
  await page.setViewportSize({ width: 1366, height: 768 })
  await expect(page.getByRole('button', { name: 'Too much', exact: true })).toBeInViewport({ ratio: 1 })
})
