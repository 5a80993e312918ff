import { expect, test } from 'vitest'
import { originOf } from './origin.ts'

test('names the origin of a line', () => {
  expect(originOf({ origin: 'curated' })).toBe('Picked for you')
  expect(originOf({ origin: 'ai' })).toBe('Picked for you')
  expect(originOf({ origin: 'ai', byModel: true })).toBe('Written for you by AI')
  expect(originOf({ origin: 'own' })).toBeUndefined()
})
