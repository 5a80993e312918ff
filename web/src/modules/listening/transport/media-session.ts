import { product } from '@glimmer/contract/product'
import { stepMs } from './step.ts'

/** What the system's buttons can reach. */
export interface Reachable {
  play(): unknown
  pause(): unknown
  /** By so many milliseconds. */
  skip?(ms: number): void
  /** To so many milliseconds from the beginning. */
  seek?(ms: number): void
  stop?(): void
  next?(): void
  previous?(): void
}

/** What the system shows. */
export interface Shown {
  phase: string
  title: string
  /** How far it has come; left out where a position says nothing. */
  position?: { ms: number; durationMs: number; rate: number } | undefined
}

/** Whose line the system shows now. */
let shownBy: Reachable | undefined

const system = () => globalThis.navigator?.mediaSession

/** Every button of the system, and what it asks of whoever plays; a browser that lacks one leaves it out. */
function handlersOf({ play, pause, skip, seek, stop, next, previous }: Reachable) {
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler | undefined>> = {
    play: () => void play(),
    pause: () => void pause(),
    stop,
    seekbackward: skip && (() => skip(-stepMs)),
    seekforward: skip && (() => skip(stepMs)),
    seekto: seek && (({ seekTime = 0 }) => seek(seekTime * 1000)),
    nexttrack: next,
    previoustrack: previous,
  }
  return Object.entries(handlers) as [MediaSessionAction, MediaSessionActionHandler | undefined][]
}

function setHandlers(session: MediaSession, reach: Reachable, on: boolean) {
  for (const [action, handler] of handlersOf(reach)) {
    try {
      session.setActionHandler(action, (on && handler) || null)
    } catch {
      // An action this browser has never heard of.
    }
  }
}

function setPosition(session: MediaSession, position: Shown['position']) {
  if (!position || position.durationMs <= 0) return session.setPositionState?.()
  const { ms, durationMs, rate } = position
  session.setPositionState?.({
    duration: durationMs / 1000,
    position: Math.min(Math.max(ms, 0), durationMs) / 1000,
    playbackRate: rate,
  })
}

/**
 * Tells the system what is playing, so that the lock screen and a headset's buttons reach it. Who plays takes the place
 * of whoever did before; who only pauses or ends says so while the place is still theirs.
 */
export function announce(reach: Reachable, { phase, title, position }: Shown) {
  const session = system()
  if (!session) return
  if (phase === 'playing' && shownBy !== reach) {
    shownBy = reach
    setHandlers(session, reach, true)
  }
  if (shownBy !== reach) return
  if (session.metadata?.title !== title) session.metadata = new MediaMetadata({ title, artist: product.name })
  session.playbackState = phase === 'playing' ? 'playing' : 'paused'
  setPosition(session, position)
}

/** Nothing of this is left to play: the system shows it no longer. */
export function withdraw(reach: Reachable) {
  const session = system()
  if (!session || shownBy !== reach) return
  shownBy = undefined
  session.metadata = null
  session.playbackState = 'none'
  setHandlers(session, reach, false)
  setPosition(session, undefined)
}
