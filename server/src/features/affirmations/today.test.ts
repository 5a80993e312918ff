import { plans } from '@glimmer/contract'
import { usesByHour } from '@glimmer/contract/techniques'
import { describe, expect, test } from 'vitest'
import { createMember, today } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'
import { localDay, partOfDay } from '#time/wall-clock.ts'
import { bank } from '#writing/bank/bank.ts'

const glimmer = testApp()

describe('GET /affirmations/today', () => {
  test('returns a free curated line of the plan’s themes and adds it to the history', async () => {
    const maya = await createMember(glimmer)
    const line = await today(maya)
    expect(line.origin).toBe('curated')
    expect(plans.free.themes).toEqual(expect.arrayContaining(line.themes))
    expect((await maya.call('GET /users/usage')).body.affirmations.used).toBe(0)
    const { day, ...stored } = line
    expect(day).toBe('2026-11-21')
    expect((await maya.call('GET /users/history')).body.items).toEqual([stored])
  })

  test('returns the same line all day, in every tab', async () => {
    const maya = await createMember(glimmer)
    const lines = await Promise.all(Array.from({ length: 8 }, () => today(maya)))
    expect(new Set(lines.map(({ _id }) => _id)).size).toBe(1)
    expect((await maya.call('GET /users/history')).body.items).toHaveLength(1)
  })

  test('changes at midnight in the user’s time zone', async () => {
    const maya = await createMember(glimmer)
    await maya.call('PUT /users/preferences', { body: { timeZone: 'Pacific/Auckland' } })
    glimmer.clock.set(new Date('2026-11-21T10:59:00Z'))
    const before = await today(maya)
    glimmer.clock.set(new Date('2026-11-21T11:00:00Z'))
    const after = await today(maya)
    glimmer.clock.set(new Date('2026-11-21T12:00:00Z'))
    expect(after._id).not.toBe(before._id)
    expect(after.text).not.toBe(before.text)
  })

  test('returns a line for the night when first requested after midnight, also as replacement', async () => {
    glimmer.clock.set(new Date('2026-11-21T03:17:00Z'))
    for (const theme of ['calm', 'sleep', 'self-kindness', 'gratitude'] as const) {
      const maya = await createMember(glimmer)
      await maya.call('PUT /users/preferences', { body: { themes: [theme], timeZone: 'Europe/London' } })
      const line = await today(maya)
      const params = { id: line._id }
      await maya.call('POST /affirmations/{id}/response', { params, body: { response: 'not-quite' } })
      const { body: another } = await maya.call('POST /affirmations/{id}/another', { params })
      for (const { text, description } of [line, another]) {
        const hours = bank.find((each) => each.text === text)?.hours ?? []
        expect(hours.length === 0 || hours.includes('night')).toBe(true)
        const others = [...usesByHour.morning, ...usesByHour.afternoon, ...usesByHour.evening]
        expect(others.filter((use) => description.includes(use))).toEqual([])
      }
    }
    glimmer.clock.set(new Date('2026-11-21T12:00:00Z'))
  })

  test('uses the preferred themes', async () => {
    const maya = await createMember(glimmer)
    await maya.call('PUT /users/preferences', { body: { themes: ['sleep'] } })
    expect((await today(maya)).themes).toContain('sleep')
  })

  test('returns another line if the first was deleted', async () => {
    const maya = await createMember(glimmer)
    const first = await today(maya)
    await maya.call('DELETE /affirmations/{id}', { params: { id: first._id } })
    const second = await today(maya)
    expect(second.text).not.toBe(first.text)
    expect(await today(maya)).toEqual(second)
  })

  test('does not repeat a line within a month', async () => {
    const maya = await createMember(glimmer)
    const texts: string[] = []
    for (let day = 1; day <= 30; day++) {
      glimmer.clock.set(new Date(Date.UTC(2027, 3, day, 12)))
      texts.push((await today(maya)).text)
    }
    glimmer.clock.set(new Date('2026-11-21T12:00:00Z'))
    expect(new Set(texts).size).toBe(30)
  })
})

describe('partOfDay', () => {
  test('uses the local wall clock', () => {
    const instant = new Date('2026-06-30T23:30:00Z')
    expect(localDay(instant, 'Europe/London')).toBe('2026-07-01')
    expect(localDay(instant, 'America/New_York')).toBe('2026-06-30')
  })

  test.each([
    [4, 'night'],
    [5, 'morning'],
    [11, 'morning'],
    [12, 'afternoon'],
    [17, 'evening'],
    [21, 'evening'],
    [22, 'night'],
  ])('returns for %i o’clock: %s', (hour, part) => {
    expect(partOfDay(new Date(Date.UTC(2026, 0, 15, hour, 30)), 'Europe/London')).toBe(part)
  })
})
