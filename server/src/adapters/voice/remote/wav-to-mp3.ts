import { setImmediate as breathe } from 'node:timers/promises'
import { readWav } from '../wav.ts'

const kilobits = 64

/** The same sound as mono MP3. Encodes a second at a time and lets others have their turn between. Throws on other WAVs. */
export async function wavToMp3(wav: Uint8Array): Promise<Uint8Array> {
  const { samples, sampleRate } = readWav(wav)
  // Most servers answer MP3: this process then never needs an encoder.
  const { createMp3Encoder } = await import('wasm-media-encoders')
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate: sampleRate as 16_000, channels: 1, bitrate: kilobits })
  const parts: Uint8Array[] = []
  for (let start = 0; start < samples.length; start += sampleRate) {
    parts.push(encoder.encode([samples.subarray(start, start + sampleRate)]).slice())
    await breathe()
  }
  parts.push(encoder.finalize().slice())
  return new Uint8Array(Buffer.concat(parts))
}
