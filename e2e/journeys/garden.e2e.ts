import { expect, expectAccessible, expectAccessibleInEveryLook, phone, signUp, test } from '#fixtures.ts'

test.use({ theme: 'light', viewport: phone })

test('keeps moods only once that is turned on', async ({ page, visitor }) => {
  await signUp(page, visitor)
  await page.goto('/garden')
  const today = page.getByRole('group', { name: 'How today feels' })
  const turn = page.getByRole('switch', { name: 'Keep moods here' })
  await expect(turn).not.toBeChecked()
  await expect(today).toBeHidden()
  await turn.click()
  await today.getByRole('button', { name: 'Good', exact: true }).click()
  await expect(page.getByRole('list', { name: 'The last two weeks' })).toContainText('Good')
  await expectAccessibleInEveryLook(page)
  await turn.click()
  const asked = page.getByRole('dialog', { name: 'Delete the moods kept so far?' })
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'Delete them' }).click()
  await expect(page.getByRole('list', { name: 'The last two weeks' })).toBeHidden()
  await page.reload()
  await expect(turn).not.toBeChecked()
})
