import { readMp3 } from '#sound/mp3-frames.ts'
import { wavToMp3 } from './wav-to-mp3.ts'

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
