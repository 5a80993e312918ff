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
}

/** Where a playlist stands. Each line is played, then comes a gap; `paused` holds it wherever it is. */
export interface PlaylistState extends PlaylistOptions {
  phase: 'playing' | 'gap' | 'ended'
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

/** What is shown of a playlist. */
export interface PlaylistView {
  playlist: PlaylistState
  playback: PlaybackState
  /** Why another voice speaks than was asked for. */
  notice?: string
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
const advance = (state: PlaylistState): PlaylistState =>
  isLast(state) ? { ...state, phase: 'ended' } : playLine(state, (state.index + 1) % state.count)

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
      return { ...state, timerMs: event.ms, timerLeftMs: event.ms }
    case 'stop':
      return { ...state, phase: 'ended' }
  }
}

/** How loud everything is, from 0 to 1: full until the last minute of the timer. */
export const volumeOf = ({ timerLeftMs }: PlaylistState) =>
  timerLeftMs === undefined ? 1 : Math.min(1, timerLeftMs / fadeMs)
