import { favouriteButton } from '#dashboard.ts'
import { expect, signUp, test } from '#fixtures.ts'
import { addOwnLine, history, openShelf } from '#library.ts'

test('a change in one tab is shown in the other, without a reload or a burst of requests', async ({
  page,
  context,
  visitor,
}) => {
  await signUp(page, visitor)
  await expect(favouriteButton(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(favouriteButton(other)).toBeVisible()
  await other.waitForLoadState('networkidle')
  const asked: string[] = []
  other.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()))

  await favouriteButton(page).click()
  await expect(favouriteButton(other)).toHaveAttribute('aria-pressed', 'true')
  expect(asked.length).toBeLessThan(6)

  await openShelf(other, 'history')
  await expect(history(other)).toBeVisible()
  await addOwnLine(page, 'I can begin again at any hour.')
  await expect(history(other).getByText('I can begin again at any hour.')).toBeVisible()

  await page.goto('/profile')
  await page.getByLabel('Username').fill('Maya')
  await page.getByRole('button', { name: 'Save changes', exact: true }).click()
  await expect(other.getByRole('button', { name: 'Maya', exact: true })).toBeVisible()
})
