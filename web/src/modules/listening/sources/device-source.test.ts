import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cueIndexAt } from '#lib/cues.ts'
import { deviceSource, sentencesFrom } from './device-source.ts'

const text = 'I can go slowly. One thing at a time.'

/** A device knows the whole line from the start, so these are never called. */
const nothingElse = { onUpdate: () => undefined, onFail: () => undefined }

/** A fake device; the test triggers what it reports. */
function device() {
  const said: SpeechSynthesisUtterance[] = []
  const heard: string[] = []
  const utter = (words: string) => ({ text: words }) as SpeechSynthesisUtterance
  const synthesis = { speak: (one: SpeechSynthesisUtterance) => said.push(one), cancel: () => undefined }
  const source = deviceSource(
    text,
    { synthesis, utter },
    {
      onPlay: () => heard.push('play'),
      onPause: () => heard.push('pause'),
      onEnd: () => heard.push('end'),
      ...nothingElse,
    },
  )
  const report = (kind: 'onstart' | 'onend' | 'onboundary', one: SpeechSynthesisUtterance | undefined, charIndex = 0) =>
    one?.[kind]?.call(one, { name: 'word', charIndex } as SpeechSynthesisEvent)
  return { said, heard, source, report, word: () => cueIndexAt(source.words, source.nowMs()) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('splits a text into sentences from any position', () => {
  expect(sentencesFrom(text, 0).map(({ sentence }) => sentence)).toEqual(['I can go slowly.', ' One thing at a time.'])
  expect(sentencesFrom(text, 9)).toEqual([
    { start: 9, sentence: 'slowly.' },
    { start: 16, sentence: ' One thing at a time.' },
  ])
})

describe('the voice of the device', () => {
  test('highlights each reported word until the next report', async () => {
    const { said, heard, source, report, word } = device()
    const playing = source.play()
    report('onstart', said[0])
    await playing
    report('onboundary', said[0], 6)
    expect(word()).toBe(2)
    vi.advanceTimersByTime(10_000)
    expect(word()).toBe(2)
    report('onboundary', said[1], 1)
    expect(word()).toBe(4)
    report('onend', said[1])
    expect(heard).toEqual(['play', 'end'])
  })

  test('estimates positions without reports', async () => {
    const { said, source, report, word } = device()
    const playing = source.play()
    report('onstart', said[0])
    await playing
    vi.advanceTimersByTime(source.words[3]?.startMs ?? 0)
    expect(word()).toBe(3)
  })

  test('resumes at the same word, and ignores reports of the earlier start', async () => {
    const { said, heard, source, report } = device()
    const playing = source.play()
    report('onstart', said[0])
    await playing
    report('onboundary', said[0], 6)
    source.pause()
    report('onend', said[1])
    const again = source.play()
    expect(said[2]?.text).toBe('go slowly.')
    report('onstart', said[2])
    await again
    expect(heard).toEqual(['play', 'pause', 'play'])
  })
})
