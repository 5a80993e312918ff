import type { Affirmation } from '@glimmer/contract'
import type { manualClock } from '@glimmer/server/testing/manual-clock'

interface Person {
  url: string
  token: string
  /** Their id at the identity provider. */
  subject: string
  clock: ReturnType<typeof manualClock>
}

const days = 30
const dayMs = 86_400_000

const requests = [
  { themes: ['calm'], mood: 'low', situation: 'winding-down' },
  { themes: ['focus'], mood: 'steady', situation: 'a-busy-day', value: 'patience' },
  { themes: ['confidence'], mood: 'good', situation: 'a-hard-talk', form: 'if-then' },
  { themes: ['gratitude'], mood: 'bright', value: 'nature' },
  { themes: ['sleep'], mood: 'steady', situation: 'bedtime', form: 'question' },
]

const callerOf =
  ({ url, token }: Person) =>
  async (method: string, path: string, body?: object): Promise<Affirmation> => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const reply = await response.json()
    if (!response.ok) throw new Error(`${method} ${path}: ${reply.message}`)
    return reply
  }

/**
 * A month of mornings: today's line each day, sometimes a new one, and some favourites. Returns the number of lines.
 */
export async function writeAMonth(person: Person): Promise<number> {
  const call = callerOf(person)
  const today = person.clock.now().getTime()
  await call('POST', '/users/sync-oidc-user', {
    oidcId: person.subject,
    email: 'maya@example.test',
    firstName: 'Maya',
  })
  await call('POST', '/users/age', { month: 6, year: 1990 })
  // A month in, the questions of the first visit are long answered.
  await call('PUT', '/users/preferences', { firstRun: 'done' })
  let lines = 0
  for (let ago = days; ago >= 0; ago--) {
    person.clock.set(new Date(today - ago * dayMs))
    const line = await call('GET', '/affirmations/today')
    lines++
    if (ago % 5 === 1) await call('POST', `/affirmations/${line._id}/favorite`, { isFavorite: true })
    const request = ago % 6 === 2 ? requests[(ago / 6) | 0] : undefined
    if (!request) continue
    await call('POST', '/affirmations/generate', request)
    lines++
  }
  return lines
}
