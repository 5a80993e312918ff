import type { Tone } from '@glimmer/contract/lines'
import { type Clip, type ClipPiece, clipWriter } from '../clip-writer.ts'
import type { BeginMp3 } from '../encode-mp3.ts'
import { amplify, gainFrom, speechLevel } from '../loudness.ts'
import { restAfter } from '../pace.ts'
import { type WordToSay, withBreaths } from '../phrases.ts'
import { cutSentences, quietAroundSeconds } from './cut.ts'
import { latenesses, levelsOf, sampleRate } from './levels.ts'
import type { Model } from './model.ts'
import { ModelFault } from './model-fault.ts'
import { splitIntoRuns } from './runs.ts'
import { type Pronunciation, pronounce } from './sounds/pronounce.ts'
import { type SoundedWord, spansOf, tokensOf } from './tokens.ts'

/** The size of a row in a voice's table, and the number of rows: one for each length of text. */
export const styleSize = 256
export const styleRows = 510

export interface SpeakTools {
  model: Model
  begin: BeginMp3
  /** How far the audio lags behind its durations, in samples. */
  shift: VoiceMemory
  /** How loud the model's own speech is. */
  level: VoiceMemory
}

export interface SpeakingStyle {
  voice: string
  /** The voice's table. */
  styles: Float32Array
  pronunciation: Pronunciation
  /** The pace of the preset, the listener and the tone combined. */
  speed: number
  /** A factor for every sample, after the level is set. */
  trim: number
  tone: Tone
}

/** The result of speaking a text. */
export interface SpeakResult {
  clip: Clip
  /** The measured lag of the audio behind its durations, in milliseconds: negative if it is ahead. */
  shiftMs: number
  /** The loudness of the model's own speech, in decibels relative to full scale. */
  levelDb: number
}

/**
 * Speaks words in as many runs of the model as needed, and passes on each piece of the file as soon as it is made.
 * Throws if the model fails.
 */
export async function speak(
  written: readonly WordToSay[],
  style: SpeakingStyle,
  tools: SpeakTools,
  onPiece: (piece: ClipPiece) => void,
): Promise<SpeakResult> {
  const words = withBreaths(written)
  const sounds = pronounce(words, style.pronunciation)
  const sounded = words.map(({ sign }, index) => ({ sounds: sounds[index] ?? '', sign }))
  const writer = clipWriter(sampleRate, tools.begin)
  let gain: number | undefined
  let [shiftMs, levelDb] = [0, 0]
  for (const run of splitIntoRuns(sounded, tools.model.vocabulary)) {
    const sentences = await sayRun(run, style, tools)
    // The first run determines the gain for all: the loudness of the whole is not known while it is being made.
    gain ??= gainFrom(sentences.level)
    for (const { samples, spans, sign } of sentences.sentences)
      onPiece(
        writer.add(
          { samples: amplify(samples, gain).map((sample) => sample * style.trim), spans },
          restAfter(sign, style.tone, quietAroundSeconds),
        ),
      )
    shiftMs = (sentences.shift / sampleRate) * 1000
    levelDb = 20 * Math.log10(sentences.ownLevel)
  }
  return { clip: writer.end(), shiftMs, levelDb }
}

async function sayRun(words: readonly SoundedWord[], style: SpeakingStyle, { model, ...memory }: SpeakTools) {
  const tokens = tokensOf(words, model.vocabulary)
  const row = Math.min(Math.max(tokens.ids.length - 1, 0), styleRows - 1)
  const { samples, durations } = await model.run({
    ids: [0, ...tokens.ids, 0],
    style: style.styles.slice(row * styleSize, (row + 1) * styleSize),
    speed: style.speed,
  })
  const ownLevel = speechLevel(samples)
  if (ownLevel === 0) throw new ModelFault('the model was silent')
  const spans = spansOf(tokens, durations, samples.length)
  const levels = levelsOf(samples)
  const sounds = words.map((word) => word.sounds)
  const shift = memory.shift(style.voice, latenesses(spans, sounds, levels))
  const level = memory.level(style.voice, [ownLevel])
  const heard = spans.map(({ start, end }) => ({ start: start + shift, end: end + shift }))
  return { sentences: cutSentences(words, heard, samples, levels), shift, level, ownLevel }
}

const middleOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const minMeasurements = 8
const maxMeasurements = 64

/** Records a run's measurements of a voice, and returns the value to use. */
export type VoiceMemory = (voice: string, measurements: readonly number[]) => number

/**
 * Estimates a property that is the same for everything a voice says, such as how late its audio is: the median of this
 * voice's measurements once there are enough, and of the current run alone before.
 */
export function voiceMemory(): VoiceMemory {
  const byVoice = new Map<string, number[]>()
  return (voice, measurements) => {
    const recent = [...(byVoice.get(voice) ?? []), ...measurements].slice(-maxMeasurements)
    byVoice.set(voice, recent)
    return middleOf(recent.length >= minMeasurements ? recent : measurements)
  }
}
