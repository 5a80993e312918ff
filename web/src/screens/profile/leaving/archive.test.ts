import { expect, test } from 'vitest'
import { archiveName, sizeOf } from './archive.ts'

test('an archive is named after the day on this device', () => {
  expect(archiveName(new Date(2026, 2, 4, 23, 59))).toBe('glimmer-2026-03-04.zip')
  expect(archiveName(new Date(2026, 10, 21), 'glimmer-own-voice')).toBe('glimmer-own-voice-2026-11-21.zip')
})

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [640_000, '640 kB'],
  [1_234_567, '1.2 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeOf(bytes)).toBe(words)
})
