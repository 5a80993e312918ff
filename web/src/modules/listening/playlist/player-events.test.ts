import { expect, test } from 'vitest'
import { initialState, reduce } from '../playlist.ts'
import { playlistEventFor } from './player-events.ts'

const state = initialState({ count: 2, gapMs: 1_000, loop: true })
const paused = reduce(state, { type: 'pause' })

test('a line that comes to its end is followed by the gap', () =>
  expect(playlistEventFor({ before: 'playing', now: 'ended' }, state, 0)).toEqual({ type: 'line-ended' }))

test('a line that cannot be played is skipped; when none can, it waits', () => {
  expect(playlistEventFor({ before: 'preparing', now: 'failed' }, state, 1)).toEqual({ type: 'line-ended' })
  expect(playlistEventFor({ before: 'preparing', now: 'failed' }, state, 2)).toEqual({ type: 'pause' })
})

test('a line that was stopped from outside pauses the playlist, once', () => {
  expect(playlistEventFor({ before: 'playing', now: 'paused' }, state, 0)).toEqual({ type: 'pause' })
  expect(playlistEventFor({ before: 'playing', now: 'paused' }, paused, 0)).toBeUndefined()
})

test('a line that the system lets go on takes the playlist along', () => {
  expect(playlistEventFor({ before: 'paused', now: 'playing' }, paused, 0)).toEqual({ type: 'resume' })
  expect(playlistEventFor({ before: 'preparing', now: 'playing' }, state, 0)).toBeUndefined()
  // The line was playing when Pause was pressed, and still reports its last progress.
  expect(playlistEventFor({ before: 'playing', now: 'playing' }, paused, 0)).toBeUndefined()
})
