import { setImmediate as nextTurn } from 'node:timers/promises'
import type * as z from 'zod'
import { readMp3 } from '#sound/mp3-frames.ts'
import { readWav } from '../wav.ts'

/** A body as JSON of this shape; undefined when it is not. */
export function readJson<T>(shape: z.ZodType<T>, body: Uint8Array): T | undefined {
  try {
    return shape.safeParse(JSON.parse(new TextDecoder().decode(body))).data
  } catch {
    return undefined
  }
}

export interface Received {
  audio: Uint8Array
  durationMs: number
}

const isWav = (bytes: Uint8Array) => /^RIFF....WAVE/s.test(String.fromCharCode(...bytes.subarray(0, 12)))

/**
 * The MP3 in an answer, by its bytes: what a server calls it is not to be trusted. Servers that always answer WAV have
 * it encoded here. Undefined for anything else, for half a file, and for one without sound.
 */
export async function receiveAudio(bytes: Uint8Array): Promise<Received | undefined> {
  const audio = isWav(bytes) ? await wavToMp3(bytes).catch(() => new Uint8Array()) : bytes
  const mp3 = readMp3(audio)
  return mp3 ? { audio, durationMs: Math.round(mp3.durationMs) } : undefined
}

const kilobits = 64

/** The same sound as mono MP3. Encodes a second at a time and lets others have their turn between. Throws on other WAVs. */
async function wavToMp3(wav: Uint8Array): Promise<Uint8Array> {
  const { samples, sampleRate } = readWav(wav)
  // Most servers answer MP3: this process then never needs an encoder.
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
