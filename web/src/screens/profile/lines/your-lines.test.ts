import { forms } from '@glimmer/contract/lines'
import { expect, test } from 'vitest'
import { formExample } from './your-lines.tsx'

test('puts the first name into the example of "by name"', () => {
  expect(formExample('distanced', 'Maya')).toBe('Maya, you can take this one step at a time.')
})

test('explains how to add a first name if there is none', () => {
  expect(formExample('distanced', null)).toContain('Add your first name')
})

test('gives every form a different example', () => {
  const others = forms.filter((form) => form !== 'distanced').map((form) => formExample(form, 'Maya'))
  expect(new Set(others).size).toBe(others.length)
})
