import { expect, test } from 'vitest'
import { mp3InMp4 } from './mp3-in-mp4.ts'

/** A frame of MPEG 2, layer III: 48 kbit/s at 24 kHz, one channel, 24 ms long. */
const frame = (fill: number) => {
  const bytes = new Uint8Array(144).fill(fill)
  bytes.set([0xff, 0xf3, 0x64, 0xc4])
  return bytes
}
const name = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at + 4, at + 8))

/** The boxes in `bytes`, each as its name and content. */
function boxesOf(bytes: Uint8Array): { name: string; content: Uint8Array }[] {
  const found = []
  for (let at = 0; at < bytes.length; ) {
    const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(at)
    expect(length).toBeGreaterThanOrEqual(8)
    found.push({ name: name(bytes, at), content: bytes.subarray(at + 8, at + length) })
    at += length
  }
  return found
}
const within = (bytes: Uint8Array, ...path: string[]) =>
  path.reduce(
    (inside, wanted) => boxesOf(inside).find((box) => box.name === wanted)?.content ?? new Uint8Array(),
    bytes,
  )

test('an MP3 in pieces becomes fragments that follow each other, every frame whole and once', () => {
  const wrap = mp3InMp4()
  const sound = new Uint8Array([...frame(1), ...frame(2), ...frame(3)])
  const [first, none, second] = [
    wrap(sound.subarray(0, 200)),
    wrap(sound.subarray(200, 250)),
    wrap(sound.subarray(250)),
  ]
  expect(boxesOf(first).map((box) => box.name)).toEqual(['ftyp', 'moov', 'moof', 'mdat'])
  expect(none).toHaveLength(0)
  expect(boxesOf(second).map((box) => box.name)).toEqual(['moof', 'mdat'])
  expect([...within(first, 'mdat'), ...within(second, 'mdat')]).toEqual([...sound])
  // The first fragment holds 576 samples at 24 kHz.
  expect([...within(first, 'moof', 'traf', 'tfdt')].at(-1)).toBe(0)
  expect([...within(second, 'moof', 'traf', 'tfdt')].slice(-2)).toEqual([576 >> 8, 576 & 255])
})

test('what is no MP3 makes nothing', () => expect(mp3InMp4()(new Uint8Array(500))).toHaveLength(0))
