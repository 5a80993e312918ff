import { type Theme, themes } from '@glimmer/contract'
import { expect, test } from 'vitest'
import { drawTheme, openAt, themesLately } from './choose-themes.ts'

/** The themes of so many lines in a row. */
function drawn(open: readonly Theme[], count: number): Theme[] {
  const lately: Theme[] = []
  for (let at = 0; at < count; at++) lately.unshift(drawTheme(open, lately, `${at}`))
  return lately
}

test('two themes alternate', () => {
  const [one, other] = drawn(['calm', 'sleep'], 2)
  expect(drawn(['calm', 'sleep'], 8)).toEqual(Array.from({ length: 4 }, () => [one, other]).flat())
})

test('each of many themes gets the same number of turns, and none two in a row', () => {
  const lately = drawn(themes, 1200)
  for (const theme of themes) {
    const turns = lately.filter((one) => one === theme).length
    expect(turns).toBeGreaterThan(80)
    expect(turns).toBeLessThan(120)
  }
  expect(lately.some((theme, at) => theme === lately[at + 1])).toBe(false)
})

test('a newcomer gets each theme equally often', () => {
  const first = Array.from({ length: 6000 }, (_, at) => drawTheme(themes, [], `somebody ${at}`))
  for (const theme of themes) expect(first.filter((one) => one === theme).length / 6000).toBeLessThan(1.5 / 12)
})

test('a single theme is drawn again and again', () => {
  expect(new Set(drawn(['focus'], 5))).toEqual(new Set(['focus']))
})

test('sleep is open in the evening and at night', () => {
  expect(openAt(themes, 'morning')).not.toContain('sleep')
  expect(openAt(themes, 'afternoon')).not.toContain('sleep')
  expect(openAt(themes, 'evening')).toEqual(themes)
  expect(openAt(themes, 'night')).toEqual(themes)
})

test('lines of the bank tell which themes had a turn, said by name too', () => {
  expect(themesLately(['Mine.', "Maya, you don't have to be calm to begin."], 'Maya')).toHaveLength(1)
})
