import { mp3Encoder } from '../encode-mp3.ts'

const sampleRate = 24_000
const msPerCharacter = 20
const leadMs = 100
const tailMs = 200

const begin = await mp3Encoder()

function hum(ms: number): Float32Array {
  return Float32Array.from({ length: (ms * sampleRate) / 1000 }, (_, i) => Math.sin(i / 20) / 4)
}

const lengthOf = (text: string, speed: number) => leadMs + tailMs + (text.length * msPerCharacter) / speed

/** A hum as long as the text, as MP3. */
export function humMp3(text: string, speed: number): Uint8Array<ArrayBuffer> {
  const file = begin(sampleRate)
  const body = file.add(hum(lengthOf(text, speed)))
  return new Uint8Array(Buffer.concat([body, file.end()]))
}

/** The same as a mono 16-bit WAV, with an unknown length as streaming servers send it. */
export function humWav(text: string, speed: number): Uint8Array {
  const samples = hum(lengthOf(text, speed))
  const wav = Buffer.alloc(44 + samples.length * 2)
  wav.write('RIFF\xff\xff\xff\xffWAVEfmt ', 0, 'latin1')
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(sampleRate, 24)
  wav.writeUInt32LE(sampleRate * 2, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data\xff\xff\xff\xff', 36, 'latin1')
  for (const [index, sample] of samples.entries()) wav.writeInt16LE(Math.round(sample * 32_767), 44 + index * 2)
  return wav
}

/** When the character at `index` starts, in seconds. */
export const secondsAt = (index: number, speed: number) => (leadMs + (index * msPerCharacter) / speed) / 1000
