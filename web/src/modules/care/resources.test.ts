import { describe, expect, test } from 'vitest'
import { daysSinceReview, regions, reviewedOn, reviewMaxDays } from './resources.ts'

describe('the help numbers', () => {
  test('were read again within the last 180 days: call up each one, correct it, and move reviewedOn', () => {
    expect(daysSinceReview(new Date())).toBeLessThanOrEqual(reviewMaxDays)
  })

  test('count as too old on the 181st day', () => {
    const reviewed = Date.parse(reviewedOn)
    expect(daysSinceReview(new Date(reviewed + 180 * 86_400_000))).toBe(180)
    expect(daysSinceReview(new Date(reviewed + 181 * 86_400_000))).toBeGreaterThan(reviewMaxDays)
  })

  test('dial or text the number that is shown', () => {
    for (const { action, href } of Object.values(regions).flatMap(({ resources }) => resources)) {
      const digits = (text: string) => text.replace(/\D/g, '')
      expect(digits(href)).toBe(digits(action))
    }
  })

  test('are those of the United Kingdom', () => {
    expect(regions.GB.resources.map(({ action }) => action)).toEqual([
      'Call 999',
      'Call 111',
      'Call 116 123',
      'Text SHOUT to 85258',
      'Call 0800 1111',
    ])
  })
})
