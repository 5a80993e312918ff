const middleOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const enough = 8
const mostKept = 64

/** Records a run's measurements of a voice, and returns the value to use. */
export type VoiceMemory = (voice: string, found: readonly number[]) => number

/**
 * Estimates a property that is the same for everything a voice says, such as how late its audio is: the median of this
 * voice's measurements once there are enough, and of the current run alone before.
 */
export function voiceMemory(): VoiceMemory {
  const known = new Map<string, number[]>()
  return (voice, found) => {
    const kept = [...(known.get(voice) ?? []), ...found].slice(-mostKept)
    known.set(voice, kept)
    return middleOf(kept.length >= enough ? kept : found)
  }
}
