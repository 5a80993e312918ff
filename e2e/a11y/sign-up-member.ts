import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { apiOf } from '#api.ts'
import { type Birth, signUp } from '#fixtures.ts'
import { signInWithPasskey, signUpOperator } from '#passkeys.ts'

/** The same settings as in the journeys. */
export const contextOptions = { locale: 'en-GB', timezoneId: 'Europe/London', serviceWorkers: 'block' } as const

const password = 'four plain warm words'

/** Signs up a user who has not gone beyond the questions of the first visit, and returns their browser's state. */
export async function signUpNewcomer(browser: Browser, options: { birth?: Birth; skipFirstRun?: false }) {
  const context = await browser.newContext({ ...contextOptions, baseURL: process.env.GLIMMER_URL ?? '' })
  const page = await context.newPage()
  await signUp(page, { email: `${randomUUID()}@example.test`, password }, options)
  await page.locator('h1').waitFor()
  const state = await context.storageState()
  await context.close()
  return state
}

/**
 * Signs up a user with a long email address, lines, favourites and a collection, and returns their browser's state.
 */
export async function signUpMember(browser: Browser) {
  const context = await browser.newContext({ ...contextOptions, baseURL: process.env.GLIMMER_URL ?? '' })
  const page = await context.newPage()
  const email = `a.rather.long.address.for.a.narrow.screen.${randomUUID()}@example.test`
  await signUp(page, { email, password })
  const call = await apiOf(page)
  const lineIds: string[] = []
  for (const text of [
    'I can begin again.',
    'When the day is long, I can still put the kettle on, open the window, and let one small kind thing be enough.',
    'One thing is enough.',
  ]) {
    const { _id } = await call<{ _id: string }>('POST', '/affirmations', { text })
    await call('POST', `/affirmations/${_id}/favorite`, { isFavorite: true })
    lineIds.push(_id)
  }
  await call('POST', '/collections', { name: 'For slow Mondays and other beginnings', lineIds })
  const state = await context.storageState()
  await context.close()
  return state
}

/** Signs up an operator, whose sign-in has a second step, and returns their browser's state. */
export async function signInOperator(browser: Browser) {
  const context = await browser.newContext({ ...contextOptions, baseURL: process.env.GLIMMER_URL ?? '' })
  const page = await context.newPage()
  await signUpOperator(page)
  await signInWithPasskey(page)
  const state = await context.storageState()
  await context.close()
  return state
}
