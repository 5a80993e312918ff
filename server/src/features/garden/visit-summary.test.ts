import { expect, test } from 'vitest'
import { createMember } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'

const glimmer = testApp()

test('counts each day once, without loss for days away or deleted lines', async () => {
  const maya = await createMember(glimmer)
  const days = async () => (await maya.call('GET /users/days')).body
  expect(await days()).toEqual({ days: 0, first: null, daysAway: 0, week: [] })

  glimmer.clock.set(new Date('2026-11-02T08:00:00Z'))
  const line = (await maya.call('GET /affirmations/today')).body
  await maya.call('GET /affirmations/today')
  expect(await days()).toEqual({ days: 1, first: '2026-11-02', daysAway: 0, week: ['2026-11-02'] })

  glimmer.clock.set(new Date('2026-11-09T08:00:00Z'))
  await maya.call('GET /affirmations/today')
  await maya.call('DELETE /affirmations/{id}', { params: { id: line._id } })
  expect(await days()).toEqual({ days: 2, first: '2026-11-02', daysAway: 6, week: ['2026-11-09'] })

  glimmer.clock.set(new Date('2026-11-10T08:00:00Z'))
  expect(await days()).toEqual({ days: 2, first: '2026-11-02', daysAway: 0, week: ['2026-11-09'] })
})

test('excludes other users’ days', async () => {
  const [maya, sam] = await Promise.all([createMember(glimmer), createMember(glimmer)])
  await maya.call('GET /affirmations/today')
  expect((await sam.call('GET /users/days')).body.days).toBe(0)
})
