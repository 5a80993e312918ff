import { sql } from 'drizzle-orm'
import { recordings } from '#sound/testing/recordings.ts'
import { localDay } from '#time/wall-clock.ts'
import { goToCheckout } from '../checkout.ts'
import { caller, createMember, type Person, signInAs } from '../people.ts'
import { aBrowser } from '../push-service.ts'
import type { TestApp } from '../test-app.ts'

/** A user who has one of everything that has an id. */
export interface FullAccount extends Person {
  /** Ids of their resources, by the prefix of the paths about them. */
  things: Record<string, string>
  /** All of their ids. */
  ids: string[]
  /** Secrets that open a line to anybody: of a private address, and of a shared line. */
  tokens: string[]
  /** The day they stored a mood for. */
  day: string
  /** Text of theirs that nobody else may ever read. */
  secret: string
}

export async function aFullAccount(glimmer: TestApp): Promise<FullAccount> {
  const person = await createMember(glimmer, { tier: 'pro' })
  const { call, send, subject } = person
  const secret = `a-secret-of-${subject}`
  const line = (await call('POST /affirmations', { body: { text: `I keep ${secret}`, themes: ['calm'] } })).body
  await send('PUT', `/affirmations/${line._id}/own-recording?durationMs=600`, {
    body: recordings['audio/webm'],
    headers: { 'content-type': 'audio/webm' },
  })
  await call('POST /affirmations/{id}/favorite', { params: { id: line._id }, body: { isFavorite: true } })
  await call('POST /affirmations/{id}/speak', { params: { id: line._id }, body: { voice: 'alasdair' } })
  const link = (await call('POST /affirmations/{id}/link', { params: { id: line._id } })).body
  await call('POST /affirmations/{id}/response', { params: { id: line._id }, body: { response: 'too-much' } })
  await call('PUT /users/values', { body: { values: [{ value: 'friendship', reason: secret }] } })
  const day = localDay(glimmer.clock.now(), 'UTC')
  await call('PUT /users/preferences', { body: { keepMoods: true } })
  await call('PUT /users/moods/{day}', { params: { day }, body: { mood: 'good' } })
  const address = (await call('POST /users/access-tokens', { body: { use: 'address', name: secret.slice(0, 40) } }))
    .body
  const set = (await call('POST /affirmations/set', { body: { themes: ['calm'] } })).body
  const shelf = (await call('POST /collections', { body: { name: secret.slice(0, 40), lineIds: [line._id] } })).body
  const avatar = (await call('POST /avatars/save-svg', { body: { avatarConfig: { style: 'thumbs', seed: 'S' } } })).body
  const proposed = (await call('POST /avatars/generate', { body: { description: 'a calm lake' } })).body.proposals
  const device = (
    await call('POST /users/reminders/subscriptions', {
      body: aBrowser().subscription,
    })
  ).body
  await glimmer.app.database.db.execute(sql`update account set tier = 'free' where id = ${person.id}`)
  const checkout = await goToCheckout(person, 'premium')
  const things = {
    '/affirmations/sets': set._id,
    '/affirmations': line._id,
    '/collections': shelf._id,
    '/users/access-tokens': address._id,
    '/users/personalisation/answers': line._id,
    '/avatars': avatar._id,
    '/users/reminders/subscriptions': device._id,
    '/subscriptions/success': checkout.sessionId,
  }
  return {
    ...person,
    secret,
    day,
    things,
    tokens: [address.secret.split('/').at(-2) ?? '', link.url.split('/').at(-1) ?? ''],
    ids: [...Object.values(things), person.id, ...proposed.map(({ _id }) => _id)],
  }
}

/** The address of the operator below, for the setting OPERATORS. */
export const operatorsAddress = 'olga@example.test'

/** An operator, whose things are an account and a message to support: neither is their own. */
export async function anOperator(glimmer: TestApp): Promise<FullAccount> {
  const operator = await signInAs(glimmer, await createMember(glimmer), operatorsAddress, { amr: ['mfa'] })
  const { id } = await createMember(glimmer)
  await caller(glimmer).call('POST /support', { body: { email: 'sam@example.test', message: 'The music stops.' } })
  const [message] = (await operator.call('GET /admin/overview')).body.messages
  const things = { '/admin/accounts': id, '/admin/messages': message?._id ?? '' }
  return { ...operator, things, ids: Object.values(things), tokens: [], day: '', secret: '' }
}

/** Whether only an operator gets further than a 404. */
export const isForOperators = ({ path }: { path: string }): boolean => path.startsWith('/admin/')
