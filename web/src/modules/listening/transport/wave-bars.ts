import { randomFrom, seedFrom } from '#lib/random.ts'

/** Heights between 4 and 36 for the bars of a line's wave: low at both ends, fuller in the middle, always the same. */
export function waveBars(words: string, count: number): number[] {
  const random = randomFrom(seedFrom(words))
  return Array.from({ length: count }, (_, i) => {
    const swell = Math.sin((i / count) * Math.PI)
    return Math.round((4 + 32 * swell * (0.25 + 0.75 * random())) * 10) / 10
  })
}
