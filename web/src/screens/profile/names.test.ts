import { expect, test } from 'vitest'
import { fullName } from './names.ts'

test('a person is headed by both names, the one there is, or the username', () => {
  expect(fullName({ firstName: 'Maya', lastName: 'Okafor', username: 'maya' })).toBe('Maya Okafor')
  expect(fullName({ firstName: null, lastName: 'Okafor', username: 'maya' })).toBe('Okafor')
  expect(fullName({ firstName: null, lastName: null, username: 'maya' })).toBe('maya')
})
