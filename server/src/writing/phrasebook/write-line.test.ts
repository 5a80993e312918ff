import { forms, type Level, moods, situations, themes } from '@glimmer/contract'
import { judgeSet, openingOf } from '@glimmer/critic/judge-set'
import { describe, expect, test } from 'vitest'
import type { WrittenLine } from '#ports/writer.ts'
import { bank } from '../bank/bank.ts'
import type { BankLine } from '../bank/bank-line.ts'
import { answersTrue } from '../taste/learn-traits.ts'
import { isGlad } from './suits.ts'
import { byText, inBank, request } from './testing/request.ts'
import { curatedLine, type Request, writeLine } from './write-line.ts'

const levels: readonly Level[] = [1, 2, 3, 4, 5]
const hours = ['morning', 'afternoon', 'evening', 'night'] as const

/** Forty lines, each written with all previous ones as history. */
function forty(changes: Partial<Request>): WrittenLine[] {
  const lines: WrittenLine[] = []
  for (let at = 0; at < 40; at++) {
    const recent = lines.map(({ text }) => text).reverse()
    lines.push(writeLine(request({ seed: `seed ${at}`, recent, ...changes })))
  }
  return lines
}

const share = (lines: readonly WrittenLine[], pattern: RegExp): number =>
  lines.filter(({ text }) => pattern.test(text)).length / lines.length

