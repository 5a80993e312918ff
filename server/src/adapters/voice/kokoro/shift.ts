import { type Levels, sampleRate } from './levels.ts'
import type { Span } from './spans.ts'

/** A word that begins with a closed mouth is heard late: nothing can be told from it. */
const opensLate = /^[ˈˌ]*[pbtdkɡʧʤhfθvð]/u
const reachSamples = 0.1 * sampleRate
const shortestRestSamples = 0.06 * sampleRate
/** A step this loud, against the loud part of the sound, is speech. */
const heard = 0.1

/** How far after a moment, in samples, the sound first clearly rises, up to 100 ms either way; undefined where it does not. */
function riseNear(moment: number, { stepSamples, steps, loud }: Levels): number | undefined {
  const isLoud = (step: number) => (steps[step] ?? 0) > loud * heard
  const middle = Math.round(moment / stepSamples)
  const reach = Math.round(reachSamples / stepSamples)
  for (let step = Math.max(middle - reach, 1); step < middle + reach; step++)
    if (!isLoud(step - 1) && isLoud(step) && isLoud(step + 2)) return step * stepSamples - moment
  return undefined
}

/** How late, in samples, the words after a rest are heard, against where their lengths put them. */
export function latenesses(spans: readonly Span[], sounds: readonly string[], levels: Levels): number[] {
  return spans.flatMap(({ start }, index) => {
    const rest = start - (spans[index - 1]?.end ?? 0)
    if (rest < shortestRestSamples || opensLate.test(sounds[index] ?? '')) return []
    const late = riseNear(start, levels)
    return late === undefined ? [] : [late]
  })
}
