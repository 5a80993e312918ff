import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { currentWording } from '#safety/age-standing.ts'
import { startModelServer } from '#testing/model-server.ts'
import { createMember, type Person } from '#testing/people.ts'
import { aBrowser, startPushService } from '#testing/push-service.ts'
import { chooseReminders, remindAt } from '#testing/reminders.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

/** Words that only their writer may ever read again. */
const words = 'a canary in the kitchen'

let outside: Awaited<ReturnType<typeof startModelServer>>
let service: Awaited<ReturnType<typeof startPushService>>
let glimmer: TestApp
beforeAll(async () => {
  ;[outside, service] = await Promise.all([startModelServer(), startPushService()])
  const { baseUrl } = outside
  glimmer = await startTestApp({
    pushTransport: service.transport,
    settings: {
      WRITER: 'openai',
      WRITER_BASE_URL: baseUrl,
      WRITER_MODEL: 'small',
      VOICE: 'openai',
      VOICE_BASE_URL: baseUrl,
      ARTIST: 'openai',
      ARTIST_BASE_URL: baseUrl,
      ARTIST_MODEL: 'small',
      ANALYTICS: 'posthog',
      POSTHOG_KEY: 'phc_a-key-of-the-tests',
      POSTHOG_HOST: baseUrl,
    },
  })
})
afterAll(async () => {
  await glimmer.stop()
  await Promise.all([outside.stop(), service.stop()])
})

/** Calls everything that could send words to another service; routes that are closed to this person may refuse. */
async function useEverything(person: Person) {
  const { call, send } = person
  await call('PUT /users/profile', { body: { firstName: words, username: words } })
  await call('PUT /users/values', { body: { values: [{ value: 'friendship', reason: words }] } })
  const { body: own } = await call('POST /affirmations', { body: { text: `I can hear ${words}.` } })
  const { voices } = (await call('GET /voices')).body
  for (const { id } of voices)
    await call('POST /affirmations/{id}/speak', { params: { id: own._id }, body: { voice: id } })
  await send('POST', `/affirmations/${own._id}/speak`, {
    body: JSON.stringify({ voice: 'alloy' }),
    headers: { 'content-type': 'application/json' },
  })
  await call('POST /affirmations/generate', { body: { themes: ['calm'], note: words } })
  await call('POST /affirmations/generate', { body: { themes: ['calm'] } })
  await call('POST /affirmations/set', { body: { themes: ['calm'] } })
  await call('POST /avatars/generate', { body: { description: words } })
  await call('POST /avatars/generate', { body: { choices: {} } })
}

async function remind(person: Person) {
  const browser = aBrowser()
  await person.call('POST /users/reminders/subscriptions', { body: browser.subscription })
  await chooseReminders(person, { time: '13:00', channel: 'push', showLine: true })
  service.taken.length = 0
  await remindAt(glimmer, '2026-11-21T13:00:00Z')
  return service.taken.map(({ body }) => browser.read(body))
}

test('sends nothing of a teen’s to other services, even if all are configured', async () => {
  const noor = await createMember(glimmer, { age: 'teen', tier: 'pro' })
  await glimmer.app.database.db.execute(sql`insert into guardian
    (id, account_id, state, email_hash, wording, asked_at, sent_at, expires_at)
    values (${glimmer.app.newId()}, ${noor.id}, 'approved', '\\x00', ${currentWording}, now(), now(), now())`)
  await useEverything(noor)
  expect(outside.received).toEqual([])
  expect(await remind(noor)).toMatchObject([
    { title: 'Glimmer', body: 'Your line for today is ready.', actions: ['later'] },
  ])
})

test('sends nothing of an account without a stated age', async () => {
  await useEverything(await createMember(glimmer, { age: 'unanswered', tier: 'pro' }))
  expect(outside.received).toEqual([])
})

test('sends an adult’s words to the configured services', async () => {
  await useEverything(await createMember(glimmer, { tier: 'pro' }))
  expect(JSON.stringify(outside.received)).toContain(words)
})
