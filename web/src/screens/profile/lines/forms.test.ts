import { forms } from '@glimmer/contract/lines'
import { expect, test } from 'vitest'
import { formExample } from './forms.tsx'

test('by name says the person’s own first name', () => {
  expect(formExample('distanced', 'Maya')).toBe('Maya, you can take this one step at a time.')
})

test('without a first name it says how to be called by one', () => {
  expect(formExample('distanced', null)).toContain('Add your first name')
})

test('every other form has an example of its own', () => {
  const others = forms.filter((form) => form !== 'distanced').map((form) => formExample(form, 'Maya'))
  expect(new Set(others).size).toBe(others.length)
})
