import type { Tone } from '@glimmer/contract/lines'
import { expect, test } from 'vitest'
import { createMember, type Person, speechUsed } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'

const glimmer = testApp()

const write = async ({ call }: Person) =>
  (await call('POST /affirmations', { body: { text: 'I can take this one step at a time' } })).body._id
const speak = async ({ call }: Person, id: string, tone?: Tone) =>
  (await call('POST /affirmations/{id}/speak', { params: { id }, body: { voice: 'alasdair', tone } })).body
const choose = ({ call }: Person, pace: 'slower' | 'even' | 'faster') =>
  call('PUT /users/preferences', { body: { pace } })

test('a listener’s pace is that of every line, and changing it is free', async () => {
  const maya = await createMember(glimmer)
  const id = await write(maya)
  const even = await speak(maya, id)
  expect((await choose(maya, 'slower')).body.preferences.pace).toBe('slower')
  const slower = await speak(maya, id)
  await choose(maya, 'faster')
  const faster = await speak(maya, id)
  expect(slower.durationMs).toBeGreaterThan(even.durationMs)
  expect(faster.durationMs).toBeLessThan(even.durationMs)
  await choose(maya, 'even')
  expect((await speak(maya, id)).words).toEqual(even.words)
  expect(await speechUsed(maya)).toBe(1)
})

test('another listener keeps their own pace', async () => {
  const [maya, noor] = [await createMember(glimmer), await createMember(glimmer)]
  await choose(maya, 'slower')
  const [mayas, noors] = [await speak(maya, await write(maya)), await speak(noor, await write(noor))]
  expect(mayas.durationMs).toBeGreaterThan(noors.durationMs)
})

test('a line is spoken slower in the evening and slowest before bed, and charged once', async () => {
  const maya = await createMember(glimmer)
  const id = await write(maya)
  const lengths = []
  for (const tone of ['day', 'evening', 'bedtime'] as const) lengths.push((await speak(maya, id, tone)).durationMs)
  expect(lengths).toEqual(lengths.toSorted((one, other) => one - other))
  expect(new Set(lengths).size).toBe(3)
  expect((await speak(maya, id)).durationMs).toBe(lengths[0])
  expect(await speechUsed(maya)).toBe(1)
})
