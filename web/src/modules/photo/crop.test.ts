import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Crop,
  closeness,
  firstCrop,
  moveCrop,
  placeCrop,
  position,
  reduction,
  refusal,
  type Size,
  within,
  zoomCrop,
} from './crop.ts'

const portrait: Size = { width: 600, height: 1000 }
const sizes = fc.record({ width: fc.integer({ min: 1, max: 12_000 }), height: fc.integer({ min: 1, max: 12_000 }) })
const numbers = fc.double({ min: -20_000, max: 20_000, noNaN: true })
const crops = fc.record({ x: numbers, y: numbers, side: numbers })

const isInside = ({ width, height }: Size, { x, y, side }: Crop) => {
  const slack = 1e-6
  return (
    x - side / 2 >= -slack && y - side / 2 >= -slack && x + side / 2 <= width + slack && y + side / 2 <= height + slack
  )
}

describe('the crop of a picture', () => {
  test('starts with the largest square, a little above the middle', () => {
    expect(firstCrop(portrait)).toEqual({ x: 300, y: 420, side: 600 })
  })
  test('stays inside the picture when dragged', () => {
    fc.assert(fc.property(sizes, crops, (size, crop) => isInside(size, within(size, crop))))
  })
  test('moves by a share of the visible part', () => {
    const close = zoomCrop(portrait, firstCrop(portrait), 1)
    expect(moveCrop(portrait, close, 0.1, 0).x - close.x).toBeCloseTo(close.side / 10)
  })
  test('keeps its centre when zoomed', () => {
    const close = zoomCrop(portrait, firstCrop(portrait), 0.5)
    expect({ x: close.x, y: close.y }).toEqual({ x: 300, y: 420 })
    expect(closeness(portrait, close)).toBeCloseTo(0.5)
  })
  test('reads back the position it was given', () => {
    const close = placeCrop(portrait, zoomCrop(portrait, firstCrop(portrait), 0.7), { across: 0.2, down: 0.9 })
    expect(position(portrait, close).across).toBeCloseTo(0.2)
    expect(position(portrait, close).down).toBeCloseTo(0.9)
  })
  test('does not crop a tiny picture', () => {
    const size = { width: 40, height: 40 }
    expect(zoomCrop(size, firstCrop(size), 1)).toEqual({ x: 20, y: 20, side: 40 })
    expect(closeness(size, firstCrop(size))).toBe(0)
  })
})

describe('a picture from the device', () => {
  test('may be large: only what is left of it after cropping is sent', () => {
    expect(refusal({ type: 'image/jpeg', size: 9_800_000 })).toBeUndefined()
    expect(reduction({ width: 8000, height: 6000 })).toMatchObject({ resizeWidth: 4096, resizeHeight: 3072 })
    expect(reduction({ width: 4096, height: 100 })).toBeUndefined()
  })

  test.each([
    [{ type: 'application/pdf', size: 10 }, 'Please choose a PNG, JPEG, WebP or AVIF picture.'],
    [{ type: 'image/svg+xml', size: 10 }, 'Please choose a PNG, JPEG, WebP or AVIF picture.'],
    [{ type: 'image/png', size: 0 }, 'That file is empty.'],
    [{ type: 'image/png', size: 57_500_000 }, 'That picture has 57.5 MB. The limit is 50 MB.'],
  ])('is refused in a sentence: %j', (file, sentence) => {
    expect(refusal(file)).toBe(sentence)
  })
})
