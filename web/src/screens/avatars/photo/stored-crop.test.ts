import { describe, expect, test } from 'vitest'
import { cropOf, onCopy, scaleOf } from './stored-crop.ts'

const copy = { width: 2048, height: 1536 }

describe('a crop that waits for its person', () => {
  test('is kept on a smaller copy, at the same place', () => {
    const scale = scaleOf({ width: 4096, height: 3072 })
    const words = JSON.stringify(onCopy({ x: 3000, y: 1000, side: 800 }, scale))
    expect(cropOf(words, copy)).toEqual({ x: 1500, y: 500, side: 400 })
  })
  test('leaves a small picture as it is', () => {
    expect(scaleOf({ width: 640, height: 480 })).toBe(1)
  })
  test('is brought back inside its picture', () => {
    expect(cropOf('{"x":9000,"y":0,"side":400}', copy)).toEqual({ x: 1848, y: 200, side: 400 })
  })
  test.each([undefined, '', '{', 'null', '7', '{"x":1,"y":2}', '{"x":"1","y":2,"side":3}'])('is none: %s', (words) => {
    expect(cropOf(words, copy)).toBeUndefined()
  })
})
