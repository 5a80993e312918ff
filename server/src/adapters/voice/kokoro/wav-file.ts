import type { BeginMp3 } from '../encode-mp3.ts'
import { sampleRate } from './levels.ts'

const headerBytes = 44
const bytesPerSample = 2

/** The samples themselves, in 16 bits, written as a clip is. */
export const plainSamples: BeginMp3 = () => ({
  add(samples) {
    const bytes = new DataView(new ArrayBuffer(samples.length * bytesPerSample))
    for (const [index, sample] of samples.entries())
      bytes.setInt16(index * bytesPerSample, Math.round(Math.max(-1, Math.min(1, sample)) * 0x7fff), true)
    return new Uint8Array(bytes.buffer)
  },
  end: () => new Uint8Array(),
})

/** A WAV file of the natural voice's samples. */
export function wavFile(samples: Uint8Array): Uint8Array {
  const header = Buffer.alloc(headerBytes)
  header.write('RIFF')
  header.writeUInt32LE(headerBytes - 8 + samples.length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(sampleRate, 24)
  header.writeUInt32LE(sampleRate * bytesPerSample, 28)
  header.writeUInt16LE(bytesPerSample, 32)
  header.writeUInt16LE(8 * bytesPerSample, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.length, 40)
  return Buffer.concat([header, samples])
}
