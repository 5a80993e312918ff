import { setImmediate as nextTurn } from 'node:timers/promises'
import type * as z from 'zod'
import { readMp3 } from '#sound/mp3-frames.ts'
import { readWav } from '../pcm.ts'

/** Parses a body as JSON of this shape; undefined if it is not. */
export function readJson<T>(shape: z.ZodType<T>, body: Uint8Array): T | undefined {
  try {
    return shape.safeParse(JSON.parse(new TextDecoder().decode(body))).data
  } catch {
    return undefined
  }
}

export interface AudioReply {
  audio: Uint8Array
  durationMs: number
}

const isWav = (bytes: Uint8Array) => /^RIFF....WAVE/s.test(String.fromCharCode(...bytes.subarray(0, 12)))

/**
 * Returns a response's audio as MP3, identified by its bytes: the content type a server sends cannot be trusted. WAV is
 * encoded here, because some servers send nothing else. Undefined for anything else, for a truncated file, and for one
 * without audio.
 */
export async function receiveAudio(bytes: Uint8Array): Promise<AudioReply | undefined> {
  const audio = isWav(bytes) ? await wavToMp3(bytes).catch(() => new Uint8Array()) : bytes
  const mp3 = readMp3(audio)
  return mp3 ? { audio, durationMs: Math.round(mp3.durationMs) } : undefined
}

const kilobits = 64

/**
 * Encodes WAV as mono MP3, one second at a time, yielding to the event loop in between. Throws on WAVs it cannot read.
 */
async function wavToMp3(wav: Uint8Array): Promise<Uint8Array> {
  const { samples, sampleRate } = readWav(wav)
  // Most servers send MP3: this process then never loads the encoder.
  const { loadLame } = await import('../encode-mp3.ts')
  const encoder = await loadLame()
  encoder.configure({ sampleRate: sampleRate as 16_000, channels: 1, bitrate: kilobits })
  const parts: Uint8Array[] = []
  for (let start = 0; start < samples.length; start += sampleRate) {
    parts.push(encoder.encode([samples.subarray(start, start + sampleRate)]).slice())
    await nextTurn()
  }
  parts.push(encoder.finalize().slice())
  return new Uint8Array(Buffer.concat(parts))
}
