import { createMp3Encoder } from 'wasm-media-encoders'

/** Speech at 16 kHz needs no more: 6 kB a second. */
const kilobits = 48
/** The encoder (LAME) begins with this much silence, and writes no tag that tells a decoder to skip it. */
const delaySamples = 1105

/** How far into the played file a moment of the sound is, beyond its own time. */
export const encoderDelayMs = (sampleRate: number) => (delaySamples / sampleRate) * 1000

export type EncodeMp3 = (samples: Float32Array, sampleRate: number) => Uint8Array<ArrayBuffer>

/** Readies the encoder: mono MP3 at 48 kbit/s. */
export async function mp3Encoder(): Promise<EncodeMp3> {
  const encoder = await createMp3Encoder()
  return (samples, sampleRate) => {
    encoder.configure({ sampleRate, channels: 1, bitrate: kilobits })
    // Each answer is a view of memory that the next one overwrites.
    const body = encoder.encode([samples]).slice()
    const end = encoder.finalize()
    const file = new Uint8Array(body.length + end.length)
    file.set(body)
    file.set(end, body.length)
    return file
  }
}
