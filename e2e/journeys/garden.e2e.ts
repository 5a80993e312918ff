import { apiOf } from '#api.ts'
import { expect, expectAccessible, expectAccessibleInEveryLook, phone, signUp, test } from '#fixtures.ts'
import { todaysLine } from '#pages.ts'

test.use({ theme: 'light', viewport: phone })

test('shows a light for each day, and keeps moods only once that is turned on', async ({ page, visitor }) => {
  await signUp(page, visitor)
  await expect(todaysLine(page)).toBeVisible()
  const call = await apiOf(page)
  const line = await call<{ _id: string; text: string }>('GET', '/affirmations/today')
  await call('POST', `/affirmations/${line._id}/response`, { response: 'true' })

  await test.step('the garden has one light, its line, and what felt true', async () => {
    await page.goto('/garden')
    await expect(page.getByRole('heading', { name: 'Your first day with Glimmer' })).toBeVisible()
    const light = page.getByRole('list', { name: 'Days, one light each' }).getByRole('button')
    await expect(light).toHaveCount(1)
    await expect(light).toHaveAttribute('aria-pressed', 'true')
    const day = page.getByRole('region', { name: (await light.getAttribute('aria-label')) ?? '', exact: true })
    await expect(day.getByText('Felt true')).toBeVisible()
    await expect(day.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    await expect(page.getByRole('list', { name: 'What felt true' }).getByRole('listitem')).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'Pause your reminders too' })).toHaveAttribute(
      'href',
      '/profile#reminders',
    )
    await expectAccessible(page)
  })

  await test.step('a mood is kept once that is turned on, and deleted when it is turned off', async () => {
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
})
