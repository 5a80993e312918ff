import type { Pauses } from '#ports/voice.ts'
import { readMp3 } from '#sound/mp3-frames.ts'
import { type EncodeMp3, encoderDelayMs } from './encode-mp3.ts'
import { evenOut } from './loudness.ts'

/** Silence between sentences: an engine's own is too short to take a line in. */
const stopSeconds: Record<Pauses, number> = { brief: 0.25, natural: 0.5, long: 1.2 }
const endSeconds = 0.25

/** When a word is heard. */
export interface WordTime {
  startMs: number
  endMs: number
}

export interface Clip {
  audio: Uint8Array<ArrayBuffer>
  durationMs: number
  /** One for each word to say, in order. */
  times: WordTime[]
}

/** A sentence as an engine has said it. */
export interface SaidSentence {
  samples: Float32Array
  /** One for each word, in seconds from the beginning of `samples`. */
  spans: readonly { start: number; end: number }[]
}

/** Puts sentences together with rests between them: one loudness, one MP3, every word's time as a decoder plays it. */
export function joinSentences(
  sentences: readonly SaidSentence[],
  sampleRate: number,
  pauses: Pauses,
  encode: EncodeMp3,
): Clip {
  const rest = Math.round(stopSeconds[pauses] * sampleRate)
  const end = Math.round(endSeconds * sampleRate)
  const length = sentences.reduce((sum, { samples }) => sum + samples.length + rest, end - rest)
  const joined = new Float32Array(length)
  const times: WordTime[] = []
  let offset = 0
  for (const { samples, spans } of sentences) {
    joined.set(samples, offset)
    const ms = (seconds: number) => (offset / sampleRate + seconds) * 1000 + encoderDelayMs(sampleRate)
    times.push(...spans.map((span) => ({ startMs: ms(span.start), endMs: ms(span.end) })))
    offset += samples.length + rest
  }
  const audio = encode(evenOut(joined), sampleRate)
  return { audio, durationMs: readMp3(audio)?.durationMs ?? 0, times }
}
