import { randomFrom, seedFrom } from '#lib/random.ts'

/** The position of a light and of the foot of its stem, in percent of the scene's width and height. */
export interface Place {
  x: number
  y: number
  foot: number
  /** Its relative size; 1 is normal. */
  size: number
}

/** The scene has room for the days of one month; the water begins at `water`. */
const maxLights = 31
export const water = 80
const margin = 6
const highest = 20
const lowest = 58

/** Places the days from left to right in order: a day away leaves no gap, only room on the right. */
export function placeLights(days: readonly string[]): Place[] {
  const step = (100 - 2 * margin) / (maxLights - 1)
  return days.map((day, at) => {
    const random = randomFrom(seedFrom(day))
    const x = margin + at * step
    // Neighbours have different heights, so that a tap hits only one of them.
    const band = at % 3
    const y = highest + ((band + random()) / 3) * (lowest - highest)
    return { x, y, foot: Math.min(98, Math.max(2, x + (random() - 0.5) * 4)), size: 0.85 + random() * 0.4 }
  })
}

/** The stems as one path, on a grid of 100 by 100. */
export const stemsOf = (places: readonly Place[]): string =>
  places
    .map(({ x, y, foot }) => `M${foot} ${water}C${foot} ${(water + y) / 2} ${x} ${(water + y) / 2} ${x} ${y}`)
    .join('')

/** The lights' reflections on the water below the stems, as one path: three strokes each, increasingly short. */
export const glintsOf = (places: readonly Place[]): string =>
  places
    .map(({ foot, size }) =>
      [1.1, 0.75, 0.4].map((half, at) => `M${foot - half * size} ${water + 4 + at * 3.2}h${2 * half * size}`).join(''),
    )
    .join('')

/** The leaves at the foot of each stem as one path. */
export const leavesOf = (places: readonly Place[]): string =>
  places
    .map(({ foot, size }, at) => {
      const way = at % 2 ? 1 : -1
      return `M${foot} ${water}q${way * 1.5} ${-9 * size} ${way * 1.1} ${-15 * size}q${way * -1.3} ${6 * size} ${way * -1.1} ${15 * size}z`
    })
    .join('')

/** Earlier days as dots along the far shore; at most 120. */
export function farShore(count: number): string {
  const most = 120
  const random = randomFrom(count)
  const visible = Math.min(count, most)
  return Array.from({ length: visible }, (_, at) => {
    const x = 4 + ((at + 0.5) / visible) * 92
    return `M${x.toFixed(1)} ${(70 + random() * 6).toFixed(1)}h0`
  }).join('')
}
