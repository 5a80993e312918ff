import { describe, expect, test } from 'vitest'
import { readMp3 } from './mp3-frames.ts'

/** MPEG 2 layer III, 48 kbit/s, 16 kHz, mono: 216 bytes for 36 ms. */
const frame = () => {
  const bytes = new Uint8Array(216)
  bytes.set([0xff, 0xf3, 0x68, 0xc4])
  return bytes
}
const file = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))
const id3 = Uint8Array.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 3, 1, 2, 3])
const closing = Uint8Array.from({ length: 128 }, (_, i) => [0x54, 0x41, 0x47][i] ?? 0)

describe('An MP3', () => {
  test('lasts as long as its frames', () => {
    expect(readMp3(file(frame(), frame()))).toEqual({ frames: 2, sampleRate: 16_000, channels: 1, durationMs: 72 })
  })

  test('has longer frames in MPEG 1', () => {
    // MPEG 1 layer III, 128 kbit/s, 44.1 kHz, stereo, padded: 418 bytes.
    const bytes = new Uint8Array(418)
    bytes.set([0xff, 0xfb, 0x92, 0x00])
    expect(readMp3(bytes)).toMatchObject({ frames: 1, sampleRate: 44_100, channels: 2 })
    expect(readMp3(bytes)?.durationMs).toBeCloseTo(26.12)
  })

  test('may have tags before and after', () => {
    expect(readMp3(file(id3, frame(), closing))?.frames).toBe(1)
  })

  test.each([
    ['nothing', new Uint8Array()],
    ['a WAV', new TextEncoder().encode('RIFF....WAVEfmt ')],
    ['half a frame', frame().subarray(0, 100)],
    ['frames and then something else', file(frame(), Uint8Array.from([1, 2, 3]))],
  ])('is not %s', (_, bytes) => expect(readMp3(bytes)).toBeUndefined())
})
