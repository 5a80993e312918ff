import type { Page } from '@playwright/test'
import { apiOf } from '#api.ts'
import { signUp } from '#fixtures.ts'
import type { DailyProduct } from '#product.ts'

const favourites = [
  'I notice I’m tired, so I can go gently.',
  'One thing done well is enough for this morning.',
  'When the day speeds up, I’ll put both feet on the floor.',
  'I’m learning to ask for help before I need it.',
]

/** The days on which the user came, as days before the film: the garden shows their lights. */
const daysAgo = [10, 9, 8, 6, 5, 3, 2, 1, 0] as const
export const firstDayAgo = daysAgo[0]

export const timeAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

/** A time zone where it is between nine and ten in the morning now, as it always is in the film and the pictures. */
export function morningZone(): string {
  const ahead = ((9 - new Date().getUTCHours() + 36) % 24) - 12
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

/** Signs up a user with a name and a few favourites, and lets some days pass, so that the account looks used. */
export async function prepareAccount(page: Page, product: DailyProduct, isDark: boolean): Promise<void> {
  await page.addInitScript((dark) => localStorage.setItem('darkMode', String(dark)), isDark)
  await signUp(page, { email: 'maya@example.test', password: 'quiet lake at dawn' })
  const call = await apiOf(page)
  await call('PUT', '/users/profile', { username: 'Maya', firstName: 'Maya' })
  await call('POST', '/users/tutorial/complete')
  // The analytics question is answered, so that it does not appear in the film.
  await page.getByRole('button', { name: 'No, thank you', exact: true }).click()
  for (const text of favourites) {
    const { _id } = await call<{ _id: string }>('POST', '/affirmations', { text })
    await call('POST', `/affirmations/${_id}/favorite`, { isFavorite: true })
  }
  for (const days of daysAgo) {
    await product.wakeAt(timeAgo(days))
    const { _id } = await call<{ _id: string }>('GET', '/affirmations/today')
    if (days > 0 && days % 2 === 0) await call('POST', `/affirmations/${_id}/response`, { response: 'true' })
  }
}
