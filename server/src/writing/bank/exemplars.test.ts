import { forms, type Level, themes } from '@glimmer/contract'
import { expect, test } from 'vitest'
import { bank } from './bank.ts'
import { bankLineOf, exemplarsFor } from './exemplars.ts'

const levels: readonly Level[] = [1, 2, 3, 4, 5]
const line = (text: string) => bank.find((one) => one.text === text || one.asYou === text)

test('there are three examples for each theme, step and form, of that theme and step', () => {
  for (const theme of themes)
    for (const level of levels)
      for (const form of forms) {
        const examples = exemplarsFor({ theme, level, form, partOfDay: 'afternoon' }, 'a seed', 3)
        expect(examples, `${theme} ${level} ${form}`).toHaveLength(3)
        for (const text of examples) expect(line(text)).toMatchObject({ theme, level, situations: [] })
      }
})

test('a situation that is named comes first, and one that is not is never asserted', () => {
  const wish = { theme: 'calm', level: 2, form: 'first-person', partOfDay: 'morning' } as const
  const situations = exemplarsFor({ ...wish, situation: 'an-exam' }, 'a seed', 3).map((text) => line(text)?.situations)
  expect(situations.filter((list) => list?.includes('an-exam')).length).toBeGreaterThan(0)
})

test('our own lines are known again, by any name, and a person’s are not', () => {
  expect(bankLineOf('I don’t have to earn a quiet hour.', undefined)).toBe("I don't have to earn a quiet hour.")
  expect(bankLineOf("Maya, you don't have to earn a quiet hour.", 'Maya')).toBe(
    "{name}, you don't have to earn a quiet hour.",
  )
  expect(bankLineOf('Bertrand is kind to me.', undefined)).toBeUndefined()
})
