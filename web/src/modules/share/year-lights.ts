import { fnv1a, mulberry32 } from '@glimmer/lib/seeded-random'

/** A light seen from above: its middle, relative to the meadow's, its radius, and which way its leaves lie. */
export interface YearLight {
  x: number
  y: number
  radius: number
  turn: number
}

/** The angle between one light and the next, at which a sunflower sets its seeds: they never stand in rows. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5))
/** How far apart few lights stand, in pixels: a first week is a small flower, and not a wide one. */
const widest = 68

/**
 * Places the days of a meadow seen from above, the first in the middle and the latest at the rim, within a circle of
 * `reach`.
 */
export function placeFromAbove(days: readonly string[], reach: number): YearLight[] {
  const apart = Math.min(widest, reach / Math.sqrt(days.length))
  return days.map((day, at) => {
    const random = mulberry32(fnv1a(day))
    const [angle, far] = [at * goldenAngle, apart * Math.sqrt(at + 0.5)]
    const radius = apart * (0.36 + 0.12 * random())
    return { x: far * Math.cos(angle), y: far * Math.sin(angle), radius, turn: random() * 2 * Math.PI }
  })
}
