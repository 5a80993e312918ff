import { defaultEveningLight, type EveningLight, type LineResponse, type TomorrowsChoice } from '@glimmer/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMember, type Person } from '#testing/people.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let glimmer: TestApp
beforeAll(async () => {
  glimmer = await startTestApp()
})
afterAll(() => glimmer.stop())

const at = (instant: string) => glimmer.clock.set(new Date(instant))
beforeEach(() => at('2026-11-21T08:00:00Z'))

const turnOn = ({ call }: Person, changes: Partial<EveningLight> = {}) =>
  call('PUT /users/reminders/evening', { body: { ...defaultEveningLight, enabled: true, ...changes } })
const today = async ({ call }: Person) => (await call('GET /affirmations/today')).body
const evening = async ({ call }: Person) => (await call('GET /affirmations/evening')).body
const answer = ({ call }: Person, response: LineResponse, day = '2026-11-21') =>
  call('PUT /affirmations/evening', { body: { day, response } })
const ahead = async ({ call }: Person) => (await call('GET /affirmations/ahead')).body.items
const tomorrow = async (person: Person) => (await ahead(person))[1]?.affirmation
const inLondon = { timeZone: 'Europe/London' } as const

/** A member in London who turned evening light on and read the day's line at eight in the morning. */
async function anEveningReader(themes: readonly ('calm' | 'confidence' | 'focus')[] = ['calm', 'confidence', 'focus']) {
  const maya = await createMember(glimmer)
  await maya.call('PUT /users/preferences', { body: { ...inLondon, themes: [...themes], level: 3 } })
  await turnOn(maya)
  return { maya, line: await today(maya) }
}

describe('the evening’s question', () => {
  test('is not there for anybody who has not turned it on', async () => {
    const maya = await createMember(glimmer)
    await today(maya)
    at('2026-11-21T21:00:00Z')
    expect(await evening(maya)).toEqual({ question: null, changesAt: null })
    expect((await answer(maya, 'true')).problem.code).toBe('evening_over')
  })

  test('stands from the time chosen until midnight, about the line read that morning', async () => {
    const { maya, line } = await anEveningReader()
    expect(await evening(maya)).toEqual({ question: null, changesAt: '2026-11-21T19:30:00.000Z' })
    expect((await answer(maya, 'true')).status).toBe(409)
    at('2026-11-21T19:30:00Z')
    const { question, changesAt } = await evening(maya)
    expect(question).toMatchObject({ day: '2026-11-21', readInMorning: true, answer: null })
    expect([question?.affirmation._id, changesAt]).toEqual([line._id, '2026-11-22T00:00:00.000Z'])
    at('2026-11-22T00:00:00Z')
    expect((await evening(maya)).question).toBeNull()
  })

  test('is not asked of whoever first sees the line in the evening', async () => {
    const maya = await createMember(glimmer)
    await turnOn(maya)
    at('2026-11-21T20:00:00Z')
    expect((await evening(maya)).question).toBeNull()
    await today(maya)
    expect((await evening(maya)).question).toBeNull()
    expect((await answer(maya, 'true')).problem.code).toBe('evening_over')
  })

  test('does not speak of a morning to whoever read it in the afternoon', async () => {
    const maya = await createMember(glimmer)
    await turnOn(maya)
    at('2026-11-21T15:00:00Z')
    await today(maya)
    at('2026-11-21T20:00:00Z')
    expect((await evening(maya)).question?.readInMorning).toBe(false)
  })

  test('can be answered twice, and the later answer counts', async () => {
    const { maya, line } = await anEveningReader()
    at('2026-11-21T20:00:00Z')
    await Promise.all([answer(maya, 'not-quite'), answer(maya, 'not-quite')])
    const { body } = await answer(maya, 'true')
    expect(body.question).toMatchObject({ answer: 'true', affirmation: { response: 'true' } })
    expect((await maya.call('GET /affirmations/{id}', { params: { id: line._id } })).body.response).toBe('true')
    expect((await maya.call('GET /users/profile')).body.ladder.every(({ level }) => level === 3)).toBe(true)
  })

  test('is asked of whoever answered by day, too, and shows that answer as the line’s', async () => {
    const { maya, line } = await anEveningReader()
    await maya.call('POST /affirmations/{id}/response', { params: { id: line._id }, body: { response: 'true' } })
    at('2026-11-21T20:00:00Z')
    const { question } = await evening(maya)
    expect(question).toMatchObject({ answer: null, affirmation: { response: 'true' } })
  })

  test('that stood at midnight can be answered into the night, not the next day', async () => {
    const { maya } = await anEveningReader()
    at('2026-11-22T00:10:00Z')
    const { status, body } = await answer(maya, 'true')
    expect([status, body.question]).toEqual([200, null])
    at('2026-11-22T05:00:00Z')
    expect((await answer(maya, 'not-quite')).problem.code).toBe('evening_over')
    expect((await answer(maya, 'true', '2026-11-19')).problem.code).toBe('evening_over')
  })

  test('moves along with whoever travels, and an answer stays with its day', async () => {
    const { maya } = await anEveningReader()
    at('2026-11-21T20:00:00Z')
    await answer(maya, 'true')
    await maya.call('PUT /users/preferences', { body: { timeZone: 'America/New_York' } })
    expect(await evening(maya)).toEqual({ question: null, changesAt: '2026-11-22T00:30:00.000Z' })
    at('2026-11-22T00:30:00Z')
    expect((await evening(maya)).question).toMatchObject({ day: '2026-11-21', answer: 'true' })
  })

  test('is about no line that was deleted', async () => {
    const { maya, line } = await anEveningReader()
    await maya.call('DELETE /affirmations/{id}', { params: { id: line._id } })
    at('2026-11-21T20:00:00Z')
    expect((await evening(maya)).question).toBeNull()
  })

  test('is closed to a teen whose parent has not agreed', async () => {
    const noor = await createMember(glimmer, { age: 'teen' })
    expect((await turnOn(noor)).problem.code).toBe('guardian_needed')
    expect(await evening(noor)).toEqual({ question: null, changesAt: null })
    expect((await answer(noor, 'true')).problem.code).toBe('guardian_needed')
  })
})

