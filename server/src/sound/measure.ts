import { readMp3 } from './mp3-frames.ts'
import { readMp4 } from './mp4.ts'
import { readOgg } from './ogg.ts'
import { readWebm } from './webm.ts'

/** A recording's detected type and length. */
export interface Measured {
  mime: 'audio/webm' | 'audio/mp4' | 'audio/ogg' | 'audio/mpeg'
  /** The playing time, in whole milliseconds; at least 1. */
  durationMs: number
}

type Kind = readonly [mime: Measured['mime'], beginsAt: number, signature: string, read: typeof readWebm]

const kinds: readonly Kind[] = [
  ['audio/webm', 0, '\x1a\x45\xdf\xa3', readWebm],
  ['audio/mp4', 4, 'ftyp', readMp4],
  ['audio/ogg', 0, 'OggS', readOgg],
  ['audio/mpeg', 0, '', (file) => readMp3(file)?.durationMs],
]

const begins = (file: Uint8Array, at: number, signature: string) =>
  [...signature].every((letter, place) => file[at + place] === letter.charCodeAt(0))

/**
 * Detects a recording's type and playing time from its bytes; what the sender claims is ignored. Undefined if it is of
 * no known type, is cut off, is followed by something else, or has no audio in it.
 */
export function measure(file: Uint8Array): Measured | undefined {
  const kind = kinds.find(([, at, signature]) => begins(file, at, signature))
  try {
    const durationMs = Math.round(kind?.[3](file) ?? 0)
    return kind && durationMs >= 1 && Number.isFinite(durationMs) ? { mime: kind[0], durationMs } : undefined
  } catch (error) {
    // A read beyond the end of the file.
    if (error instanceof RangeError) return undefined
    throw error
  }
}
