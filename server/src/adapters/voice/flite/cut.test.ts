import { expect, test } from 'vitest'
import { fromOnset } from './cut.ts'

const sampleRate = 1000
/** Silent for this many milliseconds, then loud to the end. */
const loudAfter = (ms: number) => Float32Array.from({ length: 600 }, (_, at) => (at < ms ? 0 : 0.5))
const round = ({ start, end }: { start: number; end: number }) => [Math.round(start * 1000), Math.round(end * 1000)]

test('moves the start of a word past its silent closure', () => {
  expect(fromOnset([{ start: 0.05, end: 0.4 }], loudAfter(110), sampleRate).map(round)).toEqual([[110, 400]])
})

test('keeps the start of a word that is audible at once, or hardly audible', () => {
  expect(fromOnset([{ start: 0.05, end: 0.4 }], loudAfter(20), sampleRate).map(round)).toEqual([[50, 400]])
  expect(fromOnset([{ start: 0.05, end: 0.4 }], loudAfter(390), sampleRate).map(round)).toEqual([[50, 400]])
})

test('keeps the start of a word that follows without a pause', () => {
  const spans = [
    { start: 0.05, end: 0.1 },
    { start: 0.1, end: 0.4 },
  ]
  expect(fromOnset(spans, loudAfter(150), sampleRate).map(round)).toEqual([
    [50, 100],
    [100, 400],
  ])
})
