/** A steady scatter for a seed (mulberry32): the same line always has the same wave. */
function scatter(seed: number) {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const seedOf = (words: string) => [...words].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) | 0, 7)

/** Heights between 4 and 36 for the bars of a line's wave: low at both ends, fuller in the middle. */
export function waveBars(words: string, count: number): number[] {
  const random = scatter(seedOf(words))
  return Array.from({ length: count }, (_, i) => {
    const swell = Math.sin((i / count) * Math.PI)
    return Math.round((4 + 32 * swell * (0.25 + 0.75 * random())) * 10) / 10
  })
}
