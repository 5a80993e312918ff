import { expect, test } from 'vitest'
import { initialState, reduce } from './playlist.ts'
import { eventOf } from './run-playlist.ts'

const state = initialState({ count: 2, gapMs: 1_000, loop: true })

test('a line that comes to its end is followed by the gap', () =>
  expect(eventOf('ended', state, 0)).toEqual({ type: 'line-ended' }))

test('a line that cannot be played is skipped, unless none can', () => {
  expect(eventOf('failed', state, 1)).toEqual({ type: 'line-ended' })
  expect(eventOf('failed', state, 2)).toEqual({ type: 'stop' })
})

test('a line that was stopped from outside pauses the playlist, once', () => {
  expect(eventOf('paused', state, 0)).toEqual({ type: 'pause' })
  expect(eventOf('paused', reduce(state, { type: 'pause' }), 0)).toBeUndefined()
  expect(eventOf('playing', state, 0)).toBeUndefined()
})
