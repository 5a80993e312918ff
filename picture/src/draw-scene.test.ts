import { fnv1a } from '@glimmer/lib/seeded-random'
import { describe, expect, test } from 'vitest'
import { drawScene, height, width } from './draw-scene.ts'

describe('a scene', () => {
  test('is the same picture for the same seed', () => {
    expect(drawScene({ seed: 11 })).toEqual(drawScene({ seed: 11 }))
  })

  test('is another picture for another seed', () => {
    const paths = [1, 2, 3, 4, 5].map((seed) => drawScene({ seed }).hills[0]?.path)
    expect(new Set(paths).size).toBe(5)
  })

  test('keeps its hills with fewer stars', () => {
    expect(drawScene({ seed: 7, stars: 10 }).hills).toEqual(drawScene({ seed: 7, stars: 90 }).hills)
  })

  test('ends the path of light at the given height', () => {
    const lowest = (reach: number) => {
      const { glints } = drawScene({ seed: 7, horizon: 600, reach })
      return Math.max(...glints.flatMap(({ path }) => [...path.matchAll(/M-?\d+ (\d+)h/g)].map(([, y]) => Number(y))))
    }
    expect(lowest(1)).toBeGreaterThan(800)
    expect(lowest(0.2)).toBeLessThan(670)
  })

  test('places the sun as given, and inside the picture by default', () => {
    expect(drawScene({ seed: 3, sun: { x: 1020, y: 612, radius: 92 } }).sun).toEqual({ x: 1020, y: 612, radius: 92 })
    for (let seed = 0; seed < 200; seed++) {
      const { sun, horizon } = drawScene({ seed })
      expect(sun.x - sun.radius).toBeGreaterThan(0)
      expect(sun.x + sun.radius).toBeLessThan(width)
      expect(sun.y).toBeLessThan(horizon)
      expect(horizon).toBeLessThan(height)
    }
  })

  test('draws only valid path commands', () => {
    for (let seed = 0; seed < 50; seed++) {
      const { stars, hills, glints } = drawScene({ seed })
      for (const { path } of [...stars, ...hills, ...glints]) expect(path).toMatch(/^[MLhZ\d .-]+$/)
    }
  })
})

test('derives equal seeds from equal words, and different ones otherwise', () => {
  expect(fnv1a('0198c2aa-7d1e-7000-8000-000000000001')).toBe(fnv1a('0198c2aa-7d1e-7000-8000-000000000001'))
  expect(fnv1a('a')).not.toBe(fnv1a('b'))
})
