import { describe, expect, test } from 'vitest'
import { refusal } from './crop-image.ts'

describe('a chosen file', () => {
  test('is accepted up to 5 MB', () => {
    expect(refusal({ type: 'image/jpeg', size: 5_000_000 })).toBeUndefined()
    expect(refusal({ type: 'image/avif', size: 1 })).toBeUndefined()
  })
  test('is refused above 5 MB with its size', () => {
    expect(refusal({ type: 'image/png', size: 7_500_000 })).toBe('That picture has 7.5 MB. The limit is 5 MB.')
  })
  test.each(['image/svg+xml', 'image/gif', 'application/pdf', ''])('is refused as %s', (type) => {
    expect(refusal({ type, size: 10 })).toBe('Please choose a PNG, JPEG, WebP or AVIF picture.')
  })
  test('is refused when empty', () => {
    expect(refusal({ type: 'image/png', size: 0 })).toBe('That file is empty.')
  })
})
