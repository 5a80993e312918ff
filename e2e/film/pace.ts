import type { Frame } from './camera.ts'

/**
 * Fits what was filmed until `until` into `length`, both in milliseconds, when it took longer: what a busy machine made
 * people wait for is shown faster. What comes afterwards keeps its pace, and ends at `end`.
 */
export function pace(frames: readonly Frame[], { until, length, end }: { until: number; length: number; end: number }) {
  const faster = Math.min(1, length / until)
  const placed = (at: number) => Math.min(at, until) * faster + Math.max(0, Math.min(at, end) - until)
  let at = 0
  return frames.map(({ file, ms }) => {
    const from = placed(at)
    at += ms
    return { file, ms: placed(at) - from }
  })
}

export const lengthOf = (frames: readonly Frame[]) => frames.reduce((sum, { ms }) => sum + ms, 0)
