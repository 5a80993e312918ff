import { describe, expect, test } from 'vitest'
import { darkFrom } from './theme.ts'

describe('the stored preference', () => {
  test('is dark when unset', () => expect(darkFrom(null)).toBe(true))
  test('is light for a stored false', () => expect(darkFrom(JSON.stringify(false))).toBe(false))
  test('is dark for a stored true', () => expect(darkFrom(JSON.stringify(true))).toBe(true))
  test('is dark for an unreadable value', () => expect(darkFrom('{"light":')).toBe(true))
})
