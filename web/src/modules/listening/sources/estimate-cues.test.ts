import { describe, expect, test } from 'vitest'
import { estimateCues, estimateCuesWithin, mergeIntoPhrases } from './estimate-cues.ts'

const text = 'I can go slowly, today. One thing.'

describe('estimateCues', () => {
  test('finds the position of every word', () => {
    const words = estimateCues(text)
    expect(words.map((word) => word.text)).toEqual(['I', 'can', 'go', 'slowly,', 'today.', 'One', 'thing.'])
    for (const { text: word, charStart, charEnd } of words) expect(text.slice(charStart, charEnd)).toBe(word)
  })

  test('gives long words more time, and adds pauses after punctuation', () => {
    const [i, , go, slowly, today, one] = estimateCues(text)
    const long = (word: typeof i) => (word ? word.endMs - word.startMs : 0)
    expect(long(slowly)).toBeGreaterThan(long(i))
    expect(one?.startMs).toBe((today?.endMs ?? 0) + 500)
    expect(today?.startMs).toBe((slowly?.endMs ?? 0) + 250)
    expect(slowly?.startMs).toBe(go?.endMs)
  })

  test('fills a known duration, in order', () => {
    const words = estimateCues(text, 4_000)
    expect(words.at(-1)?.endMs).toBeCloseTo(4_000)
    const starts = words.map(({ startMs }) => startMs)
    expect(starts).toEqual(starts.toSorted((a, b) => a - b))
  })

  test('finds nothing in an empty text', () => expect(estimateCues('  ', 1_000)).toEqual([]))
})

test('fits words between the start and end of the voice', () => {
  const words = estimateCuesWithin('I can rest', { startMs: 600, endMs: 1_800 })
  expect(words[0]?.startMs).toBe(600)
  expect(words.at(-1)?.endMs).toBeCloseTo(1_800)
})

test('merges words into phrases between punctuation marks', () => {
  const text = 'I can go slowly, today. One — thing'
  const words = estimateCues(text)
  const phrases = mergeIntoPhrases(text, words)
  expect(phrases.map((phrase) => phrase.text)).toEqual(['I can go slowly,', 'today.', 'One —', 'thing'])
  for (const { text: phrase, charStart, charEnd } of phrases) expect(text.slice(charStart, charEnd)).toBe(phrase)
  expect(phrases[0]).toMatchObject({ startMs: words[0]?.startMs, endMs: words[3]?.endMs })
})

test('merges a text without punctuation into one phrase', () => {
  const text = 'I can go slowly'
  expect(mergeIntoPhrases(text, estimateCues(text))).toHaveLength(1)
  expect(mergeIntoPhrases(text, [])).toEqual([])
})
