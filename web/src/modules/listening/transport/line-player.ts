import { cueIndexAt } from '#lib/cues.ts'
import { type Observable, observable } from '#lib/observable.ts'
import { ApiError } from '#platform/api/errors.ts'
import type { WatchedSettings } from '../sources/playback-settings.ts'
import { type CreateVoiceSource, idlePlayback, type PlaybackState, type VoiceSource } from '../sources/voice-source.ts'
import { abandonAudioFocus, requestAudioFocus } from './audio-focus.ts'

/** The browser wants another touch before sound, or the person paused meanwhile: the line is ready, and paused. */
const isOnlyPaused = (thrown: unknown) =>
  thrown instanceof Error && (thrown.name === 'NotAllowedError' || thrown.name === 'AbortError')

const unplayable = { code: 'unsupported_media_type', message: 'This device couldn’t play it.' } as const

/** What could not be fetched is an ApiError already; anything else is sound that this browser cannot play. */
const toError = (thrown: unknown) => (thrown instanceof ApiError ? thrown : new ApiError(415, unplayable))

/** How often the time on the screen moves on; a new word shows at once. */
const progressIntervalMs = 100

/** How far one press of an arrow key, or of a headset's button, moves. */
const skipMs = 2_000

/** Calls back once a frame, from `start` to `stop`. */
function everyFrame(callback: () => void) {
  let frame = 0
  const run = () => {
    callback()
    frame = requestAnimationFrame(run)
  }
  const stop = () => cancelAnimationFrame(frame)
  return {
    start() {
      stop()
      frame = requestAnimationFrame(run)
    },
    stop,
  }
}

/** Keeps the state up to date while a source plays, and holds the audio focus meanwhile. */
function trackProgress(state: Observable<PlaybackState>, currentSource: () => VoiceSource | undefined) {
  const change = (changes: Partial<PlaybackState>) => state.set({ ...state.get(), ...changes })
  const update = () => {
    const source = currentSource()
    if (!source) return
    const { ms, word } = state.get()
    const nowMs = source.nowMs()
    const nowWord = cueIndexAt(source.words, nowMs)
    if (nowWord !== word || Math.abs(nowMs - ms) >= progressIntervalMs) change({ ms: nowMs, word: nowWord })
  }
  const frames = everyFrame(update)
  /** What is known of the source by now. */
  const describe = () => {
    const source = currentSource()
    if (!source) return
    const { means, words, fallback, durationMs } = source
    change({ source: { means, words, fallback }, durationMs })
  }
  const focus = { pause: () => currentSource()?.pause() }
  const release = () => {
    frames.stop()
    abandonAudioFocus(focus)
  }
  const stop = (changes: Partial<PlaybackState>) => {
    change(changes)
    release()
  }
  return {
    change,
    update,
    describe,
    release,
    events: {
      onPlay() {
        requestAudioFocus(focus)
        change({ phase: 'playing' })
        frames.start()
      },
      onPause: () => stop({ phase: 'paused' }),
      onEnd: () => stop({ phase: 'ended', ms: state.get().durationMs, word: -1 }),
      onGrow: describe,
      onFail: (error: ApiError) => stop({ phase: 'failed', word: -1, error }),
    },
  }
}

/**
 * Plays one line: its source is found on the first play, then held until `close`. `find` takes a signal that cancels
 * it. Playing pauses whatever else speaks.
 */
export function linePlayer(find: (signal: AbortSignal) => Promise<CreateVoiceSource>, settings: WatchedSettings) {
  const state = observable<PlaybackState>(idlePlayback)
  const closed = new AbortController()
  let source: VoiceSource | undefined
  let volume = 1
  /** Whether the line is to be heard once its source has been found. */
  let wanted = false
  const { change, update, describe, events, release } = trackProgress(state, () => source)
  const applySettings = () => source?.apply({ rate: settings.get().rate, reverb: settings.get().reverb, volume })
  const unsubscribe = settings.subscribe(applySettings)

  const prepare = async () => {
    state.set({ ...idlePlayback, phase: 'preparing' })
    const createSource = await find(closed.signal)
    if (closed.signal.aborted) return
    source = createSource(events)
    applySettings()
    describe()
  }
  const fail = (thrown: unknown) => {
    if (source && isOnlyPaused(thrown)) return change({ phase: 'paused' })
    source?.close()
    source = undefined
    release()
    state.set({ ...idlePlayback, phase: 'failed', error: toError(thrown) })
  }
  /** What was heard stays, while the source asks again for what it lacks. */
  const askForRest = () => {
    const { error: _, ...heard } = state.get()
    state.set({ ...heard, phase: 'preparing' })
  }
  const begin = async () => {
    if (closed.signal.aborted) return
    if (wanted) await source?.play()
    else change({ phase: 'paused' })
  }
  const play = async () => {
    wanted = true
    if (state.get().phase === 'preparing') return
    try {
      if (!source) await prepare()
      else if (state.get().phase === 'failed') askForRest()
      await begin()
    } catch (thrown) {
      if (!closed.signal.aborted) fail(thrown)
    }
  }
  const seek = (ms: number) => {
    source?.seek(Math.min(Math.max(ms, 0), state.get().durationMs))
    update()
  }
  return {
    get: state.get,
    subscribe: state.subscribe,
    play,
    pause() {
      wanted = false
      source?.pause()
    },
    seek,
    /** One step on, or back. */
    skip: (steps: 1 | -1) => seek((source?.nowMs() ?? 0) + steps * skipMs),
    /** From 0 to 1: a sleep timer fades with it. */
    setVolume(level: number) {
      volume = level
      applySettings()
    },
    /** Puts a failure aside. */
    dismiss: () => state.set(idlePlayback),
    /** Stops for good and releases the source. */
    close() {
      closed.abort()
      unsubscribe()
      source?.close()
      release()
    },
  }
}
export type LinePlayer = ReturnType<typeof linePlayer>
