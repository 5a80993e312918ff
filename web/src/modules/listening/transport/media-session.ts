import { product } from '@glimmer/contract/product'
import { playbackSettings } from '../playback-settings.ts'
import { findVoiceSourceOrFallback } from '../sources/fallback-source.ts'
import { findVoiceSource, type Line, type VoiceRequest } from '../sources/find-voice-source.ts'
import { linePlayer } from './line-player.ts'

/** What the system's media controls do. */
export interface MediaControls {
  play(): unknown
  pause(): unknown
  /** One step forward or back. */
  skip?(steps: 1 | -1): void
  /** To this position, in milliseconds. */
  seek?(ms: number): void
  stop?(): void
  next?(): void
  previous?(): void
}

/** What the system shows. */
interface MediaState {
  phase: string
  title: string
  /** The playback position; undefined where a position is meaningless. */
  position?: { ms: number; durationMs: number; rate: number } | undefined
}

/** The controls of the player the system currently shows. */
let shown: MediaControls | undefined

const mediaSession = () => globalThis.navigator?.mediaSession

/** The handler of each media session action; undefined for those the player does not support. */
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
      // This browser does not know the action.
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
 * Shows what is playing in the media session, so that the lock screen and headset buttons control it. A player that
 * starts replaces the one shown before; pauses and ends are shown only while the player is still the one shown.
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

/** Removes a player with nothing left to play from the media session. */
export function clearMediaSession(controls: MediaControls) {
  const session = mediaSession()
  if (!session || shown !== controls) return
  shown = undefined
  session.metadata = null
  session.playbackState = 'none'
  setHandlers(session, controls, false)
  setPosition(session, undefined)
}

/** A position that jumps by more than this was a seek; otherwise the system advances it by itself. */
const soughtMs = 1500

/**
 * A player for one line, connected to the media session. With `onFallback`, a free source replaces an unavailable voice
 * and the reason is reported; without it, that is a failure.
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
