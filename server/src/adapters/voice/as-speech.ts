import type { SpokenAudio, SpokenWord } from '#ports/voice.ts'
import type { Clip, WordTime } from './clip-writer.ts'
import type { WrittenWord } from './normalise/normalise.ts'

/** Combines written words with the times at which they are heard, in whole milliseconds. */
export const timedWords = (written: readonly WrittenWord[], times: readonly WordTime[]): SpokenWord[] =>
  written.map(({ text, charStart, charEnd }, index) => ({
    text,
    charStart,
    charEnd,
    startMs: Math.round(times[index]?.startMs ?? 0),
    endMs: Math.round(times[index]?.endMs ?? 0),
  }))

/** Converts a clip to the port's type: each written word with the time at which it is heard. */
export const asSpeech = ({ audio, durationMs, times }: Clip, written: readonly WrittenWord[]): SpokenAudio => ({
  audio,
  mime: 'audio/mpeg',
  durationMs: Math.round(durationMs),
  words: timedWords(written, times),
  timing: 'exact',
})
