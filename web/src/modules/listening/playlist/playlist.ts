import type { PlaybackState } from '../sources/voice-source.ts'

/** What is played, and how. */
export interface PlaylistOptions {
  /** How many lines there are; at least one. */
  count: number
  /** The silence between two lines. */
  gapMs: number
  loop: boolean
  /** When to stop; left out for never. */
  timerMs?: number | undefined
  /** After the last line all is quiet until the timer ends it, where background sounds go on so long. */
  lingers?: boolean | undefined
}

/**
 * Where a playlist stands. Each line is played, then comes a gap; where it lingers, quiet comes after the last.
 * `paused` holds it wherever it is.
 */
export interface PlaylistState extends PlaylistOptions {
  phase: 'playing' | 'gap' | 'quiet' | 'ended'
  paused: boolean
  /** Of the current line. */
  index: number
  /** Counts how often a line was begun: the same line again is another play. */
  plays: number
  gapLeftMs: number
  timerLeftMs?: number | undefined
}

export type PlaylistEvent =
  /** The current line came to its end, or cannot be played. */
  | { type: 'line-ended' }
  | { type: 'elapsed'; ms: number }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'stop' }
  | { type: 'timer'; ms: number | undefined }
  /** Other rests between lines from now on. */
  | { type: 'gap'; ms: number }
  | { type: 'loop'; on: boolean }

/** What is shown of a playlist. */
export interface PlaylistView {
  playlist: PlaylistState
  playback: PlaybackState
  /** Why another voice speaks than was asked for, or what keeps the next line away. */
  notice?: string | undefined
}

/** A playlist that plays. */
export interface Playlist {
  title: string
  lines: readonly { text: string }[]
  get(): PlaylistView
  subscribe(changed: () => void): () => void
  send(event: PlaylistEvent): void
}

/** The last stretch of a sleep timer, in which everything grows quieter. */
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

/** A timer that is taken away in the quiet has nothing left to wait for. */
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

/** What a playlist becomes when something happens. Once ended it stays so. */
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

/** How loud everything is, from 0 to 1: full until the last minute of the timer. */
export const volumeOf = ({ timerLeftMs }: PlaylistState) =>
  timerLeftMs === undefined ? 1 : Math.min(1, timerLeftMs / fadeMs)
