import type { SpeakRequest, SpokenAudio, SpokenWord } from '#ports/voice.ts'
import { readMp3 } from '#sound/mp3-frames.ts'
import { type BeginMp3, encoderDelayMs } from './encode-mp3.ts'
import type { WrittenWord } from './normalise/normalise.ts'
import { endSeconds } from './pace.ts'
import { concatenate } from './pcm.ts'

/** When a word is heard, from the start of the file as a decoder plays it. */
export interface WordTime {
  startMs: number
  endMs: number
}

/** What was appended to a clip: the next bytes of the file, and the times of the next words. */
export interface ClipPiece {
  audio: Uint8Array<ArrayBuffer>
  times: WordTime[]
}

export interface Clip extends ClipPiece {
  durationMs: number
}

/** Words as spoken by an engine. */
export interface SentenceAudio {
  samples: Float32Array
  /** One per word, in seconds from the start of `samples`. */
  spans: readonly { start: number; end: number }[]
}

export interface ClipWriter {
  /** Appends what was said next. The pause after it is only written if something follows. */
  add(sentence: SentenceAudio, restSeconds: number): ClipPiece
  /** Ends the file and returns the whole clip: all its bytes, and the times of all its words. */
  end(): Clip
}

/** Writes one MP3 incrementally, with the time of every word. */
export function clipWriter(sampleRate: number, begin: BeginMp3): ClipWriter {
  const file = begin(sampleRate)
  const written: Uint8Array[] = []
  const times: WordTime[] = []
  let reached = 0
  let owedSeconds = 0

  const silence = (seconds: number) => new Float32Array(Math.round(seconds * sampleRate))

  function keep(audio: Uint8Array<ArrayBuffer>) {
    written.push(audio)
    return audio
  }

  return {
    add({ samples, spans }, restSeconds) {
      const rest = silence(owedSeconds)
      const from = (reached + rest.length) / sampleRate
      const ms = (seconds: number) => (from + seconds) * 1000 + encoderDelayMs(sampleRate)
      const spanTimes = spans.map((span) => ({ startMs: ms(span.start), endMs: ms(span.end) }))
      times.push(...spanTimes)
      reached += rest.length + samples.length
      owedSeconds = restSeconds
      return { audio: keep(file.add(concatenate([rest, samples]))), times: spanTimes }
    },
    end() {
      keep(file.add(silence(endSeconds)))
      keep(file.end())
      const audio = new Uint8Array(Buffer.concat(written))
      return { audio, durationMs: readMp3(audio)?.durationMs ?? (reached / sampleRate) * 1000, times }
    },
  }
}

/** Combines written words with the times at which they are heard, in whole milliseconds. */
const timedWords = (written: readonly WrittenWord[], times: readonly WordTime[]): SpokenWord[] =>
  written.map(({ text, charStart, charEnd }, index) => ({
    text,
    charStart,
    charEnd,
    startMs: Math.round(times[index]?.startMs ?? 0),
    endMs: Math.round(times[index]?.endMs ?? 0),
  }))

/** Returns a function that passes on the pieces of a clip with their words. */
export function pieceReporter(written: readonly WrittenWord[], onPiece: SpeakRequest['onPiece']) {
  let reported = 0
  return ({ audio, times }: ClipPiece) => {
    onPiece?.({ audio, words: timedWords(written.slice(reported, reported + times.length), times) })
    reported += times.length
  }
}

/** Converts a clip to the port's type: each written word with the time at which it is heard. */
export const asSpeech = ({ audio, durationMs, times }: Clip, written: readonly WrittenWord[]): SpokenAudio => ({
  audio,
  mime: 'audio/mpeg',
  durationMs: Math.round(durationMs),
  words: timedWords(written, times),
  timing: 'exact',
})
