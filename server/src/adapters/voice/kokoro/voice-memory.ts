const middleOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const enough = 8
const mostKept = 64

/** Notes what a run of a voice was found to be, and answers what to go by. */
export type VoiceMemory = (voice: string, found: readonly number[]) => number

/**
 * What is the model's making and the same for all a voice says, such as how late its sound is: the middle of what was
 * found of this voice, once that is enough, and of this run alone before.
 */
export function voiceMemory(): VoiceMemory {
  const known = new Map<string, number[]>()
  return (voice, found) => {
    const kept = [...(known.get(voice) ?? []), ...found].slice(-mostKept)
    known.set(voice, kept)
    return middleOf(kept.length >= enough ? kept : found)
  }
}
