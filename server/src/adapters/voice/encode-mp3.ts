import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createEncoder } from 'wasm-media-encoders'

/** Enough for speech: 6 kB a second. */
const kilobits = 48
/** The encoder (LAME) starts with this much silence, and writes no tag that tells a decoder to skip it. */
const delaySamples = 1105

/** The offset in the played file of a time in the audio. */
export const encoderDelayMs = (sampleRate: number) => (delaySamples / sampleRate) * 1000

/** A file being encoded: the joined results of `add` and `end` are the file. */
export interface Mp3File {
  /** Returns the bytes finished so far; the last twentieth of a second comes with what follows. */
  add(samples: Float32Array): Uint8Array<ArrayBuffer>
  end(): Uint8Array<ArrayBuffer>
}

/** Starts a file. Only one can be encoded at a time. */
export type BeginMp3 = (sampleRate: number) => Mp3File

/**
 * Loads LAME from its file. The package itself fetches it from a data URL, which loads Node's HTTP client: 20 MB per
 * thread.
 */
export async function loadLame() {
  const bytes = await readFile(createRequire(import.meta.url).resolve('wasm-media-encoders/wasm/mp3'))
  return createEncoder('audio/mpeg', await WebAssembly.compile(bytes))
}

/** Loads the encoder: mono MP3 at 48 kbit/s. */
export async function mp3Encoder(): Promise<BeginMp3> {
  const encoder = await loadLame()
  return (sampleRate) => {
    encoder.configure({ sampleRate, channels: 1, bitrate: kilobits })
    // Copy the results: each is a view of memory that the next call overwrites.
    return { add: (samples) => encoder.encode([samples]).slice(), end: () => encoder.finalize().slice() }
  }
}
