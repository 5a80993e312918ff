import type { Tone } from '@glimmer/contract/lines'
import type { SentenceAudio } from '../clip-writer.ts'
import { tones } from '../pace.ts'
import { concatenate } from '../pcm.ts'

/** A shorter gap is not a pause: the engine ran on, and inserting silence would cut into a sound. */
const minGapSeconds = 0.03
/** Fades, so that the engine's faint hiss does not stop and start with a click. */
const fadeSeconds = 0.005

/** Lengthens the pauses after words that end a phrase. `endsPhrase` has one entry per word. */
export function pauseAtPhrases(
  { samples, spans }: SentenceAudio,
  endsPhrase: readonly boolean[],
  sampleRate: number,
  tone: Tone,
): SentenceAudio {
  const pieces: Float32Array[] = []
  const moved: { start: number; end: number }[] = []
  let [from, added] = [0, 0]
  for (const [index, { start, end }] of spans.entries()) {
    moved.push({ start: start + added, end: end + added })
    const gap = (spans[index + 1]?.start ?? 0) - end
    const missing = tones[tone].breathSeconds - gap
    if (!endsPhrase[index] || gap < minGapSeconds || missing <= 0) continue
    const middle = Math.round((end + gap / 2) * sampleRate)
    const silence = Math.round(missing * sampleRate)
    pieces.push(faded(samples.subarray(from, middle), from > 0, true, sampleRate), new Float32Array(silence))
    from = middle
    added += silence / sampleRate
  }
  pieces.push(faded(samples.subarray(from), from > 0, false, sampleRate))
  return { samples: concatenate(pieces), spans: moved }
}

function faded(piece: Float32Array, atStart: boolean, atEnd: boolean, sampleRate: number): Float32Array {
  const fade = fadeSeconds * sampleRate
  return piece.map((sample, index) => {
    const up = atStart ? Math.min(1, index / fade) : 1
    const down = atEnd ? Math.min(1, (piece.length - 1 - index) / fade) : 1
    return sample * up * down
  })
}
