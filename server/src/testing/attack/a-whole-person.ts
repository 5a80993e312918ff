import { sql } from 'drizzle-orm'
import { recordings } from '#sound/testing/files.ts'
import { goToCheckout } from '../checkout.ts'
import { aMember, type Person } from '../people.ts'
import type { TestApp } from '../test-app.ts'

/** Somebody who has one of everything that has an id, and those ids. */
export interface WholePerson extends Person {
  ids: string[]
  /** Words of theirs that nobody else may ever read. */
  secret: string
}

export async function aWholePerson(glimmer: TestApp): Promise<WholePerson> {
  const person = await aMember(glimmer, { tier: 'pro' })
  const { call, send, subject } = person
  const secret = `a-secret-of-${subject}`
  const line = (await call('POST /affirmations', { body: { text: `I keep ${secret}`, themes: ['calm'] } })).body
  await send('PUT', `/affirmations/${line._id}/own-recording`, {
    body: recordings['audio/webm'],
    headers: { 'content-type': 'audio/webm' },
  })
  await call('POST /affirmations/{id}/speak', { params: { id: line._id }, body: { voice: 'alasdair' } })
  await call('POST /affirmations/{id}/response', { params: { id: line._id }, body: { response: 'too-much' } })
  await call('PUT /users/values', { body: { values: [{ value: 'friendship', reason: secret }] } })
  const set = (await call('POST /affirmations/set', { body: { themes: ['calm'] } })).body
  const shelf = (await call('POST /collections', { body: { name: secret.slice(0, 40), lineIds: [line._id] } })).body
  const avatar = (await call('POST /avatars/save-svg', { body: { avatarConfig: { style: 'thumbs', seed: 'S' } } })).body
  const proposed = (await call('POST /avatars/generate', { body: { description: 'a calm lake' } })).body.proposals
  const device = (
    await call('POST /users/reminders/subscriptions', {
      body: {
        endpoint: `https://fcm.googleapis.com/fcm/send/${subject}`,
        keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
      },
    })
  ).body
  await glimmer.app.database.db.execute(sql`update account set tier = 'free' where id = ${person.id}`)
  const checkout = await goToCheckout(person, 'premium')
  const ids = [line._id, set._id, shelf._id, avatar._id, device._id, checkout.sessionId, person.id]
  return { ...person, secret, ids: [...ids, ...proposed.map(({ _id }) => _id)] }
}
