import { estimateWords } from '#modules/listening/sources/estimate-cues.ts'

/** Where somebody saying a line has come. */
export interface Following {
  /** The word being said, or -1 before the first sound. */
  word: number
  done: boolean
  /** Whether a voice is heard just now. */
  heard: boolean
}

/** A voice is this much louder than the room, and at least this loud (root of the mean square). */
const aboveFloor = 2.2
const atLeast = 0.008
/** How fast the idea of the room's own loudness follows it, a second: quick down, slow up. */
const sinks = 4
const rises = 0.12
/** A person speaks a little faster than the pace of slow reading. */
const haste = 1.35
/** So much of a second of quiet still counts as speaking: the gaps inside and between words. */
const hangMs = 120

/**
 * Follows a line by nothing but the loudness of the person who says it: time in which a voice is heard moves through
 * the words, silence waits. Feed it the loudness and the milliseconds since the last time.
 */
export function followLoudness(text: string) {
  const words = estimateWords(text)
  const end = words.at(-1)?.endMs ?? 0
  let floor: number | undefined
  let quietMs = Infinity
  let ms = 0
  let begun = false

  const isVoice = (loudness: number, elapsedMs: number) => {
    floor ??= loudness
    const pull = Math.min(1, ((loudness < floor ? sinks : rises) * elapsedMs) / 1000)
    floor += (loudness - floor) * pull
    return loudness > Math.max(floor * aboveFloor, atLeast)
  }
  const where = (heard: boolean): Following => {
    const word = begun ? words.findLastIndex(({ startMs }) => startMs <= ms) : -1
    return { word, done: begun && ms >= end, heard }
  }
  return {
    hear(loudness: number, elapsedMs: number): Following {
      quietMs = isVoice(loudness, elapsedMs) ? 0 : quietMs + elapsedMs
      const heard = quietMs <= hangMs
      if (heard) {
        begun = true
        ms = Math.min(end, ms + elapsedMs * haste)
      }
      return where(heard)
    },
    /** A tap moves on by one word, for whoever has no microphone, or would rather not. */
    tap(): Following {
      const { word } = where(false)
      const next = words[word + 1]
      begun = true
      ms = next ? next.startMs : end
      return where(false)
    },
  }
}
