import { expect, test } from 'vitest'
import { hintOf } from './address.ts'

test('a masked address begins with a whole character', () => {
  expect(hintOf('maya@example.test')).toBe('m•••@example.test')
  expect(hintOf('🌻@example.test')).toBe('🌻•••@example.test')
})
