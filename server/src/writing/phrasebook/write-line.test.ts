import { describe, expect, test } from 'vitest'
import { judgeSet, openingOf } from '../critic/judge-set.ts'
import { fingerprint, similarity } from '../critic/similarity.ts'
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
  test('speaks of the situation the person is in, more often than not', () => {
    const fresh = Array.from({ length: 40 }, (_, at) =>
      writeLine(request({ seed: `${at}`, situation: 'an-interview' })),
    )
    expect(share(fresh, /interview|called|first question/)).toBeGreaterThan(0.7)
    const inARow = forty({ situation: 'an-interview' })
    expect(share(inARow, /interview|called|first question/)).toBeGreaterThan(0.4)
  })

  test('names the value a person holds, where it rings true', () => {
    const lines = forty({ value: 'honesty', themes: ['boundaries', 'confidence'] })
    expect(share(lines, /honesty/i)).toBeGreaterThan(0.2)
    expect(share(lines, /kindness|patience|courage/i)).toBe(0)
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
    const liked = [
      "I'm teaching myself to sharpen a pencil and begin.",
      "I'm teaching myself to say the next step out loud.",
    ]
    const openings = (changes: Partial<Request>) =>
      share(
        Array.from({ length: 60 }, (_, at) => writeLine(request({ themes: ['focus'], seed: `${at}`, ...changes }))),
        /^I'm teaching myself/,
      )
    expect(openings({ liked })).toBeGreaterThan(2 * openings({}))
  })

  test('made gentler keeps to the same thing', () => {
    const before = request({ themes: ['focus'], level: 4 })
    const kept = Array.from({ length: 20 }, (_, at) => {
      const { text } = writeLine({ ...before, seed: `${at}` })
      const gentler = writeLine({ ...before, level: 3, seed: `gentler ${at}`, gentlerThan: text })
      return similarity(fingerprint(text), fingerprint(gentler.text)) > 0.3
    })
    expect(kept.filter(Boolean).length).toBeGreaterThan(14)
  })

  test('is composed and charged, unless the day is heavy', () => {
    expect(writeLine(request())).toMatchObject({ origin: 'ai', charged: true, themes: ['confidence'] })
    expect(writeLine(request({ mood: 'heavy' }))).toMatchObject({ origin: 'curated', charged: false, level: 1 })
  })

  test('can do without a name, and with a very long one', () => {
    for (const firstName of [undefined, 'W'.repeat(60), '12345'])
      expect(writeLine(request({ form: 'distanced', firstName })).text).toMatch(/^[A-Z].*\byou/i)
    expect(writeLine(request({ form: 'distanced', firstName: "D'Arcy" })).text).toMatch(/^D'Arcy, /)
  })
})
