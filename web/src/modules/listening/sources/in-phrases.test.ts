import { expect, test } from 'vitest'
import { estimateCues } from './estimate-cues.ts'
import { inPhrases } from './in-phrases.ts'

test('words become the phrases between signs, each from its first word to its last', () => {
  const text = 'I can go slowly, today. One — thing'
  const words = estimateCues(text)
  const phrases = inPhrases(text, words)
  expect(phrases.map((phrase) => phrase.text)).toEqual(['I can go slowly,', 'today.', 'One —', 'thing'])
  for (const { text: phrase, charStart, charEnd } of phrases) expect(text.slice(charStart, charEnd)).toBe(phrase)
  expect(phrases[0]).toMatchObject({ startMs: words[0]?.startMs, endMs: words[3]?.endMs })
})

test('a line without signs is one phrase, and no words are none', () => {
  const text = 'I can go slowly'
  expect(inPhrases(text, estimateCues(text))).toHaveLength(1)
  expect(inPhrases(text, [])).toEqual([])
})
