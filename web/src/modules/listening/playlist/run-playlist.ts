import { observable } from '#lib/observable.ts'
import { keepScreenOn } from '#lib/wake-lock.ts'
import { fadeAmbience, stopAmbience } from '../ambience/load-ambience.ts'
import type { Line, VoiceChoice } from '../sources/find-voice-source.ts'
import { idlePlayback, type PlaybackState } from '../sources/voice-source.ts'
import { currentPlaylist } from './current-playlist.tsx'
import { linesPlayer } from './play-lines.ts'
import {
  initialState,
  type PlaylistEvent,
  type PlaylistOptions,
  type PlaylistState,
  type PlaylistView,
  reduce,
  volumeOf,
} from './playlist.ts'

interface PlaylistOrder extends Omit<PlaylistOptions, 'count'>, VoiceChoice {
  /** What is played, such as "Favourites". */
  title: string
  /** At least one. */
  lines: readonly Line[]
  keepAwake: boolean
}

const tickMs = 250

/** What a line's player coming into a phase means to the playlist. `failures`: lines in a row that could not be played. */
export function eventOf(
  phase: PlaybackState['phase'],
  playlist: PlaylistState,
  failures: number,
): PlaylistEvent | undefined {
  if (phase === 'ended') return { type: 'line-ended' }
  // When no line can be played there is nothing to wait for.
  if (phase === 'failed') return { type: failures < playlist.count ? 'line-ended' : 'stop' }
  // Another player took the audio focus, or a headset's button was pressed.
  return phase === 'paused' && !playlist.paused && playlist.phase === 'playing' ? { type: 'pause' } : undefined
}

/** Calls back with the milliseconds that passed since the last time. Returns a function that stops it. */
function everyTick(onElapsed: (ms: number) => void) {
  let last = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    onElapsed(now - last)
    last = now
  }, tickMs)
  return () => clearInterval(timer)
}

/**
 * Plays lines one after the other until they, or the timer, come to their end; a playlist that played before ends. To be
 * called from a person's touch.
 */
export function startPlaylist({ lines, title, keepAwake, ...order }: PlaylistOrder) {
  const view = observable<PlaylistView>({
    playlist: initialState({ ...order, count: lines.length }),
    playback: idlePlayback,
  })
  const change = (changes: Partial<PlaylistView>) => view.set({ ...view.get(), ...changes })
  let failures = 0
  let releaseScreen: (() => void) | undefined

  const player = linesPlayer(order, onPlayback, (notice) => change({ notice }))
  function onPlayback(playback: PlaybackState) {
    const { phase: before } = view.get().playback
    change({ playback })
    if (playback.phase === before) return
    if (playback.phase === 'playing') failures = 0
    if (playback.phase === 'failed') failures++
    const event = eventOf(playback.phase, view.get().playlist, failures)
    if (event) send(event)
  }
  const play = ({ index }: PlaylistState) => {
    const line = lines[index]
    change({ playback: idlePlayback })
    if (line) player.play(line)
  }
  const apply = (now: PlaylistState, before: PlaylistState) => {
    if (now.phase === 'ended') close()
    else if (now.plays !== before.plays) play(now)
    else if (now.paused && !before.paused) player.pause()
    else if (!now.paused && before.paused && now.phase === 'playing') player.resume()
  }
  const send = (event: PlaylistEvent) => {
    const before = view.get().playlist
    const now = reduce(before, event)
    if (now === before) return
    change({ playlist: now })
    const volume = volumeOf(now)
    if (volume !== volumeOf(before)) {
      player.setVolume(volume)
      fadeAmbience(volume)
    }
    stayAwake(!now.paused)
    apply(now, before)
  }
  /** A playlist that is paused lets the screen go dark. */
  const stayAwake = (on: boolean) => {
    if (on && keepAwake) releaseScreen ??= keepScreenOn()
    if (on) return
    releaseScreen?.()
    releaseScreen = undefined
  }
  const close = () => {
    stopTicking()
    player.close()
    stayAwake(false)
    stopAmbience()
    if (currentPlaylist.get() === playlist) currentPlaylist.set(undefined)
  }
  const playlist = { title, lines, get: view.get, subscribe: view.subscribe, send }

  stayAwake(true)
  const stopTicking = everyTick((ms) => send({ type: 'elapsed', ms }))
  currentPlaylist.get()?.send({ type: 'stop' })
  currentPlaylist.set(playlist)
  play(view.get().playlist)
}
