import type { Page } from '@playwright/test'
import { apiOf } from '#api.ts'
import { signUp } from '#fixtures.ts'

const favourites = [
  'I notice I’m tired, so I can go gently.',
  'One thing done well is enough for this morning.',
  'When the day speeds up, I’ll put both feet on the floor.',
  'I’m learning to ask for help before I need it.',
]

/** Signs up a person with a name, a few favourites and the light theme: somebody who has been here for a while. */
export async function prepareAccount(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('darkMode', 'false'))
  await signUp(page, { email: 'maya@example.test', password: 'quiet lake at dawn' })
  const call = await apiOf(page)
  await call('PUT', '/users/profile', { username: 'Maya', firstName: 'Maya' })
  await call('POST', '/users/tutorial/complete')
  // The question about analytics is answered, so that it is not in the picture.
  await page.getByRole('button', { name: 'No, thank you', exact: true }).click()
  for (const text of favourites) {
    const { _id } = await call<{ _id: string }>('POST', '/affirmations', { text })
    await call('POST', `/affirmations/${_id}/favorite`, { isFavorite: true })
  }
}
