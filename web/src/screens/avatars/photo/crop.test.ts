import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { atCloseness, type Crop, closeness, firstCrop, moved, placed, position, type Size, within } from './crop.ts'

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

describe('cropping a picture', () => {
  test('begins with as much as fits, a little above the middle', () => {
    expect(firstCrop(portrait)).toEqual({ x: 300, y: 420, side: 600 })
  })
  test('wherever it is dragged, the square stays inside the picture', () => {
    fc.assert(fc.property(sizes, crops, (size, crop) => isInside(size, within(size, crop))))
  })
  test('a tenth to the right is a tenth of what is seen', () => {
    const close = atCloseness(portrait, firstCrop(portrait), 1)
    expect(moved(portrait, close, 0.1, 0).x - close.x).toBeCloseTo(close.side / 10)
  })
  test('getting closer keeps the middle, and can be read back', () => {
    const close = atCloseness(portrait, firstCrop(portrait), 0.5)
    expect({ x: close.x, y: close.y }).toEqual({ x: 300, y: 420 })
    expect(closeness(portrait, close)).toBeCloseTo(0.5)
  })
  test('a position set is the position read', () => {
    const close = placed(portrait, atCloseness(portrait, firstCrop(portrait), 0.7), { across: 0.2, down: 0.9 })
    expect(position(portrait, close).across).toBeCloseTo(0.2)
    expect(position(portrait, close).down).toBeCloseTo(0.9)
  })
  test('a tiny picture cannot be cropped', () => {
    const size = { width: 40, height: 40 }
    expect(atCloseness(size, firstCrop(size), 1)).toEqual({ x: 20, y: 20, side: 40 })
    expect(closeness(size, firstCrop(size))).toBe(0)
  })
})
