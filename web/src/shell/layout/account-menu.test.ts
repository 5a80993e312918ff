import { expect, test } from 'vitest'
import { labelFor } from './account-menu.ts'

test('the menu is named after the person: username, else email, else User', () => {
  expect(labelFor({ username: 'Maya', email: 'maya@example.com' })).toBe('Maya')
  expect(labelFor({ username: '', email: 'maya@example.com' })).toBe('maya@example.com')
  expect(labelFor({ username: null, email: null })).toBe('User')
  expect(labelFor(undefined)).toBe('User')
})
