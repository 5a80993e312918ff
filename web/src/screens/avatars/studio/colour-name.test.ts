import { describe, expect, test } from 'vitest'
import { colourNames } from './colour-name.ts'
import { paletteFor } from './palettes.ts'

describe('colours in words', () => {
  test('are those people use', () => {
    const palette = ['#ffffff', '#000000', '#929598', '#65c9ff', '#262e33', '#ff488e', '#a7ffc4', '#6a00ff']
    expect(colourNames(palette)).toEqual([
      'White',
      'Black',
      'Grey',
      'Sky blue',
      'Charcoal',
      'Hot pink',
      'Light green',
      'Bright purple',
    ])
  })

  test('of hair are hair colours', () => {
    const palette = ['#a55728', '#2c1b18', '#b58143', '#d6b370', '#724133', '#4a312c', '#f59797', '#ecdcbf', '#c93305']
    expect(colourNames(palette, 'hair')).toEqual([
      'Auburn',
      'Darkest brown',
      'Dark blonde',
      'Golden blonde',
      'Chestnut',
      'Dark brown',
      'Salmon',
      'Platinum blonde',
      'Red',
    ])
  })

  test('of skin go from light to dark, without yellow or orange', () => {
    const own = ['#614335', '#d08b5b', '#ae5d29', '#edb98a', '#ffdbb4', '#fd9841', '#f8d25c']
    const palette = paletteFor('skin', own)
    expect(palette).toEqual(['#ffdbb4', '#edb98a', '#d08b5b', '#ae5d29', '#614335'])
    expect(colourNames(palette, 'skin')).toEqual(['Very fair', 'Light medium', 'Tan', 'Dark brown', 'Very deep brown'])
  })

  test('never repeat within a palette', () => {
    const names = colourNames(['#5199e4', '#65c9ff', '#5199e5', '#5199e6', '#5199e7'])
    expect(new Set(names).size).toBe(5)
  })
})
