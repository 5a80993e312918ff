import type { Affirmation } from '@glimmer/contract'
import { usesByHour } from '@glimmer/contract/techniques'
import { beforeEach, describe, expect, test } from 'vitest'
import { ahead, createMember, history, type Person, today } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'
import { daysAfter } from '#time/wall-clock.ts'
import { bank } from '#writing/bank/bank.ts'
import type { PartOfDay } from '#writing/bank/curated/types.ts'
import { peekToday } from './today.ts'

const glimmer = testApp()

const begin = '2026-11-21'
const atNoon = (day: string) => glimmer.clock.set(new Date(`${day}T12:00:00Z`))
beforeEach(() => atNoon(begin))

describe('GET /affirmations/ahead', () => {
  test('returns today and six more days with different lines', async () => {
    const maya = await createMember(glimmer)
    const line = await today(maya)
    const items = await ahead(maya)
    expect(items.map(({ day }) => day)).toEqual(Array.from({ length: 7 }, (_, days) => daysAfter(begin, days)))
    expect(items[0]?.affirmation._id).toBe(line._id)
    const texts = items.flatMap(({ affirmation, evening }) => [affirmation.text, evening?.text ?? []].flat())
    expect(new Set(texts).size).toBe(7 + 6)
  })

  test('returns the lines that the days later show', async () => {
    const maya = await createMember(glimmer)
    const items = await ahead(maya)
    for (const { day, affirmation } of items) {
      atNoon(day)
      const line = await today(maya)
      expect(line).toMatchObject({ _id: affirmation._id, text: affirmation.text, day })
    }
  })

  test('returns a line that suits every hour by day, and one for every hour of the evening and night', async () => {
    const uses = Object.values(usesByHour).flat()
    const suits = (line: Affirmation | undefined, hours: readonly PartOfDay[]) => {
      const { text, description } = line ?? { text: '', description: '' }
      expect(text).not.toBe('')
      const own = bank.find((each) => each.text === text)?.hours ?? []
      expect(own.length === 0 || hours.every((hour) => own.includes(hour))).toBe(true)
      expect(uses.filter((use) => description.includes(use))).toEqual([])
    }
    for (const themes of [[], ['sleep'], ['motivation', 'fresh-start']] as const) {
      const maya = await createMember(glimmer)
      await maya.call('PUT /users/preferences', { body: { themes: [...themes] } })
      const [first, ...later] = await ahead(maya)
      expect(first?.evening).toBeUndefined()
      for (const { affirmation, evening } of later) {
        suits(affirmation, ['morning', 'afternoon'])
        suits(evening, ['evening', 'night'])
        // A line of its own hours may look back or ahead: "no further on than I was this morning".
        expect(affirmation.description).not.toMatch(/tonight|this (?:morning|afternoon|evening)/i)
        expect(evening?.description).not.toMatch(/this (?:morning|afternoon)/i)
      }
    }
  })

  test.each([
    ['05:00', 'affirmation'],
    ['16:59', 'affirmation'],
    ['17:00', 'evening'],
    ['21:31', 'evening'],
    ['00:20', 'evening'],
  ] as const)('keeps for the whole day the line for the hour at which it is first opened: %s', async (hour, which) => {
    const maya = await createMember(glimmer)
    const [, tomorrow] = await ahead(maya)
    glimmer.clock.set(new Date(`2026-11-22T${hour}:00Z`))
    const line = await today(maya)
    expect(line._id).toBe(tomorrow?.[which]?._id)
    for (const later of ['16:59', '21:31']) {
      glimmer.clock.set(new Date(`2026-11-22T${later}:00Z`))
      expect((await today(maya))._id).toBe(line._id)
    }
    expect((await history(maya)).filter(({ _id }) => _id === line._id)).toHaveLength(1)
    expect((await ahead(maya))[0]).toEqual({
      day: '2026-11-22',
      affirmation: expect.objectContaining({ _id: line._id }),
    })
  })

  test('keeps the line that a device opened offline, at whatever hour it is online again', async () => {
    const [maya, sam] = [await createMember(glimmer), await createMember(glimmer)]
    const [, tomorrow] = await ahead(maya)
    const [, ofSam] = await ahead(sam)
    const openedBy = async ({ call }: Person, opened = '') =>
      (await call('GET /affirmations/today', { query: { opened } })).body
    glimmer.clock.set(new Date('2026-11-22T20:00:00Z'))
    // Someone else's line, and one of another day, decide nothing.
    expect((await openedBy(sam, tomorrow?.affirmation._id))._id).toBe(ofSam?.evening?._id)
    const line = await openedBy(maya, tomorrow?.affirmation._id)
    expect(line._id).toBe(tomorrow?.affirmation._id)
    expect((await openedBy(maya, tomorrow?.evening?._id))._id).toBe(line._id)
    expect((await history(maya)).map(({ _id }) => _id)).not.toContain(tomorrow?.evening?._id)
    const { problem } = await maya.call('GET /affirmations/today', { query: { opened: 'yesterday' } })
    expect(problem.errors?.[0]?.path).toBe('opened')
  })

  test('keeps the line that was made a favourite offline', async () => {
    const maya = await createMember(glimmer)
    const [, tomorrow] = await ahead(maya)
    const id = tomorrow?.evening?._id ?? ''
    glimmer.clock.set(new Date('2026-11-22T08:00:00Z'))
    await maya.call('POST /affirmations/{id}/favorite', { params: { id }, body: { isFavorite: true } })
    expect((await today(maya))._id).toBe(id)
  })

  test('shows the other line of a day whose line for this hour was deleted', async () => {
    const maya = await createMember(glimmer)
    const [, tomorrow] = await ahead(maya)
    await maya.call('DELETE /affirmations/{id}', { params: { id: tomorrow?.evening?._id ?? '' } })
    glimmer.clock.set(new Date('2026-11-22T20:00:00Z'))
    expect((await today(maya))._id).toBe(tomorrow?.affirmation._id)
  })

  test('alternates between two chosen themes, for mornings and for evenings', async () => {
    const maya = await createMember(glimmer)
    await maya.call('PUT /users/preferences', { body: { themes: ['calm', 'confidence'] } })
    const items = await ahead(maya)
    const themesOf = (lines: readonly (Affirmation | undefined)[]) => lines.map((line) => line?.themes[0])
    const [first = '', ...mornings] = themesOf(items.map(({ affirmation }) => affirmation))
    const other = first === 'calm' ? 'confidence' : 'calm'
    expect(mornings).toEqual([other, first, other, first, other, first])
    expect(themesOf(items.slice(1).map(({ evening }) => evening))).toEqual(mornings)
  })

  test('returns the same lines to concurrent and repeated requests', async () => {
    const maya = await createMember(glimmer)
    const [one, other] = await Promise.all([ahead(maya), ahead(maya)])
    expect(one).toEqual(other)
    expect(await ahead(maya)).toEqual(one)
  })

  test('replaces a line that was used meanwhile, and keeps the others', async () => {
    const maya = await createMember(glimmer)
    const before = await ahead(maya)
    const text = before[3]?.affirmation.text ?? ''
    await maya.call('POST /affirmations', { body: { text } })
    const after = await ahead(maya)
    expect(after[3]?.affirmation.text).not.toBe(text)
    expect(after.toSpliced(3, 1)).toEqual(before.toSpliced(3, 1))
    expect(await ahead(maya)).toEqual(after)
    atNoon(after[3]?.day ?? '')
    expect((await today(maya)).text).toBe(after[3]?.affirmation.text)
  })

  test('repeats no line that replaces today’s concurrently', async () => {
    const maya = await createMember(glimmer)
    const { _id } = await today(maya)
    await maya.call('POST /affirmations/{id}/response', { params: { id: _id }, body: { response: 'not-quite' } })
    const [{ body: other }] = await Promise.all([
      maya.call('POST /affirmations/{id}/another', { params: { id: _id } }),
      ahead(maya),
    ])
    const later = (await ahead(maya)).slice(1).map(({ affirmation }) => affirmation.text)
    expect(later).toHaveLength(6)
    expect(later).not.toContain(other.text)
  })

  test('excludes future lines from lists and day counts', async () => {
    const maya = await createMember(glimmer)
    const line = await today(maya)
    const [, tomorrow] = await ahead(maya)
    expect((await history(maya)).map(({ _id }) => _id)).toEqual([line._id])
    expect((await maya.call('GET /affirmations', { query: { origin: 'curated' } })).body.items).toHaveLength(1)
    expect((await maya.call('GET /users/days')).body).toMatchObject({ days: 1, week: [begin] })
    expect((await maya.call('GET /users/usage')).body.affirmations.used).toBe(0)
    atNoon('2026-11-22')
    await today(maya)
    expect((await history(maya)).map(({ _id }) => _id)).toEqual([tomorrow?.affirmation._id, line._id])
  })

  test('chooses again after a change of themes, except for days already shown', async () => {
    const maya = await createMember(glimmer)
    const line = await today(maya)
    const before = await ahead(maya)
    await maya.call('PUT /users/preferences', { body: { themes: ['sleep'] } })
    const after = await ahead(maya)
    expect(after[0]?.affirmation._id).toBe(line._id)
    expect(after.slice(1).every(({ affirmation }) => affirmation.themes.includes('sleep'))).toBe(true)
    expect(after[1]?.affirmation._id).not.toBe(before[1]?.affirmation._id)
    atNoon('2026-11-22')
    expect((await today(maya))._id).toBe(after[1]?.affirmation._id)
  })

  test('keeps a line that a reminder showed', async () => {
    const maya = await createMember(glimmer)
    const [first] = await ahead(maya)
    await peekToday(glimmer.app, { id: maya.id, tier: 'free', age: 'adult' })
    await maya.call('PUT /users/preferences', { body: { themes: ['gratitude'], level: 4 } })
    expect((await today(maya))._id).toBe(first?.affirmation._id)
  })

  test('keeps a favourite set offline for a day never requested', async () => {
    const maya = await createMember(glimmer)
    const items = await ahead(maya)
    const missed = items[2]?.affirmation
    atNoon('2026-11-25')
    await maya.call('POST /affirmations/{id}/favorite', {
      params: { id: missed?._id ?? '' },
      body: { isFavorite: true },
    })
    await maya.call('PUT /users/preferences', { body: { themes: ['focus'] } })
    await ahead(maya)
    const { items: favourites } = (await maya.call('GET /users/favorites')).body
    expect(favourites.map(({ text }) => text)).toEqual([missed?.text])
  })

  test('keeps a favourite set offline after a missed change of themes, in no list before', async () => {
    const maya = await createMember(glimmer)
    const line = await today(maya)
    const missed = (await ahead(maya))[1]?.affirmation
    await maya.call('PUT /users/preferences', { body: { themes: ['sleep'] } })
    await ahead(maya)
    atNoon('2026-11-22')
    const other = await today(maya)
    expect(other._id).not.toBe(missed?._id)
    expect((await history(maya)).map(({ _id }) => _id)).toEqual([other._id, line._id])
    await maya.call('POST /affirmations/{id}/favorite', {
      params: { id: missed?._id ?? '' },
      body: { isFavorite: true },
    })
    const { items: favourites } = (await maya.call('GET /users/favorites')).body
    expect(favourites.map(({ text }) => text)).toEqual([missed?.text])
    expect((await today(maya))._id).toBe(other._id)
  })

  test('deletes unseen lines a month after their day, and keeps favourites', async () => {
    const maya = await createMember(glimmer)
    const [, hearted, unseen] = (await ahead(maya)).map(({ affirmation }) => affirmation._id)
    await maya.call('POST /affirmations/{id}/favorite', { params: { id: hearted ?? '' }, body: { isFavorite: true } })
    const statusOf = async (id = '') => (await maya.call('GET /affirmations/{id}', { params: { id } })).status
    atNoon('2026-12-22')
    await glimmer.sweepHourly()
    expect([await statusOf(hearted), await statusOf(unseen)]).toEqual([200, 200])
    atNoon('2026-12-24')
    await glimmer.sweepHourly()
    expect([await statusOf(hearted), await statusOf(unseen)]).toEqual([200, 404])
  })

  test('returns 404 for another user’s future line', async () => {
    const [maya, sam] = await Promise.all([createMember(glimmer), createMember(glimmer)])
    const [first] = await ahead(maya)
    const reply = await sam.call('GET /affirmations/{id}', { params: { id: first?.affirmation._id ?? '' } })
    expect(reply.status).toBe(404)
    expect((await ahead(sam)).map(({ affirmation }) => affirmation._id)).not.toContain(first?.affirmation._id)
  })
})

