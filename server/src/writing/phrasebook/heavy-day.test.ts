import { forms, themes } from '@glimmer/contract'
import { describe, expect, test } from 'vitest'
import { bank } from '../bank/bank.ts'
import { suitsMood } from './suits.ts'
import { request } from './testing/request.ts'
import { curatedLine, type Request } from './write-line.ts'

const heavy = (changes: Partial<Request>): Request =>
  request({ themes: ['calm'], level: 4, mood: 'heavy', partOfDay: 'evening', ...changes })

/** Written independently of the filter, word by word. */
const images = ['end', 'ends', 'ended', 'ending', 'silence', 'silent', 'dark', 'darkness', 'darker', 'tomorrow']
const speaksOf = (text: string): boolean => {
  const words = text.toLowerCase().split(/[^a-z]+/)
  const letsGo = words.some((word, at) => /^let/.test(word) && words.slice(at + 1, at + 5).includes('go'))
  return letsGo || images.some((image) => words.includes(image))
}

describe('on a heavy day', () => {
  test('no line of the whole bank that speaks of ends, silence, the dark, letting go or tomorrow is offered', () => {
    const spoken = bank.filter(({ text }) => speaksOf(text))
    expect(spoken.length).toBeGreaterThan(60)
    expect(spoken.filter(({ text }) => suitsMood(text, 'heavy')).map(({ text }) => text)).toEqual([])
  })

  test.each([
    'My breath is stuck up high, like a cat in a tree.',
    "My body thinks there's a tiger. I've looked, and it's a calendar with things written in it.",
    'My harshest voice has my accent.',
  ])('no joke or judgement is offered: %s', (text) => {
    expect(suitsMood(text, 'heavy')).toBe(false)
    expect(suitsMood(text, 'steady')).toBe(true)
  })

  test('enough is left on the first step of each theme', () => {
    for (const theme of themes) {
      const left = bank.filter((line) => line.theme === theme && line.level === 1 && suitsMood(line.text, 'heavy'))
      expect(left.length, theme).toBeGreaterThan(60)
    }
  })

  test('a person stays in their own theme, in each form, for a month of heavy days', () => {
    for (const theme of themes)
      for (const form of forms) {
        const recent: string[] = []
        for (let day = 0; day < 30; day++) {
          const line = curatedLine(heavy({ themes: [theme], form, recent, seed: `${day}` }))
          expect(line).toMatchObject({ themes: [theme], level: 1 })
          expect(speaksOf(line.text), line.text).toBe(false)
          recent.unshift(line.text)
        }
      }
  })

  test('where nothing is left in it, the line says which theme it comes from', () => {
    const recent = bank.filter(({ theme }) => theme === 'courage').flatMap(({ text, asYou }) => [text, asYou ?? ''])
    const line = curatedLine(heavy({ themes: ['courage'], recent }))
    expect(line.themes).not.toEqual(['courage'])
    expect(line.description).toMatch(/^A gentle line from another theme, [a-z-]+( [a-z]+)*, with/)
  })
})

test('a gentle line that nobody asked for is chosen as on a heavy day, and described as on any other', () => {
  for (let seed = 0; seed < 40; seed++) {
    const line = curatedLine(heavy({ mood: undefined, isGentle: true, seed: `${seed}` }))
    expect(line).toMatchObject({ level: 1, charged: false })
    expect(line.description).not.toContain('heavy')
    expect(speaksOf(line.text)).toBe(false)
  }
})
