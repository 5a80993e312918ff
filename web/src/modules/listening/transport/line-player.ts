import { cueIndexAt } from '#lib/cues.ts'
import { type Observable, observable } from '#lib/observable.ts'
import { ApiError } from '#platform/api/errors.ts'
import type { WatchedSettings } from '../playback-settings.ts'
import { type CreateVoiceSource, idlePlayback, type PlaybackState, type VoiceSource } from '../voice-source.ts'
import { abandonAudioFocus, requestAudioFocus } from './audio-focus.ts'

/**
 * The browser wants another user gesture before it plays sound, or the user paused meanwhile: the line is ready, and
 * paused.
 */
const isOnlyPaused = (thrown: unknown) =>
  thrown instanceof Error && (thrown.name === 'NotAllowedError' || thrown.name === 'AbortError')

const unplayable = { code: 'unsupported_media_type', message: 'This device couldn’t play it.' } as const

/** Failed requests are an ApiError already; anything else is sound this browser cannot play. */
const toError = (thrown: unknown) => (thrown instanceof ApiError ? thrown : new ApiError(415, unplayable))

/** How often the displayed position updates; a new word shows at once. */
const progressIntervalMs = 100

/** How far one press of an arrow key or a headset button moves. */
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

/** Updates the state while a source plays, and holds the audio focus meanwhile. */
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
  /** Copies what is known of the source so far to the state. */
  const describe = () => {
    const source = currentSource()
    if (!source) return
    const { method, words, fallback, durationMs } = source
    change({ source: { method, words, fallback }, durationMs })
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
      onUpdate: describe,
      onFail: (error: ApiError) => stop({ phase: 'failed', word: -1, error }),
    },
  }
}

/**
 * Plays one line: its source is found on the first play, then held until `close`. `find` gets a signal that cancels it.
 * Playing pauses all other voices.
 */
export function linePlayer(find: (signal: AbortSignal) => Promise<CreateVoiceSource>, settings: WatchedSettings) {
  const state = observable<PlaybackState>(idlePlayback)
  const closed = new AbortController()
  let source: VoiceSource | undefined
  let volume = 1
  /** Whether to play the line once its source is found. */
  let isPlayRequested = false
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
  /** Keeps the position and words while the source requests the rest. */
  const requestRest = () => {
    const { error: _, ...heard } = state.get()
    state.set({ ...heard, phase: 'preparing' })
  }
  const begin = async () => {
    if (closed.signal.aborted) return
    if (isPlayRequested) await source?.play()
    else change({ phase: 'paused' })
  }
  const play = async () => {
    isPlayRequested = true
    if (state.get().phase === 'preparing') return
    try {
      if (!source) await prepare()
      else if (state.get().phase === 'failed') requestRest()
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
      isPlayRequested = false
      source?.pause()
    },
    seek,
    /** One step forward or back. */
    skip: (steps: 1 | -1) => seek((source?.nowMs() ?? 0) + steps * skipMs),
    /** From 0 to 1; used by the sleep timer to fade out. */
    setVolume(level: number) {
      volume = level
      applySettings()
    },
    /** Clears a failure. */
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
