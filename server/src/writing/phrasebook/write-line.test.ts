import { judgeSet, openingOf } from '@glimmer/critic/judge-set'
import { describe, expect, test } from 'vitest'
import { bank } from '../bank/bank.ts'
import { type Line, type Request, writeLine } from './write-line.ts'

const request = (changes: Partial<Request> = {}): Request => ({
  themes: ['confidence'],
  form: 'first-person',
  level: 3,
  partOfDay: 'morning',
  seed: 'a seed',
  recent: [],
  ...changes,
})

/** Forty lines, each written with all before it in mind. */
function forty(changes: Partial<Request>): Line[] {
  const lines: Line[] = []
  for (let at = 0; at < 40; at++) {
    const recent = lines.map(({ text }) => text).reverse()
    lines.push(writeLine(request({ seed: `seed ${at}`, recent, ...changes })))
  }
  return lines
}

const share = (lines: readonly Line[], pattern: RegExp): number =>
  lines.filter(({ text }) => pattern.test(text)).length / lines.length

describe('a written line', () => {
  test('suits the situation the person is in, and most of all one that was written for it', () => {
    const written = new Set(
      bank.filter(({ situations }) => situations.includes('an-interview')).map(({ text }) => text),
    )
    const fresh = Array.from({ length: 40 }, (_, at) =>
      writeLine(request({ seed: `${at}`, situation: 'an-interview' })),
    )
    expect(fresh.filter(({ text }) => written.has(text)).length).toBeGreaterThan(28)
  })

  test('asserts no occasion that nobody spoke of', () => {
    expect(share(forty({ themes: ['confidence', 'focus'] }), /interview|exam\b|before they call/i)).toBe(0)
  })

  test('bears out the value a person holds, or names it, where it rings true', () => {
    const honest = new Set(bank.filter(({ values }) => values.includes('honesty')).map(({ text }) => text))
    const lines = forty({ value: 'honesty', themes: ['boundaries', 'confidence'] })
    const near = lines.filter(({ text }) => honest.has(text) || /honest/i.test(text))
    expect(near.length).toBeGreaterThan(8)
    expect(honest.has(lines[0]?.text ?? '') || /honest/i.test(lines[0]?.text ?? '')).toBe(true)
  })

  test('keeps sleep for the end of the day, whatever the hour it is asked for', () => {
    const lines = forty({ themes: ['sleep'], partOfDay: 'morning', situation: 'an-exam' })
    expect(share(lines, /exam|breakfast|this morning/i)).toBe(0)
  })

  test('opens differently from the lines before it', () => {
    const lines = forty({ themes: ['calm', 'focus', 'gratitude'], level: 2 }).map(({ text }) => text)
    expect(new Set(lines.map(openingOf)).size).toBeGreaterThan(10)
    for (let at = 0; at + 5 <= lines.length; at += 5) expect(judgeSet(lines.slice(at, at + 5))).toEqual([])
  })

  test('leans towards the kind of line the person called true', () => {
    const liked = ['These days I begin before I feel ready.', 'These days I look up more often.']
    const openings = (changes: Partial<Request>) =>
      share(
        Array.from({ length: 60 }, (_, at) =>
          writeLine(request({ themes: ['confidence'], seed: `${at}`, ...changes })),
        ),
        /^These days/,
      )
    expect(openings({ liked })).toBeGreaterThan(openings({}))
  })

  test('made gentler keeps to the same thing where it can', () => {
    const before = request({ themes: ['focus'], level: 4 })
    const longWords = (text: string) => new Set(text.toLowerCase().match(/[a-z]{5,}/g))
    const near = Array.from({ length: 20 }, (_, at) => {
      const { text } = writeLine({ ...before, seed: `${at}` })
      const gentler = writeLine({ ...before, level: 3, seed: `gentler ${at}`, gentlerThan: text })
      return [...longWords(text)].some((word) => longWords(gentler.text).has(word))
    })
    expect(near.filter(Boolean).length).toBeGreaterThan(9)
  })

  test('is charged, unless the day is heavy', () => {
    expect(writeLine(request())).toMatchObject({ origin: 'ai', charged: true, themes: ['confidence'] })
    expect(writeLine(request({ mood: 'heavy' }))).toMatchObject({ origin: 'curated', charged: false, level: 1 })
  })

  test('can do without a name, and with a very long one', () => {
    for (const firstName of [undefined, 'W'.repeat(60), '12345'])
      expect(writeLine(request({ form: 'distanced', firstName })).text).toMatch(/^[A-Z].*\byou/i)
    expect(writeLine(request({ form: 'distanced', firstName: "D'Arcy" })).text).toMatch(/^D'Arcy, /)
  })
})
