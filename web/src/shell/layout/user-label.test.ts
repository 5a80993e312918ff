import { expect, test } from 'vitest'
import { userLabel } from './user-label.ts'

test('the menu is named after the person: username, else e-mail, else User', () => {
  expect(userLabel({ username: 'Maya', email: 'maya@example.com' })).toBe('Maya')
  expect(userLabel({ username: '', email: 'maya@example.com' })).toBe('maya@example.com')
  expect(userLabel({ username: null, email: null })).toBe('User')
  expect(userLabel(undefined)).toBe('User')
})
