import { type Mp3Frame, mp3Frames } from './mp3-frames.ts'

/** A stretch in which nothing is said, in milliseconds from where a decoder begins to play. */
export interface Rest {
  startMs: number
  endMs: number
}

/** Half a frame of MPEG 1, a whole one of MPEG 2: what is coded with one loudness. */
const granuleSamples = 576
/** So many steps of the gain, each 1.5 dB, under the loud parts of a recording nobody speaks any more. */
const quietSteps = 20
/** Which of a recording's parts counts as loud: eight in ten are quieter. */
const loudShare = 0.8
/** Shorter ones are closed lips and held breath within words. */
const shortestMs = 70
/** A shorter sound amid quiet is the click of lips: what is around it is one rest. */
const clickMs = 50

/** The number in `count` bits from bit `at` on. */
function readBits(bytes: Uint8Array, at: number, count: number): number {
  let value = 0
  for (let bit = at; bit < at + count; bit++) value = value * 2 + (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1)
  return value
}

/**
 * How loud each granule of a frame is, in steps of 1.5 dB; 0 for silence. By its side information alone (ISO/IEC 11172-3
 * section 2.4.1.7 and 13818-3): the gain says how coarsely the sound is written, and an encoder writes it so much
 * more coarsely as it is louder.
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
 * The rests of a spoken MP3, found without decoding it, to about 25 ms. The quiet before the first word and after the last
 * are among them. None in what is not an MP3, and none where all is equally loud.
 */
export function findRests(bytes: Uint8Array): Rest[] {
  const granules = [...mp3Frames(bytes)].flatMap((frame) =>
    gainsOf(bytes, frame).map((gain) => ({ gain, ms: (granuleSamples / frame.sampleRate) * 1000 })),
  )
  const sorted = granules.map(({ gain }) => gain).sort((one, other) => one - other)
  const loud = sorted[Math.floor(sorted.length * loudShare)] ?? 0
  const rests: Rest[] = []
  let reached = 0
  for (const { gain, ms } of granules) {
    const last = rests.at(-1)
    // What a granule holds is heard half in it and half in the next: sound is back a granule later than it is written.
    const endMs = reached + 2 * ms
    if (gain < loud - quietSteps) {
      if (last && reached - last.endMs < clickMs) last.endMs = endMs
      else rests.push({ startMs: reached, endMs })
    }
    reached += ms
  }
  return rests
    .map(({ startMs, endMs }) => ({ startMs, endMs: Math.min(endMs, reached) }))
    .filter(({ startMs, endMs }) => endMs - startMs >= shortestMs)
}
