import { expect, test } from 'vitest'
import { formOfDay } from './form-of-day.ts'

const formsOf = (form: 'distanced' | 'question' | 'first-person', who: string) =>
  Array.from({ length: 90 }, (_, at) =>
    formOfDay(form, { id: who, joinedOn: '1970-01-01' }, new Date(at * 86_400_000).toISOString().slice(0, 10)),
  )

test('a line says the name on the first day, and on two of any seven', () => {
  const forms = formsOf('distanced', 'somebody')
  expect(forms[0]).toBe('distanced')
  for (let at = 0; at + 7 <= forms.length; at++)
    expect(forms.slice(at, at + 7).filter((form) => form === 'distanced')).toHaveLength(2)
})

test('a question is asked on about two days in three', () => {
  const asked = formsOf('question', 'somebody').filter((form) => form === 'question').length
  expect(asked).toBeGreaterThan(50)
  expect(asked).toBeLessThan(75)
})

test('a line in the first person comes daily', () => {
  expect(new Set(formsOf('first-person', 'somebody'))).toEqual(new Set(['first-person']))
})
