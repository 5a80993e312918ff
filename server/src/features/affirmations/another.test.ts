import { expect, test } from 'vitest'
import { createMember, type Person, today } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'

const glimmer = testApp()

const answer = ({ call }: Person, id: string, response: 'not-quite' | 'too-much') =>
  call('POST /affirmations/{id}/response', { params: { id }, body: { response } })
const another = ({ call }: Person, id: string) => call('POST /affirmations/{id}/another', { params: { id } })

test('POST /affirmations/{id}/another returns a free line of the same theme and level, which becomes today’s', async () => {
  const maya = await createMember(glimmer)
  const first = await today(maya)
  await answer(maya, first._id, 'not-quite')
  const { status, body: other } = await another(maya, first._id)
  expect(status).toBe(201)
  expect(other.text).not.toBe(first.text)
  expect(other).toMatchObject({ themes: first.themes, origin: 'curated' })
  expect(await today(maya)).toMatchObject({ _id: other._id, day: '2026-11-21' })
  expect((await maya.call('GET /affirmations/ahead')).body.items[0]?.affirmation._id).toBe(other._id)
  expect((await maya.call('GET /users/usage')).body.affirmations.used).toBe(0)
})

test('returns the same line to repeated and concurrent requests', async () => {
  const maya = await createMember(glimmer)
  const { _id } = await today(maya)
  await answer(maya, _id, 'not-quite')
  const replies = await Promise.all([another(maya, _id), another(maya, _id), another(maya, _id)])
  expect(new Set(replies.map(({ body }) => body._id)).size).toBe(1)
})

test('refuses a second replacement, and a line without a "not quite" answer', async () => {
  const maya = await createMember(glimmer)
  const first = await today(maya)
  expect((await another(maya, first._id)).problem.code).toBe('another_not_offered')
  await answer(maya, first._id, 'not-quite')
  const { body: other } = await another(maya, first._id)
  await answer(maya, other._id, 'not-quite')
  expect((await another(maya, other._id)).problem.code).toBe('already_replaced')
})

test('a gentler line becomes today’s', async () => {
  const maya = await createMember(glimmer)
  const first = await today(maya)
  await answer(maya, first._id, 'too-much')
  const { body: gentler } = await maya.call('POST /affirmations/{id}/gentler', { params: { id: first._id } })
  expect((await today(maya))._id).toBe(gentler._id)
})

test('a line of another day leaves today’s unchanged', async () => {
  const maya = await createMember(glimmer)
  const yesterday = await today(maya)
  glimmer.clock.set(new Date('2026-11-22T12:00:00Z'))
  const now = await today(maya)
  await answer(maya, yesterday._id, 'not-quite')
  await another(maya, yesterday._id)
  expect((await today(maya))._id).toBe(now._id)
  glimmer.clock.set(new Date('2026-11-21T12:00:00Z'))
})