describe('a written line', () => {
  test.each(levels)('by name, on step %i, is one that was written to be said to somebody', (level) => {
    for (const theme of themes.filter((one) => one !== 'sleep'))
      for (const partOfDay of ['morning', 'evening'] as const) {
        const { text } = writeLine(request({ themes: [theme], form: 'distanced', level, partOfDay }))
        expect(byText.get(`{name}, ${text.charAt(0).toLowerCase()}${text.slice(1)}`) ?? byText.get(text)).toMatchObject(
          {
            form: 'distanced',
          },
        )
      }
  })

  test('is one written for the situation the person is in, while such a line is left', () => {
    const lines = forty({ situation: 'an-interview' }).filter(({ charged }) => charged)
    const speaking = lines.map((line) => inBank(line).situations.includes('an-interview'))
    const firstOther = speaking.indexOf(false)
    expect(firstOther).toBeGreaterThan(5)
    expect(speaking.slice(firstOther)).not.toContain(true)
    for (const [at, line] of lines.entries()) expect(/for any day/.test(line.description)).toBe(at >= firstOther)
  })

  test.each(['an-exam', 'an-interview', 'waiting-for-news', 'a-hard-talk'] as const)(
    'stays with %s, and speaks of no supper with friends, once those written for it are used up',
    (situation) => {
      const lines = forty({ themes: ['connection', 'gratitude'], situation })
      const others = lines.filter((line) => !inBank(line).situations.includes(situation))
      expect(others.length).toBeGreaterThan(5)
      expect(share(others, /\b(?:friends?|neighbours?|supper|soup|kitchen|postman|danc\w+)\b/i)).toBe(0)
    },
  )

  test('is never one written for something else than what was named', () => {
    for (const situation of situations)
      for (const theme of themes) {
        const line = inBank(writeLine(request({ themes: [theme], situation })))
        if (line.situations.length > 0) expect(line.situations).toContain(situation)
      }
  })

  test('belongs to the hour, whatever was asked for', () => {
    const asked = (['morning', 'afternoon', 'evening', 'night'] as const).flatMap((partOfDay) =>
      [...situations, undefined].flatMap((situation) =>
        themes.map((theme) => request({ themes: [theme], situation, partOfDay })),
      ),
    )
    const strays = asked.flatMap((one) =>
      [writeLine(one), curatedLine(one)].filter((line) => {
        const { hours } = inBank(line)
        return hours.length > 0 && !(one.partOfDay && hours.includes(one.partOfDay))
      }),
    )
    expect(strays).toEqual([])
  })

  test('never meets a mood it was not written for', () => {
    for (const mood of moods)
      for (const theme of themes)
        for (let at = 0; at < 12; at++) {
          const line = writeLine(request({ themes: [theme], level: 1, mood, seed: `${at}` }))
          expect(inBank(line).notMoods).not.toContain(mood)
        }
  })

  test('that nothing speaks to what was named says so', () => {
    const { description } = writeLine(request({ themes: ['connection'], situation: 'an-exam' }))
    expect(description).toContain('We had nothing new about an exam')
    const anyDay = writeLine(request({ themes: ['connection'] }))
    expect(anyDay.description).not.toContain('for any day')
  })

  test('says where another theme or a plainer form had to do', () => {
    const all = bank.filter(({ theme }) => theme === 'focus').map(({ text }) => text)
    const other = curatedLine(request({ themes: ['focus'], recent: all }))
    expect(other.themes).not.toContain('focus')
    expect(other.description).toMatch(/We had nothing new in your theme, so this one comes from [A-Z]/)
    const questions = bank.filter(({ form }) => form === 'question').map(({ text }) => text)
    const plain = curatedLine(request({ form: 'question', recent: questions }))
    expect(plain).toMatchObject({ form: 'first-person', themes: ['confidence'] })
    expect(plain.description).toContain('We had no new question, so this is the closest.')
  })

  test('keeps theme, form, step and hour while the bank has such a line', () => {
    const strays = themes.flatMap((theme) =>
      forms.flatMap((form) =>
        levels.flatMap((level) =>
          hours.flatMap((partOfDay) => {
            const line = writeLine(request({ themes: [theme], form, level, partOfDay }))
            const fits = line.themes[0] === theme && line.form === form && line.level === level
            return fits ? [] : [{ theme, form, level, partOfDay, line }]
          }),
        ),
      ),
    )
    expect(strays).toEqual([])
  })

  test('keeps the step with a free line when the charged ones are used up', () => {
    const isInCell = ({ theme, level, form }: BankLine) => theme === 'calm' && level === 3 && form === 'question'
    const recent = bank.filter((line) => isInCell(line) && !line.isOpen).map(({ text }) => text)
    const line = writeLine(request({ themes: ['calm'], level: 3, form: 'question', recent }))
    expect(line).toMatchObject({ themes: ['calm'], level: 3, form: 'question', charged: false })
  })

  test('is charged only if it is not on the open shelf, and glad of something on a bright day', () => {
    const charged = forty({ themes: ['gratitude'] }).filter((line) => line.charged)
    expect(charged.filter((line) => inBank(line).isOpen)).toEqual([])
    const bright = forty({ themes: ['gratitude'], mood: 'bright' }).slice(0, 12)
    expect(bright.filter((line) => !isGlad(inBank(line)))).toEqual([])
    const days = Array.from({ length: 40 }, (_, at) => inBank(curatedLine(request({ seed: `day ${at}` }))))
    expect(days.filter(({ needsOccasion }) => needsOccasion)).toEqual([])
  })

  test('asserts no occasion that nobody spoke of', () => {
    for (const line of forty({ themes: ['confidence', 'focus'] }))
      expect(inBank(line).situations.every((one) => one === 'waking-up')).toBe(true)
  })

  test('bears out the value a person holds, or names it, where it rings true', () => {
    const honest = new Set(bank.filter(({ values }) => values.includes('honesty')).map(({ text }) => text))
    const lines = forty({ value: 'honesty', themes: ['boundaries', 'confidence'] })
    const near = lines.filter(({ text }) => honest.has(text) || /honest/i.test(text))
    expect(near.length).toBeGreaterThan(4)
    expect(honest.has(lines[0]?.text ?? '') || /honest/i.test(lines[0]?.text ?? '')).toBe(true)
  })

  test('about sleep speaks of tiredness and rest by day, and of the night when it comes', () => {
    const atNight = (partOfDay: 'morning' | 'night') =>
      forty({ themes: ['sleep'], partOfDay }).filter((line) => inBank(line).hours.includes('night')).length
    expect(atNight('morning')).toBe(0)
    expect(atNight('night')).toBeGreaterThan(5)
  })

  test('opens differently from the lines before it', () => {
    const lines = forty({ themes: ['calm', 'focus', 'gratitude'], level: 2 }).map(({ text }) => text)
    expect(new Set(lines.map(openingOf)).size).toBeGreaterThan(10)
    for (let at = 0; at + 5 <= lines.length; at += 5) expect(judgeSet(lines.slice(at, at + 5))).toEqual([])
  })

  test('leans towards the kind of line the person called true', () => {
    const liked = ["I'm practising saying what I mean.", "I'm practising standing at ease."]
    const openings = (changes: Partial<Request>) =>
      share(
        Array.from({ length: 60 }, (_, at) =>
          writeLine(request({ themes: ['confidence'], seed: `${at}`, ...changes })),
        ),
        /^I'm practising/,
      )
    expect(openings({ steering: { answers: answersTrue(liked) } })).toBeGreaterThan(openings({}))
  })

  test('made gentler keeps to the same thing where it can', () => {
    const before = request({ themes: ['focus'], level: 4 })
    const longWords = (text: string) => new Set(text.toLowerCase().match(/(?!learning|that|with|what)\b[a-z]{4,}/g))
    const near = Array.from({ length: 40 }, (_, at) => {
      const { text } = writeLine({ ...before, seed: `${at}` })
      const gentler = writeLine({ ...before, level: 3, seed: `gentler ${at}`, gentlerThan: text })
      return [...longWords(text)].some((word) => longWords(gentler.text).has(word))
    })
    expect(near.filter(Boolean).length).toBeGreaterThan(15)
  })

  test('is charged, unless the day is heavy', () => {
    expect(writeLine(request())).toMatchObject({ origin: 'ai', charged: true, themes: ['confidence'] })
    expect(writeLine(request({ mood: 'heavy' }))).toMatchObject({ origin: 'curated', charged: false, level: 1 })
  })

  test('can do without a name, and with a very long one', () => {
    for (const firstName of [undefined, 'W'.repeat(60), '12345'])
      expect(writeLine(request({ form: 'distanced', firstName })).text).toMatch(/^(?=[A-Z]).*\byou/i)
    expect(writeLine(request({ form: 'distanced', firstName: "D'Arcy" })).text).toMatch(/^D'Arcy, /)
  })
})

test('somebody who has read no line yet is answered when they write a note', () => {
  const line = curatedLine(request({ note: 'the car failed its mot', form: 'first-person', recent: [] }))
  expect(inBank(line).noteKinds).toContain('nuisance')
})
