import { describe, expect, test } from 'vitest'
import { layOut, type TextBox } from './layout.ts'

/** Every character is half as wide as the font is high. */
const measure = (words: string, size: number) => words.length * size * 0.5
const room: TextBox = { width: 880, height: 640, sizes: [104, 92, 80, 70, 62, 54, 48], leading: 1.2 }
const laid = (text: string) => layOut(text, room, measure)

describe('the layout of a line', () => {
  test('is large for a short line', () => {
    expect(laid('I can begin again.')).toEqual({ size: 104, lines: ['I can begin', 'again.'] })
  })

  test.each([40, 90, 140, 200, 280])(
    'keeps every word in its order, and inside its room, at %i characters',
    (length) => {
      const text = 'I may rest when the day has been a long one and still be kind '.repeat(6).slice(0, length).trim()
      const { size, lines } = laid(text)
      expect(lines.join(' ')).toBe(text)
      expect(lines.length * size * room.leading).toBeLessThanOrEqual(room.height)
      for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(room.width)
    },
  )

  test('balances the lengths of its lines', () => {
    const { size, lines } = laid('Small steps count, and today I am taking one of them.')
    const widest = Math.max(...lines.map((line) => measure(line, size)))
    const narrower = layOut(lines.join(' '), { ...room, sizes: [size], width: widest - 1 }, measure)
    expect(narrower.lines.length).toBeGreaterThan(lines.length)
    expect(lines.at(-1)).toContain(' ')
  })

  test('shrinks the text for a long word before breaking it', () => {
    expect(laid('a'.repeat(30))).toEqual({ size: 54, lines: ['a'.repeat(30)] })
    const { size, lines } = laid('a'.repeat(280))
    expect(lines.join('')).toBe('a'.repeat(280))
    for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(room.width)
  })

  test('never splits a grapheme', () => {
    const family = '👩‍👩‍👧‍👦'
    for (const line of laid(family.repeat(20)).lines) expect(line.replaceAll(family, '')).toBe('')
  })

  test('ignores extra spaces', () => {
    expect(laid('  I am\n\n here. ').lines).toEqual(['I am here.'])
  })
})
