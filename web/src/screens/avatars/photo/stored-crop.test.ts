import { describe, expect, test } from 'vitest'
import { reduction, refusal } from '#modules/photo/crop.ts'
import { parseCrop, scaleCrop, scaleOf } from './stored-crop.ts'

const copy = { width: 2048, height: 1536 }

describe('a stored crop', () => {
  test('is scaled to a smaller copy', () => {
    const scale = scaleOf({ width: 4096, height: 3072 })
    const text = JSON.stringify(scaleCrop({ x: 3000, y: 1000, side: 800 }, scale))
    expect(parseCrop(text, copy)).toEqual({ x: 1500, y: 500, side: 400 })
  })
  test('keeps the size of a small picture', () => {
    expect(scaleOf({ width: 640, height: 480 })).toBe(1)
  })
  test('is clamped to its picture', () => {
    expect(parseCrop('{"x":9000,"y":0,"side":400}', copy)).toEqual({ x: 1848, y: 200, side: 400 })
  })
  test.each([undefined, '', '{', 'null', '7', '{"x":1,"y":2}', '{"x":"1","y":2,"side":3}'])(
    'is ignored if invalid: %s',
    (text) => {
      expect(parseCrop(text, copy)).toBeUndefined()
    },
  )
})

describe('a chosen file', () => {
  test('is accepted as phones take it: only the crop is sent', () => {
    expect(refusal({ type: 'image/jpeg', size: 9_800_000 })).toBeUndefined()
    expect(refusal({ type: 'image/avif', size: 1 })).toBeUndefined()
  })
  test('is refused above 50 MB with its size', () => {
    expect(refusal({ type: 'image/png', size: 57_500_000 })).toBe('That picture has 57.5 MB. The limit is 50 MB.')
  })
  test.each(['image/svg+xml', 'image/gif', 'application/pdf', ''])('is refused as %s', (type) => {
    expect(refusal({ type, size: 10 })).toBe('Please choose a PNG, JPEG, WebP or AVIF picture.')
  })
  test('is reduced on the device to a side of 4096 pixels at most', () => {
    expect(reduction({ width: 12_000, height: 9000 })).toMatchObject({ resizeWidth: 4096, resizeHeight: 3072 })
    expect(reduction({ width: 4032, height: 3024 })).toBeUndefined()
  })
  test('is refused when empty', () => {
    expect(refusal({ type: 'image/png', size: 0 })).toBe('That file is empty.')
  })
})
