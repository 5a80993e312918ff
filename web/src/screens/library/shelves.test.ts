import { expect, test } from 'vitest'
import { shelfIn } from './shelves.ts'

test('an address names the part of the library it shows, and any other opens it to browse', () => {
  expect(shelfIn(new URLSearchParams('show=history'))).toBe('history')
  expect(shelfIn(new URLSearchParams('theme=calm'))).toBe('browse')
  expect(shelfIn(new URLSearchParams('show=attic'))).toBe('browse')
})
