import { readFileSync } from 'node:fs'
import { forms, type Level, themes } from '@glimmer/contract'
import { judge } from '@glimmer/critic/judge'
import { duplicateThreshold, fingerprint, similarity } from '@glimmer/critic/similarity'
import { describe, expect, test } from 'vitest'
import { insertName } from '../second-person/first-name.ts'
import { bank, linesOf } from './bank.ts'
import { readLines } from './read-lines.ts'
import { fill, valueLines } from './value-lines.ts'

const levels: readonly Level[] = [1, 2, 3, 4, 5]
const spoken = forms.filter((form) => form !== 'distanced')

describe.each(themes)('the lines about %s', (theme) => {
  const lines = linesOf(theme)

  test('are there on each step and in each form, on either shelf', () => {
    for (const level of levels)
      for (const form of spoken) {
        const cell = lines.filter((line) => line.level === level && line.form === form)
        const least = form === 'first-person' ? 40 : 8
        expect({ level, form, enough: cell.length >= least }).toEqual({ level, form, enough: true })
        expect(new Set(cell.map(({ isOpen }) => isOpen)).size).toBe(2)
      }
  })

  test('all pass the critic, as they are and said to somebody', () => {
    const failing = lines
      .flatMap(({ text, asYou, form, level }) => [
        { text, form, level },
        ...(asYou ? [{ text: asYou, form: 'distanced' as const, level }] : []),
      ])
      .filter(({ text, form, level }) =>
        judge(insertName(text, 'Sam'), { form, level, firstName: 'Sam' }).faults.some(
          ({ severity }) => severity === 'hard',
        ),
      )
    expect(failing).toEqual([])
  })

  test('do not say the same twice', () => {
    const prints = lines.map(({ text }) => fingerprint(text.replace('{name}, ', '')))
    const again = lines.filter((_, at) =>
      prints.some((other, before) => before < at && similarity(other, prints[at] ?? other) > duplicateThreshold),
    )
    expect(again.map(({ text }) => text)).toEqual([])
  })

  test('last a person on one step for weeks of mornings, on the step most are on for two months', () => {
    for (const level of [1, 2, 3] as const) {
      const anyDay = lines.filter(
        (line) =>
          line.form === 'first-person' &&
          line.level === level &&
          (line.hours.length === 0 || theme === 'sleep') &&
          line.situations.length === 0,
      )
      expect(anyDay.length).toBeGreaterThan(level === 2 ? 60 : 30)
    }
  })
})

test('a first-step line that says the person feels low meets no good day', () => {
  const low =
    /^(?:(?:Right now |I notice )?(?:I'm|I feel)|Part of me is|My body is)\b[^,]*\b(?:tired|worn out|sad|lonely|frightened|scared|afraid|ashamed|hurts?|worried|worry|upset|angry|exhausted|fed up)\b/
  const strays = bank.filter(
    ({ level, form, text, notMoods, situations }) =>
      level === 1 &&
      form === 'first-person' &&
      situations.length === 0 &&
      low.test(text) &&
      !(notMoods.includes('good') && notMoods.includes('bright')),
  )
  expect(strays.map(({ text }) => text)).toEqual([])
})

test('a line that speaks of this morning, afternoon or evening belongs to an hour', () => {
  const strays = bank.filter(
    ({ text, hours }) => hours.length === 0 && /\bthis (?:morning|afternoon|evening)\b/i.test(text),
  )
  expect(strays.map(({ text }) => text)).toEqual([])
})

test('each line was read by two strict readers or three, and none that two call odd is in the bank', () => {
  const rows = readFileSync(new URL('../../../../docs/writing/reading.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  const marks = new Map(rows.slice(1).map((row) => [row.split('\t')[0], row.split('\t').slice(1)]))
  const count = (id: string, among: string) => marks.get(id)?.filter((mark) => among.includes(mark)).length ?? 0
  expect(bank.filter(({ id }) => count(id, 'kgwfo') < 2).map(({ text }) => text)).toEqual([])
  const odd = bank.filter(({ id }) => count(id, 'o') > 1)
  expect(odd.map(({ text }) => text)).toEqual([])
  expect(marks.size).toBe(bank.length)
})

test('the bank holds thousands of lines, each under an id of its own, and a quarter of them stands open', () => {
  expect(bank.length).toBeGreaterThan(7_000)
  expect(new Set(bank.map(({ id }) => id)).size).toBe(bank.length)
  expect(bank.filter(({ isOpen }) => isOpen).length).toBeGreaterThan(1_700)
})

test('a line that names a value passes the critic with every value it stands with', () => {
  const failing = valueLines.flatMap(({ text, values, level }) =>
    values
      .map((value) => fill(text, value))
      .filter((filled) =>
        judge(filled, { form: 'first-person', level }).faults.some(({ severity }) => severity === 'hard'),
      ),
  )
  expect(failing).toEqual([])
})

test('a page is read line by line, with what each is at home in', () => {
  const page =
    "\nI | an-exam morning rest not-heavy | I can read it twice before I panic.\nwhen | first-only | When it's loud, I'll listen for the quietest thing.\n"
  const [one, other] = readLines(page, 'calm', 2)
  expect(one).toMatchObject({
    text: 'I can read it twice before I panic.',
    asYou: '{name}, you can read it twice before you panic.',
    form: 'first-person',
    situations: ['an-exam'],
    hours: ['morning'],
    values: ['rest'],
    notMoods: ['heavy'],
  })
  expect(other).toMatchObject({ form: 'if-then', asYou: undefined })
  expect(() => readLines('a line without tags', 'calm', 2)).toThrow('a line without tags')
  expect(() => readLines('I | morning mornign | A line with a misspelt tag.', 'calm', 2)).toThrow('"mornign"')
})

test('a line with a narrow subject is for notes about that alone, and says whether it may come first or is dry', () => {
  const [guilt, first, plain] = readLines(
    "I | note-shame note-guilt humour | Guilt can knock.\nI | first | I'm here.\nI | note-plain | Whatever this is, I'm here.",
    'calm',
    2,
  )
  expect(guilt).toMatchObject({ noteKinds: ['guilt'], isDry: true, isFirst: false, isOpen: false })
  expect(first).toMatchObject({ noteKinds: [], isDry: false, isFirst: true })
  expect(plain).toMatchObject({ noteKinds: ['plain'], isOpen: false })
})

test('the lines that somebody listens to before a release are in it', () => {
  const asked = readFileSync(new URL('../../../../docs/speech.md', import.meta.url), 'utf8')
    .split('a test notices when one leaves it')[1]
    ?.split('And these')[0]
    ?.matchAll(/^\d+\. (.+)$/gm)
  const texts = new Set(bank.map(({ text }) => text))
  const lines = [...(asked ?? [])].map(([, line = '']) => line)
  expect(lines).toHaveLength(13)
  expect(lines.filter((line) => !texts.has(line))).toEqual([])
})
