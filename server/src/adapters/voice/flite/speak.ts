import type { Tone } from '@glimmer/contract/lines'
import { type Clip, type ClipPiece, clipWriter, type SentenceAudio } from '../clip-writer.ts'
import type { BeginMp3 } from '../encode-mp3.ts'
import { amplify } from '../loudness.ts'
import { endsPhrase } from '../normalise/punctuation.ts'
import { restAfter } from '../pace.ts'
import { readWav } from '../pcm.ts'
import { splitIntoClauses, type WordToSay, withBreaths } from '../phrases.ts'
import { fromOnset, quietAroundSeconds, trimSilence } from './cut.ts'
import type { Engine } from './engine.ts'
import { equalise } from './equalise.ts'
import { pauseAtPhrases } from './pause-at-phrases.ts'
import type { Pronounce } from './phones.ts'
import type { Preset } from './presets.ts'
import { engineRate, outputRate, resample } from './resample.ts'
import { readSegments, type Segment, wordOfEachPhone } from './segments.ts'
import { spellingOf } from './spelling.ts'

/** How the words are spoken. */
export interface SpeakingStyle {
  preset: Preset
  /** 1 is the preset's own pace, 0.7 slower, 1.3 faster. */
  rate: number
  tone: Tone
}

export interface SpeechTools {
  engine: Engine
  pronounce: Pronounce
  begin: BeginMp3
}

/**
 * Speaks words clause by clause and passes on each piece of the file as soon as it is made. Returns the whole clip,
 * with even loudness and the time of every word.
 */
export function speak(
  words: readonly WordToSay[],
  style: SpeakingStyle,
  tools: SpeechTools,
  onPiece: (piece: ClipPiece) => void,
): Clip {
  const writer = clipWriter(outputRate, tools.begin)
  for (const clause of splitIntoClauses(withBreaths(words))) {
    const rest = restAfter(clause.at(-1)?.sign ?? '', style.tone, quietAroundSeconds)
    onPiece(writer.add(sayClause(clause, style, tools), rest))
  }
  return writer.end()
}

function sayClause(
  clause: readonly WordToSay[],
  style: SpeakingStyle,
  { engine, pronounce }: SpeechTools,
): SentenceAudio {
  const spelling = spellingOf(clause.flatMap(({ spoken }) => spoken))
  const spelled = inWords(clause, spelling.words)
  const text = clause
    .map(({ sign }, index) => (spelled[index] ?? []).join(' ') + (endsPhrase(sign) ? ',' : ''))
    .join(' ')
  const { printed, wav } = engine([...engineOptions(style), '-psdur'], text, spelling.lexicon)
  const sound = readWav(wav)
  if (sound.sampleRate !== engineRate) throw new Error('The speech engine has another rate.')
  const segments = readSegments(printed)
  const { samples, cutSeconds } = trimSilence(sound, segments)

  const lookedUp = pronounce(spelling.words.filter((_, index) => !spelling.sounds[index]))
  const phones = spelling.sounds.map((corrected) => corrected ?? lookedUp.shift() ?? [])
  const within = (seconds: number) => Math.min(Math.max(seconds - cutSeconds, 0), samples.length / engineRate)
  const spans = wordSpans(
    segments,
    inWords(clause, phones).map((each) => each.flat()),
  )
  const heard = fromOnset(
    spans.map(({ start, end }) => ({ start: within(start), end: within(end) })),
    samples,
    engineRate,
  )
  const toned = amplify(equalise(resample(samples), style.preset.tone, outputRate), style.preset.gain)
  const ends = clause.map(({ sign }) => endsPhrase(sign))
  return pauseAtPhrases({ samples: toned, spans: heard }, ends, outputRate, style.tone)
}

/** Groups one entry per spoken word into one list per written word. */
function inWords<Entry>(clause: readonly WordToSay[], entries: readonly Entry[]): Entry[][] {
  const left = [...entries]
  return clause.map(({ spoken }) => left.splice(0, spoken.length))
}

function engineOptions({ preset: { engineVoice, features, durationStretch }, rate }: SpeakingStyle): string[] {
  const set = { ...features, duration_stretch: durationStretch / rate }
  return ['-voice', engineVoice, ...Object.entries(set).flatMap(([name, value]) => ['--setf', `${name}=${value}`])]
}

/**
 * Each word's time from its first phone to its last. A word whose phones were all dropped has an empty span where its
 * neighbour ends.
 */
function wordSpans(segments: readonly Segment[], phones: readonly string[][]): { start: number; end: number }[] {
  const owners = wordOfEachPhone(
    segments.map(({ phone }) => phone),
    phones,
  )
  let reached = 0
  return phones.map((_, word) => {
    const wordSegments = segments.filter((_, index) => owners[index] === word)
    const start = wordSegments[0]?.start ?? reached
    reached = wordSegments.at(-1)?.end ?? reached
    return { start, end: reached }
  })
}