describe('tomorrow’s line', () => {
  /** Tomorrow's line before and after an answer, although it had already been chosen ahead. */
  async function beforeAndAfter(response: LineResponse) {
    const { maya, line } = await anEveningReader()
    const before = await tomorrow(maya)
    at('2026-11-21T20:00:00Z')
    await answer(maya, response)
    const after = await tomorrow(maya)
    at('2026-11-22T08:00:00Z')
    expect((await today(maya))._id).toBe(after?._id)
    return { line, before, after }
  }
  const themesOf = (line: { themes: readonly string[] } | undefined) => line?.themes ?? []

  test('keeps to the theme of a line that held', async () => {
    const { line, after } = await beforeAndAfter('true')
    expect(themesOf(after).some((theme) => themesOf(line).includes(theme))).toBe(true)
  })

  test('leaves the theme of one that did not quite', async () => {
    const { line, after } = await beforeAndAfter('not-quite')
    expect(themesOf(after).some((theme) => themesOf(line).includes(theme))).toBe(false)
  })

  test('is a step gentler after one that was too much, on the same theme', async () => {
    const { line, before, after } = await beforeAndAfter('too-much')
    expect(after?._id).not.toBe(before?._id)
    expect(after?.level).toBeLessThan(line.level)
    expect(themesOf(after).some((theme) => themesOf(line).includes(theme))).toBe(true)
  })

  /** Tomorrow's line after an answer and what was asked for. */
  async function afterAsking(response: LineResponse, asked: TomorrowsChoice | null) {
    const { maya, line } = await anEveningReader()
    at('2026-11-21T20:00:00Z')
    const { body } = await maya.call('PUT /affirmations/evening', {
      body: { day: '2026-11-21', response, tomorrow: asked },
    })
    expect(body.question).toMatchObject({ answer: response, tomorrow: asked })
    return { line, after: await tomorrow(maya) }
  }

  test.each(['true', 'not-quite', 'too-much'] as const)(
    'is more like the line, whatever the answer: %s',
    async (response) => {
      const { line, after } = await afterAsking(response, 'more-like-this')
      expect(after?.level).toBe(line.level)
      expect(themesOf(after).some((theme) => themesOf(line).includes(theme))).toBe(true)
    },
  )

  test.each(['true', 'not-quite', 'too-much'] as const)('is gentler where that was asked for: %s', async (response) => {
    const { line, after } = await afterAsking(response, 'gentler')
    expect(after?.level).toBeLessThan(line.level)
    expect(themesOf(after).some((theme) => themesOf(line).includes(theme))).toBe(true)
  })

  test('is left to Glimmer by whoever asks for nothing, and by a later answer that says so', async () => {
    const { maya } = await anEveningReader()
    at('2026-11-21T20:00:00Z')
    await maya.call('PUT /affirmations/evening', { body: { day: '2026-11-21', response: 'true', tomorrow: 'gentler' } })
    expect((await answer(maya, 'true')).body.question?.tomorrow).toBeNull()
  })

  test('alone is chosen anew: the days after it stay, where the ladder has not moved', async () => {
    const { maya, line } = await anEveningReader()
    await maya.call('POST /affirmations/{id}/response', { params: { id: line._id }, body: { response: 'not-quite' } })
    const before = await ahead(maya)
    at('2026-11-21T20:00:00Z')
    await answer(maya, 'not-quite')
    const after = await ahead(maya)
    const ids = (items: typeof before) => items.slice(2).map(({ affirmation }) => affirmation._id)
    expect(ids(after)).toEqual(ids(before))
    expect(after[1]?.affirmation._id).not.toBe(before[1]?.affirmation._id)
  })

  test('is about the theme that was named, for those who try what is new, and nobody else', async () => {
    const priya = await createMember(glimmer, { tier: 'pro' })
    await turnOn(priya)
    await today(priya)
    at('2026-11-21T20:00:00Z')
    const name = (person: Person) =>
      person.call('PUT /affirmations/evening', { body: { day: '2026-11-21', response: 'true', theme: 'body-peace' } })
    expect((await name(priya)).problem.code).toBe('not_being_tried')
    await priya.call('PUT /users/preferences', { body: { tryNew: true } })
    expect((await name(priya)).body.question?.theme).toBe('body-peace')
    expect((await tomorrow(priya))?.themes).toContain('body-peace')
    await answer(priya, 'true')
    expect((await evening(priya)).question?.theme).toBeNull()
    const { maya } = await anEveningReader()
    await maya.call('PUT /users/preferences', { body: { tryNew: true } })
    at('2026-11-21T20:00:00Z')
    expect((await name(maya)).problem.code).toBe('not_being_tried')
  })
})
