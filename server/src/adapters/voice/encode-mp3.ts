import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createEncoder } from 'wasm-media-encoders'

/** Speech needs no more: 6 kB a second. */
const kilobits = 48
/** The encoder (LAME) begins with this much silence, and writes no tag that tells a decoder to skip it. */
const delaySamples = 1105

/** How far into the played file a moment of the sound is, beyond its own time. */
export const encoderDelayMs = (sampleRate: number) => (delaySamples / sampleRate) * 1000

/** One file in the making: what `add` and `end` answer, in a row, is the file. */
export interface Mp3File {
  /** The bytes that are finished by now; the last twentieth of a second comes with what follows. */
  add(samples: Float32Array): Uint8Array<ArrayBuffer>
  end(): Uint8Array<ArrayBuffer>
}

/** Begins a file. Only one at a time is in the making. */
export type BeginMp3 = (sampleRate: number) => Mp3File

/** Loads LAME from its file. The package's own way fetches it from a data URL, which loads Node's HTTP client: 20 MB a thread. */
export async function loadLame() {
  const bytes = await readFile(createRequire(import.meta.url).resolve('wasm-media-encoders/wasm/mp3'))
  return createEncoder('audio/mpeg', await WebAssembly.compile(bytes))
}

/** Readies the encoder: mono MP3 at 48 kbit/s. */
export async function mp3Encoder(): Promise<BeginMp3> {
  const encoder = await loadLame()
  return (sampleRate) => {
    encoder.configure({ sampleRate, channels: 1, bitrate: kilobits })
    // Each answer is a view of memory that the next one overwrites.
    return { add: (samples) => encoder.encode([samples]).slice(), end: () => encoder.finalize().slice() }
  }
}
