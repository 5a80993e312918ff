import { product } from '@glimmer/contract/product'
import { findVoiceSourceOrFallback } from '../sources/fallback-source.ts'
import { findVoiceSource, type Line, type VoiceRequest } from '../sources/find-voice-source.ts'
import { playbackSettings } from '../sources/playback-settings.ts'
import { linePlayer } from './line-player.ts'

/** What the system's buttons do. */
export interface MediaControls {
  play(): unknown
  pause(): unknown
  /** One step on, or back. */
  skip?(steps: 1 | -1): void
  /** To so many milliseconds from the beginning. */
  seek?(ms: number): void
  stop?(): void
  next?(): void
  previous?(): void
}

/** What the system shows. */
interface MediaState {
  phase: string
  title: string
  /** How far it has come; left out where a position says nothing. */
  position?: { ms: number; durationMs: number; rate: number } | undefined
}

/** The controls of what the system shows now. */
let shown: MediaControls | undefined

const mediaSession = () => globalThis.navigator?.mediaSession

/** Each of the system's buttons and what it does; what the player cannot do is left out. */
function handlersOf({ play, pause, skip, seek, stop, next, previous }: MediaControls) {
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler | undefined>> = {
    play: () => void play(),
    pause: () => void pause(),
    stop,
    seekbackward: skip && (() => skip(-1)),
    seekforward: skip && (() => skip(1)),
    seekto: seek && (({ seekTime = 0 }) => seek(seekTime * 1000)),
    nexttrack: next,
    previoustrack: previous,
  }
  return Object.entries(handlers) as [MediaSessionAction, MediaSessionActionHandler | undefined][]
}

function setHandlers(session: MediaSession, controls: MediaControls, on: boolean) {
  for (const [action, handler] of handlersOf(controls)) {
    try {
      session.setActionHandler(action, (on && handler) || null)
    } catch {
      // An action this browser does not know.
    }
  }
}

function setPosition(session: MediaSession, position: MediaState['position']) {
  if (!position || position.durationMs <= 0) return session.setPositionState?.()
  const { ms, durationMs, rate } = position
  session.setPositionState?.({
    duration: durationMs / 1000,
    position: Math.min(Math.max(ms, 0), durationMs) / 1000,
    playbackRate: rate,
  })
}

/**
 * Shows the system what is playing, so that the lock screen and a headset's buttons reach it. What plays takes the
 * place of what did before; what only pauses or ends is shown while the place is still its own.
 */
export function showInMediaSession(controls: MediaControls, { phase, title, position }: MediaState) {
  const session = mediaSession()
  if (!session) return
  if (phase === 'playing' && shown !== controls) {
    shown = controls
    setHandlers(session, controls, true)
  }
  if (shown !== controls) return
  if (session.metadata?.title !== title) session.metadata = new MediaMetadata({ title, artist: product.name })
  session.playbackState = phase === 'playing' ? 'playing' : 'paused'
  setPosition(session, position)
}

/** Takes what has nothing left to play from the system's view. */
export function clearMediaSession(controls: MediaControls) {
  const session = mediaSession()
  if (!session || shown !== controls) return
  shown = undefined
  session.metadata = null
  session.playbackState = 'none'
  setHandlers(session, controls, false)
  setPosition(session, undefined)
}

/** A position that jumps by more than this was sought; otherwise the system counts on by itself. */
const soughtMs = 1500

/**
 * The player of one line, which the system's own buttons reach too. With `onFallback`, a free source takes the place of
 * a voice that cannot be had, and the reason is reported; without, that is a failure.
 */
export function mediaSessionPlayer(
  line: Line,
  request: Omit<VoiceRequest, 'signal'>,
  onFallback?: (reason: string) => void,
) {
  const find = (signal: AbortSignal) =>
    onFallback
      ? findVoiceSourceOrFallback(line, { ...request, signal }, ({ reason }) => onFallback(reason))
      : findVoiceSource(line, { ...request, signal })
  const player = linePlayer(find, playbackSettings)
  const { play, pause, skip, seek } = player
  const controls = { play, pause, stop: pause, skip, seek }
  let before = player.get()
  player.subscribe(() => {
    const now = player.get()
    const jumped = Math.abs(now.ms - before.ms) > soughtMs || now.durationMs !== before.durationMs
    const changed = now.phase !== before.phase || jumped
    before = now
    if (!changed || now.phase === 'preparing') return
    const position = { ms: now.ms, durationMs: now.durationMs, rate: playbackSettings.get().rate }
    showInMediaSession(controls, { phase: now.phase, title: line.text, position })
  })
  return {
    ...player,
    close() {
      player.close()
      clearMediaSession(controls)
    },
  }
}
