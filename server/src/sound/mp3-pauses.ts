import { type Mp3Frame, mp3Frames } from './mp3-frames.ts'

/** A pause, in milliseconds from where a decoder starts to play. */
export interface SilentSpan {
  startMs: number
  endMs: number
}

/** The samples coded with one gain: half a frame of MPEG 1, a whole one of MPEG 2. */
const granuleSamples = 576
/** A granule this many gain steps of 1.5 dB below the loud parts of a recording is quiet. */
const quietSteps = 20
/** The quantile that counts as loud: eight granules in ten are quieter. */
const loudShare = 0.8
/** Shorter pauses are closed lips and held breath within words. */
const minPauseMs = 70
/** A shorter sound between two pauses is a click of the lips: they are joined to one pause. */
const clickMs = 50

/** Reads the number in `count` bits from bit `at` on. */
function readBits(bytes: Uint8Array, at: number, count: number): number {
  let value = 0
  for (let bit = at; bit < at + count; bit++) value = value * 2 + (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1)
  return value
}

/**
 * The loudness of each granule of a frame, in steps of 1.5 dB; 0 for silence. Uses only the side information (ISO/IEC
 * 11172-3 section 2.4.1.7 and 13818-3): the gain is the quantiser's step size, and encoders choose a larger one for
 * louder audio.
 */
function gainsOf(bytes: Uint8Array, { offset, samples, channels }: Mp3Frame): number[] {
  const isFirst = samples > granuleSamples
  const checksum = ((bytes[offset + 1] ?? 1) & 1) === 0 ? 16 : 0
  const mono = channels === 1
  const before = isFirst ? 9 + (mono ? 5 + 4 : 3 + 8) : 8 + (mono ? 1 : 2)
  const each = isFirst ? 59 : 63
  const start = (offset + 4) * 8 + checksum + before
  return Array.from({ length: samples / granuleSamples }, (_, granule) =>
    Math.max(
      ...Array.from({ length: channels }, (_, channel) => {
        const at = start + (granule * channels + channel) * each
        const written = readBits(bytes, at + 12, 9)
        return written === 0 ? 0 : readBits(bytes, at + 21, 8)
      }),
    ),
  )
}

/**
 * Finds the pauses of a spoken MP3 without decoding it, to about 25 ms, including the silence before the first word and
 * after the last. Empty for files that are not MP3, and for audio of even loudness.
 */
export function findPauses(bytes: Uint8Array): SilentSpan[] {
  const granules = [...mp3Frames(bytes)].flatMap((frame) =>
    gainsOf(bytes, frame).map((gain) => ({ gain, ms: (granuleSamples / frame.sampleRate) * 1000 })),
  )
  const sorted = granules.map(({ gain }) => gain).sort((one, other) => one - other)
  const loud = sorted[Math.floor(sorted.length * loudShare)] ?? 0
  const pauses: SilentSpan[] = []
  let reached = 0
  for (const { gain, ms } of granules) {
    const last = pauses.at(-1)
    // A granule is heard half in its own time and half in the next: sound returns a granule later than it is encoded.
    const endMs = reached + 2 * ms
    if (gain < loud - quietSteps) {
      if (last && reached - last.endMs < clickMs) last.endMs = endMs
      else pauses.push({ startMs: reached, endMs })
    }
    reached += ms
  }
  return pauses
    .map(({ startMs, endMs }) => ({ startMs, endMs: Math.min(endMs, reached) }))
    .filter(({ startMs, endMs }) => endMs - startMs >= minPauseMs)
}
