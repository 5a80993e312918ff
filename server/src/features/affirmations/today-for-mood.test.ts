import type { Level, Mood } from '@glimmer/contract'
import { expect, test } from 'vitest'
import { createMember, history, type Person } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'
import { answersMood } from '#writing/phrasebook/suits.ts'

const glimmer = testApp()

/** A member at this step, with one theme. */
async function standingOn(level: Level): Promise<Person> {
  const maya = await createMember(glimmer)
  await maya.call('PUT /users/preferences', { body: { level, themes: ['confidence'] } })
  return maya
}
const lineFor = async ({ call }: Person, mood: Mood) =>
  (await call('POST /affirmations/today', { body: { mood } })).body

test('a heavy mood replaces a demanding line by a gentle one of the user’s theme', async () => {
  const maya = await standingOn(5)
  const { body: today } = await maya.call('GET /affirmations/today')
  expect(today.level).toBe(5)
  const gentle = await lineFor(maya, 'heavy')
  expect(gentle).toMatchObject({ level: 1, themes: ['confidence'], origin: 'curated' })
  expect((await maya.call('GET /affirmations/today')).body).toEqual(today)
  expect((await maya.call('GET /users/usage')).body.affirmations.used).toBe(0)
})

test('returns the same line to repeated and concurrent requests', async () => {
  const maya = await standingOn(5)
  const lines = await Promise.all(Array.from({ length: 4 }, () => lineFor(maya, 'heavy')))
  expect(new Set(lines.map(({ _id }) => _id)).size).toBe(1)
  expect(await lineFor(maya, 'heavy')).toEqual(lines[0])
  expect(await history(maya)).toHaveLength(2)
})

test('a low mood limits the level to two', async () => {
  const maya = await standingOn(4)
  expect((await lineFor(maya, 'low')).level).toBeLessThanOrEqual(2)
})

test('keeps today’s line if it suits the mood', async () => {
  const maya = await standingOn(3)
  const { body: today } = await maya.call('GET /affirmations/today')
  for (const mood of ['steady', 'good'] as const) expect(today).toMatchObject(await lineFor(maya, mood))
  expect((await history(maya)).map(({ _id }) => _id)).toEqual([today._id])
})

test('a bright mood brings a line with joy in it', async () => {
  const maya = await standingOn(3)
  const line = await lineFor(maya, 'bright')
  expect(answersMood(line.text, 'bright')).toBe(true)
  expect(await lineFor(maya, 'bright')).toEqual(line)
})

test('stores and logs no mood', async () => {
  const maya = await standingOn(5)
  await lineFor(maya, 'heavy')
  expect(JSON.stringify(await history(maya))).not.toContain('heavy')
  expect(glimmer.logged()).not.toMatch(/heavy|"mood"/)
})
