import { expect, test } from 'vitest'
import { initialState, reduce } from '../playlist.ts'
import { playlistEventFor } from './player-events.ts'

const state = initialState({ count: 2, gapMs: 1_000, loop: true })
const paused = reduce(state, { type: 'pause' })

test('maps the end of a line to a gap', () =>
  expect(playlistEventFor({ before: 'playing', now: 'ended' }, state, 0)).toEqual({ type: 'line-ended' }))

test('skips a line that fails, and pauses when all fail', () => {
  expect(playlistEventFor({ before: 'preparing', now: 'failed' }, state, 1)).toEqual({ type: 'line-ended' })
  expect(playlistEventFor({ before: 'preparing', now: 'failed' }, state, 2)).toEqual({ type: 'pause' })
})

test('pauses the playlist when the system pauses the line', () => {
  expect(playlistEventFor({ before: 'playing', now: 'paused' }, state, 0)).toEqual({ type: 'pause' })
  expect(playlistEventFor({ before: 'playing', now: 'paused' }, paused, 0)).toBeUndefined()
})

test('resumes the playlist when the system resumes the line', () => {
  expect(playlistEventFor({ before: 'paused', now: 'playing' }, paused, 0)).toEqual({ type: 'resume' })
  expect(playlistEventFor({ before: 'preparing', now: 'playing' }, state, 0)).toBeUndefined()
  // The line was playing when Pause was pressed, and still reports its last progress.
  expect(playlistEventFor({ before: 'playing', now: 'playing' }, paused, 0)).toBeUndefined()
})
