import type { Pauses } from '#ports/voice.ts'
import type { EncodeMp3 } from '../encode-mp3.ts'
import { type Clip, joinSentences, type SaidSentence } from '../join-sentences.ts'
import type { Pause } from '../normalise/find-words.ts'
import { readWav } from '../wav.ts'
import { wordOfEachPhone } from './align.ts'
import { trimSilence } from './cut.ts'
import type { Engine } from './engine.ts'
import type { Pronounce } from './phones.ts'
import type { Preset } from './presets.ts'
import { restAtPhrases } from './rest-at-phrases.ts'
import { readSegments, type Segment } from './segments.ts'

export interface WordToSay {
  spoken: readonly string[]
  pause: Pause
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

interface Said extends SaidSentence {
  sampleRate: number
}

/** Speaks words sentence by sentence and puts the sentences together: one loudness, one file, every word's time. */
export function speak(words: readonly WordToSay[], style: SpeakingStyle, tools: SpeechTools): Clip {
  // Looked up all at once: each look-up is a run of the engine, however many words it is for.
  tools.pronounce(words.flatMap(({ spoken }) => spoken))
  const sentences = inSentences(words).map((sentence) => saySentence(sentence, style, tools))
  return joinSentences(sentences, sentences[0]?.sampleRate ?? 0, style.pauses, tools.encode)
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
  const said = { samples, spans: spans.map(({ start, end }) => ({ start: within(start), end: within(end) })) }
  const endsPhrase = words.map(({ pause }) => pause === 'breath')
  return { ...restAtPhrases(said, endsPhrase, sound.sampleRate, style.pauses), sampleRate: sound.sampleRate }
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
