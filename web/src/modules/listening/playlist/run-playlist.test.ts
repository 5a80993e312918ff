import { expect, test } from 'vitest'
import { begin, step } from './playlist.ts'
import { eventOf } from './run-playlist.ts'

const session = begin({ count: 2, pauseMs: 1_000, loop: true })

test('a line that comes to its end has been said', () => expect(eventOf('ended', session, 0)).toEqual({ type: 'said' }))

test('a line that cannot be said is passed over, unless none can', () => {
  expect(eventOf('failed', session, 1)).toEqual({ type: 'said' })
  expect(eventOf('failed', session, 2)).toEqual({ type: 'stop' })
})

test('a line that was stopped from outside pauses the session, once', () => {
  expect(eventOf('paused', session, 0)).toEqual({ type: 'pause' })
  expect(eventOf('paused', step(session, { type: 'pause' }), 0)).toBeUndefined()
  expect(eventOf('playing', session, 0)).toBeUndefined()
})
