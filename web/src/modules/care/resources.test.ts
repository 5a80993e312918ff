import { describe, expect, test } from 'vitest'
import { checkedOn, daysSince, helpLinesOf, regions, reviewMaxDays } from './resources.ts'

const all = Object.values(regions)

describe('the help numbers', () => {
  test('were reviewed within 180 days: check each number and update reviewedOn', () => {
    const reviews = all.flatMap(({ reviewedOn }) => reviewedOn ?? [])
    expect(Math.max(...reviews.map((date) => daysSince(date, new Date())))).toBeLessThanOrEqual(reviewMaxDays)
    expect(regions.GB.reviewedOn).toBeDefined()
  })

  test('are outdated on the 181st day', () => {
    const reviewed = Date.parse('2026-11-20')
    expect(daysSince('2026-11-20', new Date(reviewed + 180 * 86_400_000))).toBe(180)
    expect(daysSince('2026-11-20', new Date(reviewed + 181 * 86_400_000))).toBeGreaterThan(reviewMaxDays)
  })

  test('say when they were compared with their owners’ pages, and when they were not', () => {
    expect(checkedOn({ ...regions.GB, reviewedOn: '2026-11-20' })).toBe(
      'Last compared with their owners’ pages on 20 November 2026.',
    )
    const { reviewedOn: _, ...unchecked } = regions.GB
    expect(checkedOn(unchecked)).toBe('Not yet compared with their owners’ pages.')
  })

  test('link to the displayed number', () => {
    for (const { action, href } of all.flatMap(helpLinesOf)) {
      const digits = (text: string) => text.replace(/\D/g, '')
      expect(digits(href)).toBe(digits(action))
    }
  })

  test('start with the region’s emergency number', () => {
    const firsts = Object.entries(regions).map(([code, region]) => [code, helpLinesOf(region)[0]?.action])
    expect(Object.fromEntries(firsts)).toEqual({ GB: 'Call 999', IE: 'Call 112', US: 'Call 911' })
  })

  test('include those of the United Kingdom', () => {
    expect(helpLinesOf(regions.GB).map(({ action }) => action)).toEqual([
      'Call 999',
      'Call 111',
      'Call 116 123',
      'Text SHOUT to 85258',
      'Call 0800 1111',
    ])
  })
})
