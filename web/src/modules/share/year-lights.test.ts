import { expect, test } from 'vitest'
import { placeFromAbove } from './year-lights.ts'

const days = (count: number) =>
  Array.from({ length: count }, (_, at) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10))

test.each([1, 7, 31, 366])('places %i lights within the circle, none over another', (count) => {
  const reach = 400
  const lights = placeFromAbove(days(count), reach)
  expect(lights).toHaveLength(count)
  const farthest = lights.map(({ x, y, radius }) => Math.hypot(x, y) + radius)
  expect(Math.max(...farthest)).toBeLessThan(reach * 1.05)
  const gaps = lights.flatMap(({ x, y, radius }, at) =>
    lights.slice(at + 1).map((other) => Math.hypot(x - other.x, y - other.y) - radius - other.radius),
  )
  expect(gaps.filter((gap) => gap < 0)).toEqual([])
})

test('sets the days of a short time close together, and keeps their order from the middle', () => {
  const far = placeFromAbove(days(7), 400).map(({ x, y }) => Math.hypot(x, y))
  expect(far).toEqual(far.toSorted((one, other) => one - other))
  expect(far.at(-1)).toBeLessThan(200)
})
