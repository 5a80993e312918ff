import type { OwnRecording } from '@glimmer/contract'

type AudioType = OwnRecording['mime']

const startsWith = (file: Uint8Array, at: number, signature: readonly number[]) =>
  signature.every((byte, place) => file[at + place] === byte)
const latin = (text: string) => [...text].map((letter) => letter.charCodeAt(0))

/** An MPEG frame of layer III: eleven bits set, any version but the reserved one, and a bit rate that exists. */
const isMpegFrame = ([first = 0, second = 0, third = 0]: Uint8Array) =>
  first === 0xff && (second & 0xe6) === 0xe2 && (second & 0x18) !== 0x08 && third >> 4 !== 0xf

/** Which of the known kinds of audio a file is by its first bytes, whatever its sender calls it. */
export function audioTypeOf(file: Uint8Array): AudioType | undefined {
  if (startsWith(file, 0, [0x1a, 0x45, 0xdf, 0xa3])) return 'audio/webm'
  if (startsWith(file, 4, latin('ftyp'))) return 'audio/mp4'
  if (startsWith(file, 0, latin('OggS'))) return 'audio/ogg'
  if (startsWith(file, 0, latin('ID3')) || isMpegFrame(file)) return 'audio/mpeg'
  return undefined
}
