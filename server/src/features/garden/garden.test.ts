import type { LineResponse } from '@glimmer/contract'
import { describe, expect, test } from 'vitest'
import { createMember, type Person } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'
import { peekToday } from '../affirmations/index.ts'

const glimmer = testApp()

const comeOn = async ({ call }: Person, day: string) => {
  glimmer.clock.set(new Date(`${day}T12:00:00Z`))
  return (await call('GET /affirmations/today')).body
}
const dayOf = (number: number) => new Date(Date.UTC(2026, 0, number)).toISOString().slice(0, 10)
const answer = ({ call }: Person, id: string, response: LineResponse) =>
  call('POST /affirmations/{id}/response', { params: { id }, body: { response } })
const milestonesOf = async ({ call }: Person) => (await call('GET /users/days/milestones')).body.items

describe('GET /users/days/visits', () => {
  test('returns each day with its present line, and omits days away', async () => {
    const maya = await createMember(glimmer)
    await comeOn(maya, '2026-10-30')
    const first = await comeOn(maya, '2026-11-02')
    const second = await comeOn(maya, '2026-11-09')
    await maya.call('POST /affirmations/{id}/favorite', { params: { id: second._id } })
    await maya.call('DELETE /affirmations/{id}', { params: { id: first._id } })
    const { body } = await maya.call('GET /users/days/visits', { query: { from: '2026-11-01', to: '2026-11-30' } })
    expect(body).toMatchObject({
      daysBefore: 1,
      items: [
        { day: '2026-11-02', affirmation: null },
        { day: '2026-11-09', affirmation: { _id: second._id, isFavorite: true } },
      ],
    })
    expect(JSON.stringify(body)).not.toContain(first.text)
  })

  test('excludes days on which only a reminder was sent', async () => {
    const maya = await createMember(glimmer)
    await peekToday(glimmer.app, { id: maya.id, tier: 'free', age: 'adult' })
    const query = { from: '2026-01-01', to: '2026-12-31' }
    expect((await maya.call('GET /users/days/visits', { query })).body).toEqual({ items: [], daysBefore: 0 })
  })

  test('excludes other users’ days', async () => {
    const [maya, sam] = [await createMember(glimmer), await createMember(glimmer)]
    await comeOn(maya, '2026-11-02')
    const query = { from: '2026-11-01', to: '2026-11-30' }
    expect((await sam.call('GET /users/days/visits', { query })).body.items).toEqual([])
    expect(await milestonesOf(sam)).toEqual([])
  })
})

describe('milestones', () => {
  test('are the seventh and the thirtieth day, with or without gaps', async () => {
    const maya = await createMember(glimmer)
    for (let day = 1; day <= 6; day++) await comeOn(maya, dayOf(2 * day))
    expect(await milestonesOf(maya)).toEqual([])
    await comeOn(maya, dayOf(20))
    expect(await milestonesOf(maya)).toMatchObject([{ kind: 'week', days: 7, reachedOn: dayOf(20) }])
    for (let day = 21; day <= 43; day++) await comeOn(maya, dayOf(day))
    const items = await milestonesOf(maya)
    expect(items.map(({ kind, days, reachedOn }) => [kind, days, reachedOn])).toEqual([
      ['month', 30, dayOf(43)],
      ['week', 7, dayOf(20)],
    ])
    expect(items.map(({ lines }) => lines.length)).toEqual([7, 3])
  })

  test('show lines that felt true, then favourites, never too much or deleted', async () => {
    const maya = await createMember(glimmer)
    const lines = []
    for (let day = 1; day <= 7; day++) lines.push(await comeOn(maya, dayOf(day)))
    const [one, two, three, four, five, six, seven] = lines.map(({ _id }) => _id) as [string, ...string[]] as string[]
    for (const id of [one, two, three]) await answer(maya, id ?? '', 'too-much')
    await answer(maya, seven ?? '', 'true')
    await maya.call('POST /affirmations/{id}/favorite', { params: { id: six ?? '' } })
    await maya.call('DELETE /affirmations/{id}', { params: { id: four ?? '' } })
    const [week] = await milestonesOf(maya)
    expect(week?.lines.map(({ affirmation }) => affirmation._id)).toEqual([five, six, seven])
  })
})

describe('lines that felt true', () => {
  test('are listed with their day, latest first, in pages', async () => {
    const maya = await createMember(glimmer)
    await maya.call('PUT /users/preferences', { body: { timeZone: 'Pacific/Auckland' } })
    const lines = []
    for (let day = 1; day <= 5; day++) {
      const line = await comeOn(maya, dayOf(day))
      await answer(maya, line._id, day === 3 ? 'not-quite' : 'true')
      lines.push(line._id)
    }
    const page = async (cursor?: string) =>
      (await maya.call('GET /users/felt-true', { query: { limit: 3, ...(cursor && { cursor }) } as object })).body
    const first = await page()
    // Noon in London is after midnight in Auckland.
    expect(first.items.map(({ day, affirmation }) => [day, affirmation._id])).toEqual([
      [dayOf(6), lines[4]],
      [dayOf(5), lines[3]],
      [dayOf(3), lines[1]],
    ])
    const second = await page(first.nextCursor ?? '')
    expect(second).toMatchObject({ items: [{ affirmation: { _id: lines[0], response: 'true' } }], nextCursor: null })

    await answer(maya, lines[4] ?? '', 'too-much')
    await maya.call('DELETE /affirmations/{id}', { params: { id: lines[3] ?? '' } })
    expect((await page()).items.map(({ affirmation }) => affirmation._id)).toEqual([lines[1], lines[0]])
  })

  test('exclude other users’ lines, and an invalid cursor is refused', async () => {
    const [maya, sam] = [await createMember(glimmer), await createMember(glimmer)]
    await answer(maya, (await comeOn(maya, '2026-11-02'))._id, 'true')
    expect((await sam.call('GET /users/felt-true')).body.items).toEqual([])
    const ofYearZero = Buffer.from(JSON.stringify(['0000-01-01T00:00:00.000Z', maya.id])).toString('base64url')
    for (const cursor of ['nonsense', ofYearZero]) {
      const { status, problem } = await maya.call('GET /users/felt-true', { query: { cursor } })
      expect({ status, path: problem.errors?.[0]?.path }).toEqual({ status: 400, path: 'cursor' })
    }
  })
})
