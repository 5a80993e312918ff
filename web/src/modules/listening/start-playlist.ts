import { observable } from '#lib/observable.ts'
import { keepScreenOn } from '#lib/wake-lock.ts'
import { isSilent, rememberedLevels } from './ambience/remembered-levels.ts'
import { currentPlaylist } from './current-playlist.tsx'
import { playbackSettings, type WatchedSettings } from './playback-settings.ts'
import { watchHeadphones } from './playlist/headphones.ts'
import { keepAliveAudio } from './playlist/keep-alive-audio.ts'
import { notices } from './playlist/notices.ts'
import { linesPlayer } from './playlist/play-lines.ts'
import { type Command, playerCommandFor, playlistEventFor } from './playlist/player-events.ts'
import {
  initialState,
  type Playlist,
  type PlaylistEvent,
  type PlaylistOptions,
  type PlaylistState,
  type PlaylistView,
  reduce,
  volumeOf,
} from './playlist.ts'
import { type AudioOutlet, audioOutlet } from './sources/audio-outlet.ts'
import type { Line, VoiceChoice } from './sources/find-voice-source.ts'
import { fadeAmbience, playAmbience, stopAmbience } from './use-ambience.ts'
import { idlePlayback, type PlaybackState } from './voice-source.ts'

export interface PlaylistOrder extends Omit<PlaylistOptions, 'count'>, VoiceChoice {
  /** What is played, such as "Favourites". */
  title: string
  /** At least one. */
  lines: readonly Line[]
  keepAwake: boolean
  /** How lines are played; defaults to this device's settings. */
  settings?: WatchedSettings | undefined
  /** What it is heard through, if an earlier user gesture has unlocked it. */
  outlet?: AudioOutlet | undefined
}

/** Keeps the screen on while the playlist plays, if wanted; a paused playlist lets it turn off. */
function screenKeeper(isWanted: boolean) {
  let release: (() => void) | undefined
  return (on: boolean) => {
    if (on && isWanted) release ??= keepScreenOn()
    if (on) return
    release?.()
    release = undefined
  }
}

interface Sounds extends VoiceChoice {
  outlet: AudioOutlet
  settings: WatchedSettings
  onTick: () => void
  send: (event: PlaylistEvent) => void
  onChange: (playback: PlaybackState) => void
  onFallback: (reason: string) => void
}

/** A player with one outlet for everything: the lines, and between them an inaudible sound. */
function makePlayer({ outlet, settings, onTick, send, onChange, onFallback, ...choice }: Sounds) {
  const keepAlive = keepAliveAudio(outlet, {
    onTick,
    onPause: () => send({ type: 'pause' }),
    onPlay: () => send({ type: 'resume' }),
  })
  return linesPlayer({ choice, settings, outlet, keepAlive, onChange, onFallback })
}

/**
 * Plays lines one after the other until they or the timer end, and stops any other playlist. This device's background
 * sounds play along. Call it from a user gesture, or with an outlet that one has unlocked.
 */
export function startPlaylist({
  lines,
  title,
  keepAwake,
  settings = playbackSettings,
  outlet = audioOutlet(),
  ...order
}: PlaylistOrder) {
  const lingers = order.lingers && !isSilent(rememberedLevels())
  const first = initialState({ ...order, lingers, count: lines.length })
  const view = observable<PlaylistView>({ playlist: first, playback: idlePlayback })
  const change = (changes: Partial<PlaylistView>) => view.set({ ...view.get(), ...changes })
  const noticeControl = notices(lines.length, (notice) => change({ notice }))
  const stayAwake = screenKeeper(keepAwake)
  const clock = everyTick(onElapsed)
  const stopWatching = watchHeadphones(() => send({ type: 'pause' }))
  const player = makePlayer({
    ...order,
    outlet,
    settings,
    onTick: clock.tick,
    send,
    onChange: onPlayback,
    onFallback: noticeControl.fallbackUsed,
  })
  const commands: Record<Command, (now: PlaylistState) => void> = {
    play({ index }) {
      const line = lines[index]
      change({ playback: idlePlayback })
      if (line) player.play(line)
    },
    rest: ({ phase, index, count }) => player.rest(phase === 'gap' ? lines[(index + 1) % count] : undefined),
    pause: player.pause,
    resume: player.resume,
    close() {
      clock.stop()
      stopWatching()
      player.close()
      stayAwake(false)
      stopAmbience()
      if (currentPlaylist.get() === playlist) currentPlaylist.set(undefined)
    },
  }
  function onElapsed(ms: number) {
    const { playlist: now, playback } = view.get()
    noticeControl.waited(ms, playback.phase === 'preparing' && !now.paused)
    send({ type: 'elapsed', ms })
  }
  function onPlayback(playback: PlaybackState) {
    const phases = { before: view.get().playback.phase, now: playback.phase }
    change({ playback })
    if (phases.now !== phases.before) noticeControl.phaseEntered(phases.now)
    const event = playlistEventFor(phases, view.get().playlist, noticeControl.failures())
    if (event) send(event)
  }
  function send(event: PlaylistEvent) {
    const before = view.get().playlist
    const now = reduce(before, event)
    if (now === before) return
    change({ playlist: now })
    const volume = volumeOf(now)
    if (volume !== volumeOf(before)) player.setVolume(volume)
    if (volume !== volumeOf(before) || now.paused !== before.paused) fadeAmbience(now.paused ? 0 : volume)
    stayAwake(!now.paused)
    const command = playerCommandFor(now, before)
    if (command) commands[command](now)
  }
  const playlist: Playlist = { title, lines, get: view.get, subscribe: view.subscribe, send }

  currentPlaylist.get()?.send({ type: 'stop' })
  currentPlaylist.set(playlist)
  stayAwake(true)
  playAmbience()
  commands.play(first)
}

const tickMs = 250

/**
 * Calls back with the milliseconds since the last call, four times a second and whenever `tick` is called: browsers
 * throttle timers while the screen is locked.
 */
function everyTick(onElapsed: (ms: number) => void) {
  let last = performance.now()
  const tick = () => {
    const now = performance.now()
    const ms = now - last
    last = now
    onElapsed(ms)
  }
  const timer = setInterval(tick, tickMs)
  return { tick, stop: () => clearInterval(timer) }
}
