import type { Pauses } from '#ports/voice.ts'
import type { Clip, SaidSentence } from '../clip-writer.ts'
import type { BeginMp3 } from '../encode-mp3.ts'
import { joinSentences } from '../join-sentences.ts'
import { speechLevel } from '../loudness.ts'
import { cutSentences } from './cut.ts'
import { levelsOf, sampleRate } from './levels.ts'
import { type Model, ModelFault } from './model.ts'
import { inRuns } from './runs.ts'
import { latenesses, type ShiftMemory } from './shift.ts'
import { type Pronunciation, pronounce, type WordToSay } from './sounds/pronounce.ts'
import { spansOf } from './spans.ts'
import { type SoundedWord, tokensOf } from './tokens.ts'

/** How many numbers make a row of a voice's table, and how many rows there are: one for each length of text. */
export const styleSize = 256
export const styleRows = 510

export interface SpeakTools {
  model: Model
  begin: BeginMp3
  shift: ShiftMemory
}

export interface SpeakingStyle {
  voice: string
  /** The voice's table. */
  styles: Float32Array
  pronunciation: Pronunciation
  /** The preset's pace and the person's together. */
  speed: number
  pauses: Pauses
}

/** What a text came to. */
export interface Spoken {
  clip: Clip
  /** How far the sound was found behind where the lengths put it, in milliseconds: negative where it is ahead. */
  shiftMs: number
  /** How loud the model's own speech was, in decibels against full scale. */
  levelDb: number
}

/** Speaks words in as many runs of the model as they need. Throws when the model fails. */
export async function speak(
  words: readonly WordToSay[],
  style: SpeakingStyle,
  { model, begin, shift }: SpeakTools,
): Promise<Spoken> {
  const sounds = pronounce(words, style.pronunciation)
  const sounded = words.map(({ sign }, index) => ({ sounds: sounds[index] ?? '', sign }))
  const sentences: SaidSentence[] = []
  let [shiftMs, levelDb] = [0, 0]
  for (const run of inRuns(sounded, model.vocabulary)) {
    const said = await sayRun(run, style, model, shift)
    sentences.push(...said.sentences)
    shiftMs = (said.shift / sampleRate) * 1000
    levelDb = 20 * Math.log10(said.level)
  }
  return { clip: joinSentences(sentences, sampleRate, style.pauses, begin), shiftMs, levelDb }
}

async function sayRun(words: readonly SoundedWord[], style: SpeakingStyle, model: Model, shiftOf: ShiftMemory) {
  const tokens = tokensOf(words, model.vocabulary)
  const row = Math.min(Math.max(tokens.ids.length - 1, 0), styleRows - 1)
  const { samples, durations } = await model.run({
    ids: [0, ...tokens.ids, 0],
    style: style.styles.slice(row * styleSize, (row + 1) * styleSize),
    speed: style.speed,
  })
  const level = speechLevel(samples)
  if (level === 0) throw new ModelFault('the model was silent')
  const spans = spansOf(tokens, durations, samples.length)
  const levels = levelsOf(samples)
  const sounds = words.map((word) => word.sounds)
  const shift = shiftOf(style.voice, latenesses(spans, sounds, levels))
  const heard = spans.map(({ start, end }) => ({ start: start + shift, end: end + shift }))
  return { sentences: cutSentences(words, heard, samples, levels), shift, level }
}
