import { expect, test } from 'vitest'
import { shelfIn } from './shelves.ts'

test('reads the shelf from the address, and falls back to browse', () => {
  expect(shelfIn(new URLSearchParams('show=history'))).toBe('history')
  expect(shelfIn(new URLSearchParams('theme=calm'))).toBe('browse')
  expect(shelfIn(new URLSearchParams('show=attic'))).toBe('browse')
})
