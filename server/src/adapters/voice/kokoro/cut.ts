import type { SentenceAudio } from '../clip-writer.ts'
import { endsPhrase, endsSentence, type Punctuation } from '../normalise/punctuation.ts'
import { type Levels, sampleRate } from './levels.ts'
import { releaseOf, releaseSamples } from './release.ts'
import type { SoundedWord, Span } from './tokens.ts'

const leadSamples = 0.05 * sampleRate
const tailSamples = 0.12 * sampleRate
/** The silence that remains at both ends of a cut sentence, together. */
export const quietAroundSeconds = (leadSamples + tailSamples) / sampleRate
/** The longest a sentence may take to fade: the model goes on breathing for half a second. */
const maxFadeSamples = 0.2 * sampleRate
/** The model pauses at a comma for as long as it likes: a pause longer than this is replaced by ours. */
const minPauseSamples = 0.25 * sampleRate
const fadeSamples = 0.01 * sampleRate
/** Audio below this fraction of the loud level is breath. */
const breath = 0.03

const halfway = (one: Span | undefined, other: Span | undefined) =>
  one && other ? Math.round((one.end + other.start) / 2) : undefined

/**
 * The sample at which a sentence that ends at `end` has faded, plus a short tail. The length of its last sound may
 * include silence, the more the slower the voice speaks.
 */
function quietAfter({ start, end }: Span, { stepSamples, steps, loud }: Levels): number {
  const isQuiet = (step: number) => (steps[step] ?? 0) <= loud * breath
  const last = Math.round((end + maxFadeSamples) / stepSamples)
  let step = Math.round(end / stepSamples)
  while (step < last && !isQuiet(step)) step++
  while (step * stepSamples > start && isQuiet(step - 1)) step--
  return Math.round(step * stepSamples + tailSamples)
}

/** Where the sound is cut after a word, and the fade before that: over so many samples, up to where it is silent. */
interface Ending {
  end: number
  silent: number
  fade: number
}

function endingOf(word: SoundedWord, span: Span, levels: Levels, latest: number): Ending {
  const quiet = Math.min(quietAfter(span, levels), latest)
  const release = releaseOf(word, span, levels)
  if (release === undefined) return { end: quiet, silent: quiet - 1, fade: fadeSamples }
  const silent = Math.min(release + releaseSamples, quiet - 1)
  return { end: Math.min(silent + tailSamples, quiet), silent, fade: releaseSamples }
}

/** Fades in, and out over `out` samples up to `end`; what follows is silent. */
const faded = (samples: Float32Array, end: number, out: number) =>
  samples.map((sample, index) => sample * Math.max(0, Math.min(1, index / fadeSamples, (end - index) / out)))

/** The audio up to the end of a sentence, of a phrase with a pause after it, or of the run, and its punctuation. */
export interface CutSentence extends SentenceAudio {
  sign: Punctuation
}

/** Whether the sound is cut after a word: at the end of a sentence, and where the model pauses after a phrase. */
function isCutAfter(index: number, words: readonly SoundedWord[], spans: readonly Span[]): boolean {
  const sign = words[index]?.sign ?? ''
  const pause = (spans[index + 1]?.start ?? Number.POSITIVE_INFINITY) - (spans[index]?.end ?? 0)
  return endsSentence(sign) || (endsPhrase(sign) && pause > minPauseSamples)
}

/** Splits one run of the model (see runs.ts) at its pauses, and trims the silence it adds around each part. */
export function cutSentences(
  words: readonly SoundedWord[],
  spans: readonly Span[],
  samples: Float32Array,
  levels: Levels,
): CutSentence[] {
  const sentences: CutSentence[] = []
  let first = 0
  for (const [index, word] of words.entries()) {
    if (index < words.length - 1 && !isCutAfter(index, words, spans)) continue
    const group = spans.slice(first, index + 1)
    const earliest = halfway(spans[first - 1], spans[first]) ?? 0
    const latest = Math.min(halfway(spans[index], spans[index + 1]) ?? samples.length, samples.length)
    const begin = Math.max(Math.round((group[0]?.start ?? 0) - leadSamples), earliest, 0)
    const { end, silent, fade } = endingOf(word, group.at(-1) ?? { start: 0, end: 0 }, levels, latest)
    const within = (sample: number) => Math.min(Math.max(sample - begin, 0), end - begin) / sampleRate
    sentences.push({
      samples: faded(samples.slice(begin, end), silent - begin, fade),
      spans: group.map((span) => ({ start: within(span.start), end: within(span.end) })),
      sign: word.sign,
    })
    first = index + 1
  }
  return sentences
}
