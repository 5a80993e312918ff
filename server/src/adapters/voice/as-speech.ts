import type { SpokenAudio } from '#ports/voice.ts'
import type { Clip } from './join-sentences.ts'
import type { WrittenWord } from './normalise/normalise.ts'

/** A clip as the port gives it out: each written word with the time at which it is heard, in whole milliseconds. */
export function asSpeech({ audio, durationMs, times }: Clip, written: readonly WrittenWord[]): SpokenAudio {
  const words = written.map(({ text, charStart, charEnd }, index) => ({
    text,
    charStart,
    charEnd,
    startMs: Math.round(times[index]?.startMs ?? 0),
    endMs: Math.round(times[index]?.endMs ?? 0),
  }))
  return { audio, mime: 'audio/mpeg', durationMs: Math.round(durationMs), words, timing: 'exact' }
}