describe('the local day', () => {
  const dayAt = async (person: Person, instant: string) => {
    glimmer.clock.set(new Date(instant))
    return (await today(person)).day
  }

  test('begins at midnight in London, also when the clocks change', async () => {
    const maya = await createMember(glimmer)
    expect(await dayAt(maya, '2026-03-28T23:59:59Z')).toBe('2026-03-28')
    expect(await dayAt(maya, '2026-03-29T00:00:00Z')).toBe('2026-03-29')
    // British Summer Time: local midnight is at 23:00 UTC.
    expect(await dayAt(maya, '2026-03-29T22:59:59Z')).toBe('2026-03-29')
    expect(await dayAt(maya, '2026-03-29T23:00:00Z')).toBe('2026-03-30')
    expect(await dayAt(maya, '2026-10-24T23:00:00Z')).toBe('2026-10-25')
    expect(await dayAt(maya, '2026-10-25T23:59:59Z')).toBe('2026-10-25')
    expect(await dayAt(maya, '2026-10-26T00:00:00Z')).toBe('2026-10-26')
  })

  test('follows the user’s time zone, and keeps a line that was shown', async () => {
    const maya = await createMember(glimmer)
    const here = await today(maya)
    const [, tomorrow] = await ahead(maya)
    await maya.call('PUT /users/preferences', { body: { timeZone: 'Pacific/Auckland' } })
    // It is one in the morning there.
    expect(await today(maya)).toMatchObject({ day: '2026-11-22', _id: tomorrow?.evening?._id })
    await maya.call('PUT /users/preferences', { body: { timeZone: 'Europe/London' } })
    expect(await today(maya)).toMatchObject({ day: begin, _id: here._id })
  })
})
