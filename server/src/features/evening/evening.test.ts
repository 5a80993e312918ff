import { defaultEveningLight, type EveningLight, type LineResponse, type TomorrowsChoice } from '@glimmer/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { ahead, createMember, type Person, today } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'

const glimmer = testApp()

const at = (instant: string) => glimmer.clock.set(new Date(instant))
beforeEach(() => at('2026-11-21T08:00:00Z'))

const turnOn = ({ call }: Person, changes: Partial<EveningLight> = {}) =>
  call('PUT /users/reminders/evening', { body: { ...defaultEveningLight, enabled: true, ...changes } })
const evening = async ({ call }: Person) => (await call('GET /affirmations/evening')).body
const answer = ({ call }: Person, response: LineResponse, day = '2026-11-21') =>
  call('PUT /affirmations/evening', { body: { day, response } })
const tomorrow = async (person: Person) => (await ahead(person))[1]?.affirmation
const inLondon = { timeZone: 'Europe/London' } as const

/** A member in London who turned evening light on and read the day's line at eight in the morning. */
async function anEveningReader(themes: readonly ('calm' | 'confidence' | 'focus')[] = ['calm', 'confidence', 'focus']) {
  const maya = await createMember(glimmer)
  await maya.call('PUT /users/preferences', { body: { ...inLondon, themes: [...themes], level: 3 } })
  await turnOn(maya)
  return { maya, line: await today(maya) }
}

describe('GET /affirmations/evening', () => {
  test('returns no question unless it is turned on', async () => {
    const maya = await createMember(glimmer)
    await today(maya)
    at('2026-11-21T21:00:00Z')
    expect(await evening(maya)).toEqual({ question: null, changesAt: null })
    expect((await answer(maya, 'true')).problem.code).toBe('evening_over')
  })

  test('returns the question from its time until midnight, about the line read that morning', async () => {
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

  test('returns no question if the line was first read in the evening', async () => {
    const maya = await createMember(glimmer)
    await turnOn(maya)
    at('2026-11-21T20:00:00Z')
    expect((await evening(maya)).question).toBeNull()
    await today(maya)
    expect((await evening(maya)).question).toBeNull()
    expect((await answer(maya, 'true')).problem.code).toBe('evening_over')
  })

  test('does not mention the morning for a line read in the afternoon', async () => {
    const maya = await createMember(glimmer)
    await turnOn(maya)
    at('2026-11-21T15:00:00Z')
    await today(maya)
    at('2026-11-21T20:00:00Z')
    expect((await evening(maya)).question?.readInMorning).toBe(false)
  })

  test('stores the latest of two answers', async () => {
    const { maya, line } = await anEveningReader()
    at('2026-11-21T20:00:00Z')
    await Promise.all([answer(maya, 'not-quite'), answer(maya, 'not-quite')])
    const { body } = await answer(maya, 'true')
    expect(body.question).toMatchObject({ answer: 'true', affirmation: { response: 'true' } })
    expect((await maya.call('GET /affirmations/{id}', { params: { id: line._id } })).body.response).toBe('true')
    expect((await maya.call('GET /users/profile')).body.ladder.every(({ level }) => level === 3)).toBe(true)
  })

  test('asks after an answer during the day, and shows that answer', async () => {
    const { maya, line } = await anEveningReader()
    await maya.call('POST /affirmations/{id}/response', { params: { id: line._id }, body: { response: 'true' } })
    at('2026-11-21T20:00:00Z')
    const { question } = await evening(maya)
    expect(question).toMatchObject({ answer: null, affirmation: { response: 'true' } })
  })

  test('accepts last evening’s answer during the night, and refuses it the next day', async () => {
    const { maya } = await anEveningReader()
    at('2026-11-22T00:10:00Z')
    const { status, body } = await answer(maya, 'true')
    expect([status, body.question]).toEqual([200, null])
    at('2026-11-22T05:00:00Z')
    expect((await answer(maya, 'not-quite')).problem.code).toBe('evening_over')
    expect((await answer(maya, 'true', '2026-11-19')).problem.code).toBe('evening_over')
  })

  test('follows the user’s time zone, and an answer keeps its day', async () => {
    const { maya } = await anEveningReader()
    at('2026-11-21T20:00:00Z')
    await answer(maya, 'true')
    await maya.call('PUT /users/preferences', { body: { timeZone: 'America/New_York' } })
    expect(await evening(maya)).toEqual({ question: null, changesAt: '2026-11-22T00:30:00.000Z' })
    at('2026-11-22T00:30:00Z')
    expect((await evening(maya)).question).toMatchObject({ day: '2026-11-21', answer: 'true' })
  })

  test('returns no question about a deleted line', async () => {
    const { maya, line } = await anEveningReader()
    await maya.call('DELETE /affirmations/{id}', { params: { id: line._id } })
    at('2026-11-21T20:00:00Z')
    expect((await evening(maya)).question).toBeNull()
  })

  test('returns no question to a teen awaiting consent', async () => {
    const noor = await createMember(glimmer, { age: 'teen' })
    expect((await turnOn(noor)).problem.code).toBe('guardian_needed')
    expect(await evening(noor)).toEqual({ question: null, changesAt: null })
    expect((await answer(noor, 'true')).problem.code).toBe('guardian_needed')
  })
})

describe('the next day’s line', () => {
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

  test('has the theme of a line that held', async () => {
    const { line, after } = await beforeAndAfter('true')
    expect(themesOf(after).some((theme) => themesOf(line).includes(theme))).toBe(true)
  })

  test('has another theme after "not quite"', async () => {
    const { line, after } = await beforeAndAfter('not-quite')
    expect(themesOf(after).some((theme) => themesOf(line).includes(theme))).toBe(false)
  })

  test('is one level lower after "too much", in the same theme', async () => {
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

  test('is unaffected without a wish, or after a later answer without one', async () => {
    const { maya } = await anEveningReader()
    at('2026-11-21T20:00:00Z')
    await maya.call('PUT /affirmations/evening', { body: { day: '2026-11-21', response: 'true', tomorrow: 'gentler' } })
    expect((await answer(maya, 'true')).body.question?.tomorrow).toBeNull()
  })

  test('is the only day chosen again if the ladder has not moved', async () => {
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

  test('has the chosen theme with early access only', async () => {
    const priya = await createMember(glimmer, { tier: 'pro' })
    await turnOn(priya)
    await today(priya)
    at('2026-11-21T20:00:00Z')
    const name = (person: Person) =>
      person.call('PUT /affirmations/evening', { body: { day: '2026-11-21', response: 'true', theme: 'body-peace' } })
    expect((await name(priya)).problem.code).toBe('early_access_off')
    await priya.call('PUT /users/preferences', { body: { earlyAccess: true } })
    expect((await name(priya)).body.question?.theme).toBe('body-peace')
    expect((await tomorrow(priya))?.themes).toContain('body-peace')
    await answer(priya, 'true')
    expect((await evening(priya)).question?.theme).toBeNull()
    const { maya } = await anEveningReader()
    await maya.call('PUT /users/preferences', { body: { earlyAccess: true } })
    at('2026-11-21T20:00:00Z')
    expect((await name(maya)).problem.code).toBe('early_access_off')
  })
})
