import { expect, test } from 'vitest'
import { createMp3Encoder } from 'wasm-media-encoders'
import { findPauses } from './mp3-pauses.ts'

/** Ranges in seconds with sound; between them there is only a faint hiss. */
const said = [
  [0.3, 1.1],
  [1.5, 2.2],
  [2.9, 3.4],
] as const
const lengthSeconds = 4

/** The encoder delay, and two granules. */
const toleranceSamples = 1105 + 2 * 576

/** An MP3 of a voice-like sound with overtones, breath and changing pitch. */
async function spoken(sampleRate: 16_000 | 24_000 | 44_100 | 48_000, channels: 1 | 2, kilobits: 48 | 64 | 128) {
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate, channels, bitrate: kilobits })
  let seed = 1
  const noise = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 1_073_741_823 - 1
  }
  const samples = Float32Array.from({ length: lengthSeconds * sampleRate }, (_, index) => {
    const at = index / sampleRate
    if (!said.some(([from, to]) => at >= from && at < to)) return 0.0005 * noise()
    return (0.2 + 0.1 * Math.sin(30 * at)) * (2 * ((120 * at) % 1) - 1 + 0.3 * noise())
  })
  const parts = [encoder.encode(channels === 1 ? [samples] : [samples, samples]).slice(), encoder.finalize().slice()]
  return new Uint8Array(Buffer.concat(parts))
}

test.each([
  [16_000, 1, 48],
  [24_000, 1, 48],
  [24_000, 1, 128],
  [24_000, 2, 64],
  [44_100, 1, 64],
  [44_100, 2, 128],
  [48_000, 2, 128],
] as const)('finds the pauses of speech at %i Hz, %i channels and %i kbit/s', async (rate, channels, kilobits) => {
  const rests = findPauses(await spoken(rate, channels, kilobits))
  const expected = [0, ...said.flat(), lengthSeconds].map((seconds) => seconds * 1000)
  const found = rests.flatMap(({ startMs, endMs }) => [startMs, endMs])
  expect(found).toHaveLength(expected.length)
  for (const [index, ms] of found.entries())
    expect(Math.abs(ms - (expected[index] ?? 0))).toBeLessThan((toleranceSamples / rate) * 1000)
})

test('finds no pauses in continuous sound, nor in other files', async () => {
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate: 24_000, channels: 1, bitrate: 48 })
  const hum = Float32Array.from({ length: 48_000 }, (_, index) => Math.sin(index / 20) / 4)
  const inner = findPauses(encoder.encode([hum]).slice()).filter(({ startMs }) => startMs > 0)
  expect(inner).toEqual([])
  expect(findPauses(new TextEncoder().encode('<html>Not found</html>'))).toEqual([])
  expect(findPauses(new Uint8Array())).toEqual([])
})
