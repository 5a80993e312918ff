import { describe, expect, test } from 'vitest'
import { checkedOn, helpLinesOf, regions } from './resources.ts'

const all = Object.values(regions)

describe('the help numbers', () => {
  test('say when they were compared with their owners’ pages, and when they were not', () => {
    expect(checkedOn('2026-11-20')).toBe('Last compared with their owners’ pages on 20 November 2026.')
    expect(checkedOn(undefined)).toBe('Not yet compared with their owners’ pages.')
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
