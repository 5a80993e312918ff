import { expect, test } from 'vitest'
import { farShore, meadowWidth, monthsIn, placeLights, water } from './garden-scene.tsx'

const month = Array.from({ length: 31 }, (_, day) => `2026-10-${String(day + 1).padStart(2, '0')}`)

test('places a month of lights in order, above the water and inside the scene', () => {
  const places = placeLights(month)
  expect(places).toHaveLength(31)
  expect(places.map(({ x }) => x)).toEqual(places.map(({ x }) => x).toSorted((a, b) => a - b))
  for (const { x, y, foot } of places) {
    expect(Math.min(x, foot)).toBeGreaterThanOrEqual(2)
    expect(Math.max(x, foot)).toBeLessThanOrEqual(meadowWidth(31))
    expect(y).toBeLessThan(water)
  }
})

test('keeps a light’s height and its distance from the first when another is added, without gaps for missed days', () => {
  const fromFirst = (days: readonly string[]) => {
    const places = placeLights(days)
    return places.map(({ x, y }) => [(x - (places[0]?.x ?? 0)).toFixed(6), y])
  }
  expect(fromFirst(month.slice(0, 9)).slice(0, 2)).toEqual(fromFirst(month.slice(0, 2)))
  expect(fromFirst([month[0] ?? '', month[20] ?? ''])[1]?.[0]).toBe(fromFirst(month.slice(0, 2))[1]?.[0])
})

test('places the first light in the middle', () => {
  expect(placeLights(month.slice(0, 1))[0]?.x).toBe(50)
})

test('grows with every day, also from one month to the next', () => {
  const twoMonths = [...month, '2026-11-01', '2026-11-02']
  expect(placeLights(twoMonths).slice(0, 31)).toEqual(placeLights(month))
  expect(meadowWidth(33)).toBeGreaterThan(meadowWidth(31))
  expect(monthsIn(twoMonths).map((each) => each.month)).toEqual(['2026-10', '2026-11'])
})

test('limits the far shore to one row of lights', () => {
  expect(farShore(0, 100)).toBe('')
  expect(farShore(3, 100).match(/M/g)).toHaveLength(3)
  expect(farShore(4000, 300).match(/M/g)).toHaveLength(120)
})
