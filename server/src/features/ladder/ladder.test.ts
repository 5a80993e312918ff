import type { Affirmation, Level, LineResponse, Theme } from '@glimmer/contract'
import { describe, expect, test } from 'vitest'
import { createMember, linesUsed, type Person } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'

const glimmer = testApp()

let turn = 0
/** Asks for a line one second after the previous one, so that their order is unambiguous. */
async function aLine({ call }: Person, theme: Theme = 'calm', level?: Level): Promise<Affirmation> {
  glimmer.clock.set(new Date(Date.UTC(2026, 10, 21, 12, 0, ++turn)))
  return (await call('POST /affirmations/generate', { body: { themes: [theme], ...(level && { level }) } })).body
}
const answer = ({ call }: Person, { _id: id }: Affirmation, response: LineResponse) =>
  call('POST /affirmations/{id}/response', { params: { id }, body: { response } })
const gentler = ({ call }: Person, { _id: id }: Affirmation) =>
  call('POST /affirmations/{id}/gentler', { params: { id } })
const ladderOf = async ({ call }: Person) => (await call('GET /users/profile')).body.ladder

async function climbTo(person: Person, theme: Theme) {
  for (const line of [await aLine(person, theme), await aLine(person, theme)]) await answer(person, line, 'true')
}

describe('POST /affirmations/{id}/response', () => {
  test('stores the latest answer with the line', async () => {
    const maya = await createMember(glimmer)
    const line = await aLine(maya)
    expect(line.response).toBeNull()
    expect((await answer(maya, line, 'true')).body).toMatchObject({ _id: line._id, response: 'true' })
    expect((await answer(maya, line, 'not-quite')).body.response).toBe('not-quite')
    const { body } = await maya.call('GET /users/history')
    expect(body.items[0]).toMatchObject({ _id: line._id, response: 'not-quite' })
  })

  test.each([{}, { response: 'maybe' }, { response: 'true', note: 'x' }])('refuses %j', async (body) => {
    const maya = await createMember(glimmer)
    const { _id: id } = await aLine(maya)
    const { status } = await maya.send('POST', `/affirmations/${id}/response`, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
    expect(status).toBe(400)
  })

  test('counts once for concurrent requests', async () => {
    const maya = await createMember(glimmer)
    const line = await aLine(maya)
    await Promise.all(Array.from({ length: 8 }, () => answer(maya, line, 'true')))
    expect(await ladderOf(maya)).toEqual([{ theme: 'calm', level: 2 }])
  })

  test('is cleared by an edit, and own lines move no step', async () => {
    const maya = await createMember(glimmer, { tier: 'pro' })
    const line = await aLine(maya)
    await answer(maya, line, 'true')
    const { body } = await maya.call('PUT /affirmations/{id}', { params: { id: line._id }, body: { text: 'I rest' } })
    expect(body.response).toBeNull()
    const before = await ladderOf(maya)
    expect((await answer(maya, body, 'too-much')).body.response).toBe('too-much')
    expect(await ladderOf(maya)).toEqual(before)
  })
})

describe('the ladder', () => {
  test('rises after two consecutive true answers, in that theme only', async () => {
    const maya = await createMember(glimmer)
    expect((await aLine(maya)).level).toBe(2)
    await climbTo(maya, 'calm')
    expect(await ladderOf(maya)).toEqual([{ theme: 'calm', level: 3 }])
    expect((await aLine(maya)).level).toBe(3)
    expect((await aLine(maya, 'sleep')).level).toBe(2)
  })

  test('moves back with a changed answer, and keeps its step after a deletion', async () => {
    const maya = await createMember(glimmer)
    const [one, two] = [await aLine(maya), await aLine(maya)]
    for (const line of [one, two]) await answer(maya, line, 'true')
    await answer(maya, two, 'not-quite')
    expect(await ladderOf(maya)).toEqual([{ theme: 'calm', level: 2 }])
    await answer(maya, two, 'true')
    await maya.call('DELETE /affirmations/{id}', { params: { id: one._id } })
    expect(await ladderOf(maya)).toEqual([{ theme: 'calm', level: 3 }])
  })

  test('sets the level of today’s line, and a requested level takes precedence', async () => {
    const maya = await createMember(glimmer)
    await maya.call('PUT /users/preferences', { body: { themes: ['calm'] } })
    await answer(maya, await aLine(maya), 'too-much')
    expect((await maya.call('GET /affirmations/today')).body.level).toBe(1)
    expect((await aLine(maya, 'calm', 4)).level).toBe(4)
  })

  test('does not raise a line above what a low mood allows', async () => {
    const maya = await createMember(glimmer, { tier: 'pro' })
    await climbTo(maya, 'calm')
    await climbTo(maya, 'calm')
    for (const [mood, most] of [
      ['low', 2],
      ['heavy', 1],
    ] as const)
      for (const level of [undefined, 5] as const) {
        const body = { themes: ['calm' as const], mood, ...(level && { level }) }
        expect((await maya.call('POST /affirmations/generate', { body })).body.level).toBe(most)
      }
  })

  test('restarts when the preferred level changes', async () => {
    const maya = await createMember(glimmer)
    await climbTo(maya, 'calm')
    await maya.call('PUT /users/preferences', { body: { level: 2 } })
    expect(await ladderOf(maya)).toEqual([{ theme: 'calm', level: 3 }])
    await maya.call('PUT /users/preferences', { body: { level: 1 } })
    expect(await ladderOf(maya)).toEqual([])
    expect((await aLine(maya)).level).toBe(1)
  })
})

describe('POST /affirmations/{id}/gentler', () => {
  test('returns a free line one level lower, with the same theme and form', async () => {
    const maya = await createMember(glimmer)
    const line = await aLine(maya, 'focus', 4)
    await answer(maya, line, 'too-much')
    const { status, body } = await gentler(maya, line)
    expect(status).toBe(201)
    expect(body).toMatchObject({ themes: ['focus'], form: line.form, level: 3 })
    expect(body.text).not.toBe(line.text)
    expect(await linesUsed(maya)).toBe(1)
    const { body: first } = await maya.call('GET /affirmations/{id}', { params: { id: line._id } })
    expect(first.gentlerId).toBe(body._id)
  })

  test('returns one line per answer, also concurrently, and 404 once it is deleted', async () => {
    const maya = await createMember(glimmer)
    const line = await aLine(maya)
    await answer(maya, line, 'too-much')
    const answers = await Promise.all(Array.from({ length: 6 }, () => gentler(maya, line)))
    const [id = ''] = answers.map(({ body }) => body._id)
    expect(new Set(answers.map(({ body }) => body._id))).toEqual(new Set([id]))
    expect((await maya.call('GET /users/history')).body.items).toHaveLength(2)
    await maya.call('DELETE /affirmations/{id}', { params: { id } })
    expect((await gentler(maya, line)).status).toBe(404)
  })

  test('refuses a line that was not too much', async () => {
    const maya = await createMember(glimmer)
    const line = await aLine(maya)
    expect((await gentler(maya, line)).problem.code).toBe('gentler_not_offered')
    await answer(maya, line, 'true')
    expect((await gentler(maya, line)).status).toBe(409)
  })

  test('works for the lowest level, own lines and today’s; a second one is curated', async () => {
    const maya = await createMember(glimmer)
    const own = (await maya.call('POST /affirmations', { body: { text: 'I run the whole day' } })).body
    const today = (await maya.call('GET /affirmations/today')).body
    for (const line of [await aLine(maya, 'calm', 1), own, today]) {
      await answer(maya, line, 'too-much')
      const { body } = await gentler(maya, line)
      expect(body.level).toBe(1)
      expect(body.text).not.toBe(line.text)
      await answer(maya, body, 'too-much')
      const { body: again } = await gentler(maya, body)
      expect(again).toMatchObject({ origin: 'curated', level: 1 })
      expect(again.text).not.toBe(body.text)
    }
    expect(await linesUsed(maya)).toBe(1)
  })

  test('contains the name in any spelling', async () => {
    for (const firstName of ["D'Arcy", 'W'.repeat(60), '小明']) {
      const person = await createMember(glimmer, { firstName })
      await person.call('PUT /users/preferences', { body: { form: 'distanced' } })
      const line = await aLine(person)
      await answer(person, line, 'too-much')
      const { body } = await gentler(person, line)
      expect(body.form).toBe('distanced')
      expect(body.text).not.toContain('{name}')
      expect(body.text.startsWith(`${firstName}, `)).toBe(firstName.length <= 24)
      expect(body.text).not.toMatch(/\b(I|my)\b/)
    }
  })
})
