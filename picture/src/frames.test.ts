import { describe, expect, test } from 'vitest'
import { frameOf } from './frames.ts'
import { layOut } from './layout.ts'

const sizes = [
  [1, 1],
  [474, 474],
  [1014, 474],
  [800, 480],
  [1170, 2000],
  [2000, 2000],
  [2000, 100],
  [100, 2000],
] as const

describe('a frame of any size', () => {
  test.each(sizes)('keeps words and horizon inside %i × %i', (width, height) => {
    const frame = frameOf(width, height)
    expect([frame.width, frame.height]).toEqual([width, height])
    expect(frame.margin).toBeLessThan(width / 2)
    expect(frame.room.height).toBeGreaterThan(0)
    expect(frame.top + frame.room.height).toBeLessThan(frame.horizonAt * height)
  })

  test.each(sizes.slice(1, 6))('fits a line of 120 characters into %i × %i', (width, height) => {
    const { margin, room } = frameOf(width, height)
    const words = 'I may rest when the day has been a long one and still be kind '.repeat(2).slice(0, 120).trim()
    const measure = (text: string, size: number) => text.length * size * 0.5
    const { size, lines } = layOut(words, { ...room, width: width - 2 * margin, leading: 1.16 }, measure)
    expect(lines.length * size * 1.16).toBeLessThanOrEqual(room.height)
  })
})
