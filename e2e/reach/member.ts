import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { signUp } from '#fixtures.ts'
import { asThePage } from '#listening.ts'

/** As in the journeys. */
export const asElsewhere = { locale: 'en-GB', timezoneId: 'Europe/London', serviceWorkers: 'block' } as const

/** Somebody with a long name and address, lines, favourites and a collection. */
export async function aMember(browser: Browser) {
  const context = await browser.newContext({ ...asElsewhere, baseURL: process.env.GLIMMER_URL ?? '' })
  const page = await context.newPage()
  const email = `a.rather.long.address.for.a.narrow.screen.${randomUUID()}@example.test`
  await signUp(page, { email, password: 'four plain warm words' })
  const post = await asThePage(page)
  const lineIds: string[] = []
  for (const text of [
    'I can begin again.',
    'When the day is long, I can still put the kettle on, open the window, and let one small kind thing be enough.',
    'One thing is enough.',
  ]) {
    const { _id } = await post<{ _id: string }>('/affirmations', { text })
    await post(`/affirmations/${_id}/favorite`, { isFavorite: true })
    lineIds.push(_id)
  }
  await post('/collections', { name: 'For slow Mondays and other beginnings', lineIds })
  const state = await context.storageState()
  await context.close()
  return state
}
