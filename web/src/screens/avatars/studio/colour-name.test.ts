import { describe, expect, test } from 'vitest'
import { colourName, colourNames } from './colour-name.ts'

describe('colours in words', () => {
  test.each([
    ['#ffffff', 'white'],
    ['#000000', 'black'],
    ['#929598', 'grey'],
    ['#2c1b18', 'dark brown'],
    ['#a55728', 'brown'],
    ['#d08b5b', 'tan'],
    ['#ffdbb4', 'light peach'],
    ['#65c9ff', 'blue'],
    ['#25557c', 'dark blue'],
    ['#6a00ff', 'purple'],
    ['#ff488e', 'pink'],
    ['#a7ffc4', 'light green'],
    ['#f8d25c', 'yellow'],
  ])('%s is %s', (hex, name) => expect(colourName(hex)).toBe(name))

  test('no two colours of a palette are called the same', () => {
    const names = colourNames(['#5199e4', '#65c9ff', '#5199e5'])
    expect(new Set(names).size).toBe(3)
  })
})
