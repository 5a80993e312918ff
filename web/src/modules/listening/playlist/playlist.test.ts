import { describe, expect, test } from 'vitest'
import { begin, loudnessIn, type Plan, type Session, type SessionEvent, step } from './playlist.ts'

const three: Plan = { count: 3, pauseMs: 5_000, loop: false }
const after = (session: Session, ...events: SessionEvent[]) => events.reduce(step, session)
const said: SessionEvent = { type: 'said' }
const passed = (ms: number): SessionEvent => ({ type: 'passed', ms })

describe('a session', () => {
  test('begins with the first line', () => expect(begin(three)).toMatchObject({ phase: 'telling', at: 0 }))

  test('rests for the chosen time between lines', () => {
    const resting = after(begin(three), passed(3_000), said)
    expect(resting).toMatchObject({ phase: 'resting', at: 0, restLeftMs: 5_000 })
    expect(step(resting, passed(4_999)).phase).toBe('resting')
    expect(step(resting, passed(5_000))).toMatchObject({ phase: 'telling', at: 1 })
  })

  test('ends with the last line, without a rest after it', () => {
    const last = after(begin(three), said, passed(5_000), said, passed(5_000))
    expect(last).toMatchObject({ phase: 'telling', at: 2 })
    expect(step(last, said).phase).toBe('ended')
  })

  test('begins again when it goes round, even with a single line', () => {
    const round = after(begin({ count: 1, pauseMs: 1_000, loop: true }), said, passed(1_000))
    expect(round).toMatchObject({ phase: 'telling', at: 0, telling: 2 })
  })

  test('waits while it is paused: neither the rest nor the timer runs', () => {
    const resting = after(begin({ ...three, timerMs: 60_000 }), said, { type: 'pause' }, passed(600_000))
    expect(resting).toMatchObject({ phase: 'resting', restLeftMs: 5_000, timerLeftMs: 60_000 })
    expect(after(resting, { type: 'resume' }, passed(5_000))).toMatchObject({ phase: 'telling', at: 1 })
  })

  test('goes to the next and the last line at a wish, and plays on', () => {
    const next = after(begin(three), { type: 'pause' }, { type: 'next' })
    expect(next).toMatchObject({ phase: 'telling', at: 1, paused: false })
    expect(step(next, { type: 'previous' })).toMatchObject({ at: 0, telling: 3 })
    expect(after(next, { type: 'next' }, { type: 'next' }).phase).toBe('ended')
  })

  test('stays ended', () => {
    const ended = step(begin(three), { type: 'stop' })
    expect(after(ended, said, passed(1), { type: 'next' }, { type: 'resume' })).toBe(ended)
  })
})

describe('the sleep timer', () => {
  const tenMinutes = begin({ ...three, loop: true, timerMs: 600_000 })

  test('ends the session, whatever is going on', () => {
    expect(step(tenMinutes, passed(599_999)).phase).toBe('telling')
    expect(step(tenMinutes, passed(600_000)).phase).toBe('ended')
    expect(after(tenMinutes, said, passed(700_000)).phase).toBe('ended')
  })

  test('fades over its last minute', () => {
    expect(loudnessIn(begin(three))).toBe(1)
    expect(loudnessIn(step(tenMinutes, passed(540_000)))).toBe(1)
    expect(loudnessIn(step(tenMinutes, passed(570_000)))).toBe(0.5)
    expect(loudnessIn(step(tenMinutes, passed(600_000)))).toBe(0)
  })

  test('can be set anew and taken away', () => {
    const late = step(tenMinutes, passed(590_000))
    expect(after(late, { type: 'timer', ms: 1_200_000 }, passed(60_000))).toMatchObject({ timerLeftMs: 1_140_000 })
    expect(after(late, { type: 'timer', ms: undefined }, passed(9_000_000)).phase).toBe('telling')
  })
})
