import type { PlaybackState } from './voice-source.ts'

/** What is played, and how. */
export interface PlaylistOptions {
  /** The number of lines; at least one. */
  count: number
  /** The silence between two lines. */
  gapMs: number
  loop: boolean
  /** When to stop; undefined for never. */
  timerMs?: number | undefined
  /** After the last line, stay quiet until the timer ends, so that background sounds carry on until then. */
  lingers?: boolean | undefined
}

/**
 * The state of a playlist. Each line is followed by a gap; with `lingers`, the last one is followed by quiet. `paused`
 * can be set in any phase.
 */
export interface PlaylistState extends PlaylistOptions {
  phase: 'playing' | 'gap' | 'quiet' | 'ended'
  paused: boolean
  /** The index of the current line. */
  index: number
  /** Counts the starts of lines: playing the same line again is another play. */
  plays: number
  gapLeftMs: number
  timerLeftMs?: number | undefined
}

export type PlaylistEvent =
  /** The current line ended or cannot be played. */
  | { type: 'line-ended' }
  | { type: 'elapsed'; ms: number }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'stop' }
  | { type: 'timer'; ms: number | undefined }
  /** Changes the silence between lines from now on. */
  | { type: 'gap'; ms: number }
  | { type: 'loop'; on: boolean }

/** What is shown of a playlist. */
export interface PlaylistView {
  playlist: PlaylistState
  playback: PlaybackState
  /** Why another voice is used than the chosen one, or why the next line is not playing yet. */
  notice?: string | undefined
}

/** An active playlist. */
export interface Playlist {
  title: string
  lines: readonly { text: string }[]
  get(): PlaylistView
  subscribe(changed: () => void): () => void
  send(event: PlaylistEvent): void
}

/** The last part of a sleep timer, over which everything fades out. */
const fadeMs = 60_000

export const initialState = (options: PlaylistOptions): PlaylistState => ({
  ...options,
  phase: 'playing',
  paused: false,
  index: 0,
  plays: 1,
  gapLeftMs: 0,
  timerLeftMs: options.timerMs,
})

const playLine = (state: PlaylistState, index: number): PlaylistState => ({
  ...state,
  phase: 'playing',
  index,
  plays: state.plays + 1,
  gapLeftMs: 0,
})

const isLast = ({ index, count, loop }: PlaylistState) => !loop && index + 1 >= count
const finish = (state: PlaylistState): PlaylistState => ({
  ...state,
  phase: state.lingers && state.timerLeftMs !== undefined ? 'quiet' : 'ended',
  gapLeftMs: 0,
})
const advance = (state: PlaylistState): PlaylistState =>
  isLast(state) ? finish(state) : playLine(state, (state.index + 1) % state.count)

/** If the timer is removed during the final quiet, there is nothing left to wait for. */
const setTimer = (state: PlaylistState, ms: number | undefined): PlaylistState => {
  const next = { ...state, timerMs: ms, timerLeftMs: ms }
  return state.phase === 'quiet' ? finish(next) : next
}

const elapse = (state: PlaylistState, ms: number): PlaylistState => {
  if (state.paused) return state
  const timerLeftMs = state.timerLeftMs === undefined ? undefined : Math.max(0, state.timerLeftMs - ms)
  const later = { ...state, timerLeftMs }
  if (timerLeftMs === 0) return { ...later, phase: 'ended' }
  if (state.phase !== 'gap') return later
  const gapLeftMs = state.gapLeftMs - ms
  return gapLeftMs > 0 ? { ...later, gapLeftMs } : advance(later)
}

const endLine = (state: PlaylistState): PlaylistState => {
  if (state.phase !== 'playing') return state
  return isLast(state) ? advance(state) : { ...state, phase: 'gap', gapLeftMs: state.gapMs }
}

/** Reduces an event to the next state. `ended` is final. */
export function reduce(state: PlaylistState, event: PlaylistEvent): PlaylistState {
  if (state.phase === 'ended') return state
  switch (event.type) {
    case 'line-ended':
      return endLine(state)
    case 'elapsed':
      return elapse(state, event.ms)
    case 'pause':
      return { ...state, paused: true }
    case 'resume':
      return { ...state, paused: false }
    case 'next':
      return advance({ ...state, paused: false })
    case 'previous':
      return playLine({ ...state, paused: false }, Math.max(0, state.index - 1))
    case 'timer':
      return setTimer(state, event.ms)
    case 'gap':
      return { ...state, gapMs: event.ms, gapLeftMs: Math.min(state.gapLeftMs, event.ms) }
    case 'loop':
      return { ...state, loop: event.on }
    case 'stop':
      return { ...state, phase: 'ended' }
  }
}

/** The volume of everything, from 0 to 1: full until the last minute of the timer. */
export const volumeOf = ({ timerLeftMs }: PlaylistState) =>
  timerLeftMs === undefined ? 1 : Math.min(1, timerLeftMs / fadeMs)
