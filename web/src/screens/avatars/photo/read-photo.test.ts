import { describe, expect, test } from 'vitest'
import { refusal } from './read-photo.ts'

describe('a file is chosen', () => {
  test('pictures of up to 5 MB are taken', () => {
    expect(refusal({ type: 'image/jpeg', size: 5_000_000 })).toBeUndefined()
    expect(refusal({ type: 'image/avif', size: 1 })).toBeUndefined()
  })
  test('a larger one is told its size and the most', () => {
    expect(refusal({ type: 'image/png', size: 7_500_000 })).toBe('That picture has 7.5 MB. The limit is 5 MB.')
  })
  test.each(['image/svg+xml', 'image/gif', 'application/pdf', ''])('%s is not a picture for this', (type) => {
    expect(refusal({ type, size: 10 })).toBe('Please choose a PNG, JPEG, WebP or AVIF picture.')
  })
  test('an empty file is said to be empty', () => {
    expect(refusal({ type: 'image/png', size: 0 })).toBe('That file is empty.')
  })
})
