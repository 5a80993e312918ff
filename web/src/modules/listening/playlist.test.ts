import { describe, expect, test } from 'vitest'
import {
  initialState,
  type PlaylistEvent,
  type PlaylistOptions,
  type PlaylistState,
  reduce,
  volumeOf,
} from './playlist.ts'

const three: PlaylistOptions = { count: 3, gapMs: 5_000, loop: false }
const after = (state: PlaylistState, ...events: PlaylistEvent[]) => events.reduce(reduce, state)
const lineEnded: PlaylistEvent = { type: 'line-ended' }
const elapsed = (ms: number): PlaylistEvent => ({ type: 'elapsed', ms })

describe('a playlist', () => {
  test('starts with the first line', () => expect(initialState(three)).toMatchObject({ phase: 'playing', index: 0 }))

  test('pauses for the chosen time between lines', () => {
    const gap = after(initialState(three), elapsed(3_000), lineEnded)
    expect(gap).toMatchObject({ phase: 'gap', index: 0, gapLeftMs: 5_000 })
    expect(reduce(gap, elapsed(4_999)).phase).toBe('gap')
    expect(reduce(gap, elapsed(5_000))).toMatchObject({ phase: 'playing', index: 1 })
  })

  test('ends after the last line, without a gap', () => {
    const last = after(initialState(three), lineEnded, elapsed(5_000), lineEnded, elapsed(5_000))
    expect(last).toMatchObject({ phase: 'playing', index: 2 })
    expect(reduce(last, lineEnded).phase).toBe('ended')
  })

  test('repeats from the start, even with a single line', () => {
    const again = after(initialState({ count: 1, gapMs: 1_000, loop: true }), lineEnded, elapsed(1_000))
    expect(again).toMatchObject({ phase: 'playing', index: 0, plays: 2 })
  })

  test('stops the gap and the timer while paused', () => {
    const gap = after(initialState({ ...three, timerMs: 60_000 }), lineEnded, { type: 'pause' }, elapsed(600_000))
    expect(gap).toMatchObject({ phase: 'gap', gapLeftMs: 5_000, timerLeftMs: 60_000 })
    expect(after(gap, { type: 'resume' }, elapsed(5_000))).toMatchObject({ phase: 'playing', index: 1 })
  })

  test('moves to the next and the previous line, and plays on', () => {
    const next = after(initialState(three), { type: 'pause' }, { type: 'next' })
    expect(next).toMatchObject({ phase: 'playing', index: 1, paused: false })
    expect(reduce(next, { type: 'previous' })).toMatchObject({ index: 0, plays: 3 })
    expect(after(next, { type: 'next' }, { type: 'next' }).phase).toBe('ended')
  })

  test('stays ended', () => {
    const ended = reduce(initialState(three), { type: 'stop' })
    expect(after(ended, lineEnded, elapsed(1), { type: 'next' }, { type: 'resume' })).toBe(ended)
  })
})

describe('the sleep timer', () => {
  const tenMinutes = initialState({ ...three, loop: true, timerMs: 600_000 })

  test('ends the playlist in any state', () => {
    expect(reduce(tenMinutes, elapsed(599_999)).phase).toBe('playing')
    expect(reduce(tenMinutes, elapsed(600_000)).phase).toBe('ended')
    expect(after(tenMinutes, lineEnded, elapsed(700_000)).phase).toBe('ended')
  })

  test('fades out over the last minute', () => {
    expect(volumeOf(initialState(three))).toBe(1)
    expect(volumeOf(reduce(tenMinutes, elapsed(540_000)))).toBe(1)
    expect(volumeOf(reduce(tenMinutes, elapsed(570_000)))).toBe(0.5)
    expect(volumeOf(reduce(tenMinutes, elapsed(600_000)))).toBe(0)
  })

  test('can be changed and removed', () => {
    const late = reduce(tenMinutes, elapsed(590_000))
    expect(after(late, { type: 'timer', ms: 1_200_000 }, elapsed(60_000))).toMatchObject({ timerLeftMs: 1_140_000 })
    expect(after(late, { type: 'timer', ms: undefined }, elapsed(9_000_000)).phase).toBe('playing')
  })
})

describe('a playlist that lingers', () => {
  const lingering: PlaylistOptions = { count: 2, gapMs: 1_000, loop: false, timerMs: 600_000, lingers: true }
  const quiet = after(initialState(lingering), lineEnded, elapsed(1_000), lineEnded)

  test('stays quiet after the last line until the timer ends', () => {
    expect(quiet.phase).toBe('quiet')
    expect(reduce(quiet, elapsed(598_000)).phase).toBe('quiet')
    expect(reduce(quiet, elapsed(599_000)).phase).toBe('ended')
  })

  test('ends at once without a timer', () => {
    expect(reduce(quiet, { type: 'timer', ms: undefined }).phase).toBe('ended')
    const untimed = initialState({ ...lingering, count: 1, timerMs: undefined })
    expect(reduce(untimed, lineEnded).phase).toBe('ended')
  })
})

test('changes gaps and repeat during playback', () => {
  const gap = after(initialState(three), lineEnded, { type: 'gap', ms: 2_000 })
  expect(gap).toMatchObject({ gapMs: 2_000, gapLeftMs: 2_000 })
  const last = after(initialState(three), { type: 'next' }, { type: 'next' }, { type: 'loop', on: true }, lineEnded)
  expect(last).toMatchObject({ phase: 'gap', loop: true })
})
