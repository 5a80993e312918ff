import { describe, expect, test } from 'vitest'
import { drawGarden, type Garden, width } from './draw-garden.ts'

const lights = ({ rows }: Garden) => rows.flatMap(({ blooms, buds }) => [...blooms, ...buds])
const spot = ({ x, y }: { x: number; y: number }) => `${x} ${y}`

describe('the garden of days', () => {
  test.each([0, 1, 24, 40, 41, 120])('has a light for each of %i days', (days) => {
    expect(lights(drawGarden(days))).toHaveLength(days)
  })

  test('is in full bloom after 120 days, and stays so', () => {
    expect(drawGarden(1000)).toEqual(drawGarden(120))
  })

  test('keeps every light where it was when another day is added', () => {
    for (let days = 1; days <= 120; days++) {
      const before = new Set(lights(drawGarden(days - 1)).map(spot))
      const after = new Set(lights(drawGarden(days)).map(spot))
      expect(
        [...before].filter((light) => !after.has(light)),
        `day ${days}`,
      ).toEqual([])
    }
  })

  test('begins in the middle, where a narrow screen shows it', () => {
    for (const { x } of lights(drawGarden(10))) expect(Math.abs(x - width / 2)).toBeLessThan(230)
  })

  test('waits with sprouts where no day has come yet', () => {
    expect(drawGarden(0).rows.at(-1)?.sprouts.match(/M/g)).toHaveLength(40)
    expect(drawGarden(40).rows.at(-1)?.sprouts).toBe('')
  })
})
