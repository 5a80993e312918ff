import { createHash } from 'node:crypto'
import { immediateStart } from '@glimmer/contract'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { recordings } from '#sound/testing/recordings.ts'
import { subscribe } from '#testing/checkout.ts'
import { births, createMember, type Person } from '#testing/people.ts'
import { aBrowser } from '#testing/push-service.ts'
import { chooseReminders, remindAt } from '#testing/reminders.ts'
import { testApp } from '#testing/test-app.ts'
import type { ExportManifest } from './export-files.ts'

let files: Record<string, Uint8Array>
const glimmer = testApp({ settings: { OPERATORS: 'olga@example.test' } })
beforeAll(async () => {
  files = await download(await somebodyWithEverything())
})

/** A member with rows in every table. */
async function somebodyWithEverything(): Promise<Person> {
  const maya = await createMember(glimmer)
  const consent = { textVersion: immediateStart.version }
  await maya.call('POST /subscriptions/create', { body: { tier: 'pro', consent } })
  await subscribe(glimmer, maya, 'pro')
  await maya.call('POST /subscriptions/cancel')
  const line = (await maya.call('GET /affirmations/today')).body
  await maya.call('POST /affirmations/{id}/response', { params: { id: line._id }, body: { response: 'true' } })
  await maya.call('POST /affirmations/{id}/speak', { params: { id: line._id }, body: { voice: 'alasdair' } })
  await maya.call('POST /affirmations/{id}/link', { params: { id: line._id } })
  await maya.call('POST /users/access-tokens', { body: { use: 'address', name: 'Kitchen tablet' } })
  await maya.send('PUT', `/affirmations/${line._id}/own-recording?durationMs=600`, {
    body: recordings['audio/webm'],
    headers: { 'content-type': 'audio/webm' },
  })
  await maya.call('POST /affirmations/set', { body: { pack: 'an-exam' } })
  const shelf = (await maya.call('POST /collections', { body: { name: 'For the train' } })).body
  await maya.call('POST /collections/{id}/lines', { params: { id: shelf._id }, body: { affirmationId: line._id } })
  await maya.call('PUT /users/values', { body: { values: [{ value: 'friendship', reason: 'Sunday lunches.' }] } })
  await maya.call('PUT /users/personalisation', {
    body: { isOn: true, wanted: ['quiet'], avoided: ['hustle'], workingOn: 'Resting more.' },
  })
  await maya.call('PUT /users/preferences', { body: { keepMoods: true, voice: 'alasdair' } })
  await maya.call('PUT /users/moods/{day}', { params: { day: '2026-11-21' }, body: { mood: 'good' } })
  await maya.call('POST /avatars/save-svg', { body: { avatarConfig: { style: 'thumbs', seed: 'Maya' } } })
  await maya.call('PUT /users/tutorial/progress', { body: { percentage: 50 } })
  await maya.call('POST /users/reminders/subscriptions', { body: aBrowser().subscription })
  await chooseReminders(maya)
  await remindAt(glimmer, '2026-11-22T07:40:30Z')
  await maya.call('POST /users/support', { body: { email: 'maya@example.test', message: 'The music stops.' } })
  await maya.call('PUT /users/age', { body: births.teen })
  await maya.call('POST /users/guardian', { body: { email: 'parent@example.test', name: 'Maya' } })
  await glimmer.app.database.db.execute(sql`insert into granted_plan values (${maya.id}, 'premium', now())`)
  return maya
}

async function download({ token }: Person): Promise<Record<string, Uint8Array>> {
  const answer = await fetch(`${glimmer.url}/api/users/export`, { headers: { authorization: `Bearer ${token}` } })
  return unzipSync(new Uint8Array(await answer.arrayBuffer()))
}

const read = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()))
const manifest = (): ExportManifest => read('export.json')

test('lists every file with its checksum', () => {
  const { files: listed, ...head } = manifest()
  expect(head).toEqual({ format: 'glimmer-export', version: 1, madeAt: '2026-11-22T07:40:30.000Z' })
  const names = Object.keys(files).filter((name) => !/^(README\.txt|export\.json|schemas\/.*)$/.test(name))
  expect(listed.map(({ name }) => name).sort()).toEqual(names.sort())
  for (const { name, sha256 } of listed)
    expect(
      createHash('sha256')
        .update(files[name] ?? '')
        .digest('hex'),
    ).toBe(sha256)
  expect(names.filter((name) => name.startsWith('media/')).length).toBeGreaterThanOrEqual(3)
})

test('validates every file against its schema and leaves no data out', () => {
  const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true })
  formats.default(ajv)
  const described = [...manifest().files, { name: 'export.json', schema: 'schemas/export.json', rows: 1 }]
  for (const { name, schema, rows } of described) {
    if (schema === undefined) continue
    expect([name, rows === 0]).toEqual([name, false])
    expect(read(schema).$schema).toBe('https://json-schema.org/draft/2020-12/schema')
    const isValid = ajv.compile(read(schema))
    expect([name, isValid(read(name)), isValid.errors]).toEqual([name, true, null])
  }
})

test('schemas reject unknown fields', () => {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true })
  formats.default(ajv)
  for (const { name, schema } of manifest().files) {
    if (schema === undefined) continue
    const isValid = ajv.compile(read(schema))
    const value = read(name)
    const added = Array.isArray(value) ? [{ ...value[0], added: 1 }] : { ...value, added: 1 }
    expect([name, isValid(added)]).toEqual([name, false])
  }
})
