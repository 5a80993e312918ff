import { describe, expect, test } from 'vitest'
import { followLoudness } from './follow-loudness.ts'

const text = 'I can go slowly today.'
const frame = 20
const room = 0.002
const voice = 0.08

const hearFor = (follower: ReturnType<typeof followLoudness>, loudness: number, ms: number) => {
  let last = follower.hear(loudness, frame)
  for (let at = frame; at < ms; at += frame) last = follower.hear(loudness, frame)
  return last
}

describe('followLoudness', () => {
  test('waits at the first word during silence', () =>
    expect(hearFor(followLoudness(text), room, 60_000)).toEqual({ word: -1, done: false, voiceHeard: false }))

  test('moves through the words while there is a voice', () => {
    const follower = followLoudness(text)
    hearFor(follower, room, 500)
    expect(hearFor(follower, voice, 100).word).toBe(0)
    expect(hearFor(follower, voice, 700).word).toBeGreaterThan(1)
    expect(hearFor(follower, voice, 4_000)).toMatchObject({ word: 4, done: true })
  })

  test('keeps its position during a pause', () => {
    const follower = followLoudness(text)
    hearFor(follower, room, 500)
    hearFor(follower, voice, 600)
    const { word } = hearFor(follower, room, 200)
    expect(hearFor(follower, room, 30_000)).toEqual({ word, done: false, voiceHeard: false })
  })

  test('ignores constant background noise', () => {
    const follower = followLoudness(text)
    expect(hearFor(follower, 0.05, 20_000)).toMatchObject({ word: -1 })
    expect(hearFor(follower, 0.2, 200).voiceHeard).toBe(true)
  })

  test('advances a word with each tap, and ends after the last', () => {
    const follower = followLoudness(text)
    expect([1, 2, 3, 4, 5].map(() => follower.tap().word)).toEqual([0, 1, 2, 3, 4])
    expect(follower.tap()).toMatchObject({ done: true })
  })
})
