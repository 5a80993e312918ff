import { describe, expect, test } from 'vitest'
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
