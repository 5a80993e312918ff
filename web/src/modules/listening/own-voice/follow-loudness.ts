import { estimateCues } from '../sources/estimate-cues.ts'

/** How far the user has got in saying a line. */
export interface SpeechProgress {
  /** Index of the word being said, or -1 before the first sound. */
  word: number
  done: boolean
  /** Whether a voice is heard right now. */
  voiceHeard: boolean
}

/** A voice is this much louder than the background noise, and at least this loud (root mean square). */
const voiceRatio = 2.2
const minLoudness = 0.008
/** How fast the estimate of background noise follows the loudness, per second: fast down, slow up. */
const fallRate = 4
const riseRate = 0.12
/** People speak a little faster than the pace of slow reading. */
const speechRate = 1.35
/** Quiet of up to this length still counts as speaking: the gaps inside and between words. */
const hangMs = 120

/**
 * Follows a line by nothing but the speaker's loudness: while a voice is heard, it advances through the words; in
 * silence it waits. Call `hear` with the loudness and the milliseconds since the last call.
 */
export function followLoudness(text: string) {
  const words = estimateCues(text)
  const end = words.at(-1)?.endMs ?? 0
  let noise: number | undefined
  let quietMs = Infinity
  let ms = 0
  let begun = false

  const isVoice = (loudness: number, elapsedMs: number) => {
    noise ??= loudness
    const pull = Math.min(1, ((loudness < noise ? fallRate : riseRate) * elapsedMs) / 1000)
    noise += (loudness - noise) * pull
    return loudness > Math.max(noise * voiceRatio, minLoudness)
  }
  const progress = (voiceHeard: boolean): SpeechProgress => {
    const word = begun ? words.findLastIndex(({ startMs }) => startMs <= ms) : -1
    return { word, done: begun && ms >= end, voiceHeard }
  }
  return {
    hear(loudness: number, elapsedMs: number): SpeechProgress {
      quietMs = isVoice(loudness, elapsedMs) ? 0 : quietMs + elapsedMs
      const voiceHeard = quietMs <= hangMs
      if (voiceHeard) {
        begun = true
        ms = Math.min(end, ms + elapsedMs * speechRate)
      }
      return progress(voiceHeard)
    },
    /** Advances by one word, for users without a microphone, or who would rather not use it. */
    tap(): SpeechProgress {
      const { word } = progress(false)
      const next = words[word + 1]
      begun = true
      ms = next ? next.startMs : end
      return progress(false)
    },
  }
}
