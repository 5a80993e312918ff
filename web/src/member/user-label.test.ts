import { expect, test } from 'vitest'
import { userLabel } from './user-picture.tsx'

test('labels the menu with the username, else the email, else User', () => {
  expect(userLabel({ username: 'Maya', email: 'maya@example.com' })).toBe('Maya')
  expect(userLabel({ username: '', email: 'maya@example.com' })).toBe('maya@example.com')
  expect(userLabel({ username: null, email: null })).toBe('User')
  expect(userLabel(undefined)).toBe('User')
})
