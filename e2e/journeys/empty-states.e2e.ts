import { expect, expectAccessible, signUp, test } from '#fixtures.ts'
import { chooseFromMenu, favourites, history, openShelf } from '#library.ts'

test('an empty list of favourites offers lines to begin with, and a line deleted from the history can be restored', async ({
  page,
  visitor,
}) => {
  const sample = 'I can ask for a minute before I answer.'
  await signUp(page, visitor)
  await openShelf(page, 'favourites')

  await test.step('the first favourite says where it is stored', async () => {
    await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: `Keep: ${sample}`, exact: true }).click()
    await expect(page.getByText('Saved. It works offline too.')).toBeVisible()
    await expect(favourites(page).getByText(sample)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeHidden()
  })

  await test.step('a line deleted from the history is there again after Undo', async () => {
    await page.getByRole('link', { name: 'History', exact: true }).click()
    const row = history(page).getByRole('listitem').filter({ hasText: sample })
    await chooseFromMenu(row, 'Delete')
    await expect(row).toBeHidden()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(row).toBeVisible()
  })
})

test('somebody who was away is welcomed back, and told how many days they came, not how many they missed', async ({
  page,
  visitor,
}) => {
  const days = '**/api/users/days'
  await page.route(days, (route) => route.fulfill({ json: { days: 12, first: '2026-10-01', awayFor: 9, week: [] } }))
  await signUp(page, visitor)
  await expect(page.getByText('Welcome back. Everything’s here.')).toBeVisible()
  await expect(page.getByText('12 days with Glimmer')).toBeVisible()
  await page.unroute(days)

  // A reload restores the scroll position; late content above may shift it by a pixel or two.
  await page.evaluate(() => scrollTo(0, 200))
  await page.reload()
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 200))).toBeLessThan(10)
  await expect(page.getByRole('link', { name: 'One light this week · Your first day' })).toHaveAttribute(
    'href',
    '/garden',
  )
})
