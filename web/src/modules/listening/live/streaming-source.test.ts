import type { WordTiming } from '@glimmer/contract'
import { describe, expect, test } from 'vitest'
import { estimateCues } from '../sources/estimate-cues.ts'
import { likelyDurationMs, resumeAtMs } from './streaming-source.ts'

const text = 'I can go slowly. One thing at a time is enough for today.'

describe('how long a line will take, while it is made', () => {
  test('is guessed from its spelling, and the better the more of it is here', () => {
    const spoken = estimateCues(text, 8_000)
    expect(likelyDurationMs(text, [])).toBe(estimateCues(text).at(-1)?.endMs)
    expect(likelyDurationMs(text, spoken.slice(0, 4))).toBeCloseTo(8_000)
    expect(likelyDurationMs(text, spoken)).toBeCloseTo(8_000)
  })
})

describe('a recording that was made anew after the connection was lost', () => {
  const word = (startMs: number): WordTiming => ({ text: '', charStart: 0, charEnd: 0, startMs, endMs: startMs + 200 })
  const recording = {
    means: 'voice',
    blob: new Blob(),
    words: [word(0), word(250), word(1_000)],
    durationMs: 1_500,
  } as const

  test('goes on a moment before the first word that was not heard, and never with one that was', () => {
    expect(resumeAtMs(recording, 2)).toBe(880)
    expect(resumeAtMs(recording, 1)).toBe(200)
    expect(resumeAtMs(recording, 0)).toBe(0)
  })
  test('has nothing more to say when all was heard', () => expect(resumeAtMs(recording, 3)).toBeUndefined())
  test('begins anew where another voice had to say it', () =>
    expect(resumeAtMs({ ...recording, fallback: true }, 2)).toBe(0))
})
