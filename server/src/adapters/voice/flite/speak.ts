import type { Pauses } from '#ports/voice.ts'
import { readMp3 } from '#sound/mp3-frames.ts'
import { type EncodeMp3, encoderDelayMs } from '../encode-mp3.ts'
import type { Pause } from '../normalise/find-words.ts'
import { readWav } from '../wav.ts'
import { wordOfEachPhone } from './align.ts'
import { trimSilence } from './cut.ts'
import type { Engine } from './engine.ts'
import { evenOut } from './loudness.ts'
import type { Pronounce } from './phones.ts'
import type { Preset } from './presets.ts'
import { readSegments, type Segment } from './segments.ts'

/** Silence between sentences: the engine's own is too short to take a line in. */
const stopSeconds: Record<Pauses, number> = { brief: 0.25, natural: 0.5, long: 1.2 }
const endSeconds = 0.25

export interface WordToSay {
  spoken: readonly string[]
  pause: Pause
}

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

/** How the words are said. */
export interface SpeakingStyle {
  preset: Preset
  /** 1 is the preset's own pace, 0.7 slower, 1.3 faster. */
  rate: number
  pauses: Pauses
}

export interface SpeechTools {
  engine: Engine
  pronounce: Pronounce
  encode: EncodeMp3
}

interface Said {
  samples: Float32Array
  sampleRate: number
  /** In seconds from the beginning of `samples`. */
  spans: { start: number; end: number }[]
}

/** Speaks words sentence by sentence and puts the sentences together: one loudness, one file, every word's time. */
export function speak(words: readonly WordToSay[], style: SpeakingStyle, tools: SpeechTools): Clip {
  // Looked up all at once: each look-up is a run of the engine, however many words it is for.
  tools.pronounce(words.flatMap(({ spoken }) => spoken))
  const sentences = inSentences(words).map((sentence) => saySentence(sentence, style, tools))
  const sampleRate = sentences[0]?.sampleRate ?? 0
  const rest = Math.round(stopSeconds[style.pauses] * sampleRate)
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
  const audio = tools.encode(evenOut(joined), sampleRate)
  return { audio, durationMs: readMp3(audio)?.durationMs ?? 0, times }
}

function inSentences(words: readonly WordToSay[]): WordToSay[][] {
  const sentences: WordToSay[][] = [[]]
  for (const [index, word] of words.entries()) {
    sentences.at(-1)?.push(word)
    if (word.pause === 'stop' && index < words.length - 1) sentences.push([])
  }
  return sentences
}

function saySentence(words: readonly WordToSay[], style: SpeakingStyle, { engine, pronounce }: SpeechTools): Said {
  const text = words.map(({ spoken, pause }) => spoken.join(' ') + (pause === 'breath' ? ',' : '')).join(' ')
  const { printed, wav } = engine([...engineOptions(style), '-psdur'], text)
  const sound = readWav(wav)
  const segments = readSegments(printed)
  const { samples, cutSeconds } = trimSilence(sound, segments)
  const phones = words.map(({ spoken }) => pronounce(spoken).flat())
  const spans = wordSpans(segments, phones)
  const within = (seconds: number) => Math.min(Math.max(seconds - cutSeconds, 0), samples.length / sound.sampleRate)
  return {
    samples,
    sampleRate: sound.sampleRate,
    spans: spans.map(({ start, end }) => ({ start: within(start), end: within(end) })),
  }
}

function engineOptions({ preset: { engineVoice, features, durationStretch }, rate }: SpeakingStyle): string[] {
  const set = { ...features, duration_stretch: durationStretch / rate }
  return ['-voice', engineVoice, ...Object.entries(set).flatMap(([name, value]) => ['--setf', `${name}=${value}`])]
}

/** From the first phone of each word to its last. A word that was swallowed lies where its neighbour ends. */
function wordSpans(segments: readonly Segment[], phones: readonly string[][]): { start: number; end: number }[] {
  const owners = wordOfEachPhone(
    segments.map(({ phone }) => phone),
    phones,
  )
  let reached = 0
  return phones.map((_, word) => {
    const own = segments.filter((_, index) => owners[index] === word)
    const start = own[0]?.start ?? reached
    reached = own.at(-1)?.end ?? reached
    return { start, end: reached }
  })
}
