import { type Observable, observable } from '#lib/observable.ts'
import { ApiError } from '#platform/api/errors.ts'
import type { Listening } from '../sources/playback-settings.ts'
import type { Tell, Teller } from '../sources/voice-source.ts'
import { leaveFloor, takeFloor } from './audio-focus.ts'
import { atRest, type Playing } from './playing.ts'
import { wordAt } from './word-at.ts'

/** A browser that wants another touch before sound, or somebody who paused meanwhile: the line is there, at rest. */
const isOnlyHeld = (thrown: unknown) =>
  thrown instanceof Error && (thrown.name === 'NotAllowedError' || thrown.name === 'AbortError')

const unplayable = { code: 'unsupported_media_type', message: 'It could not be played on this device.' } as const

/** What could not be asked for is an ApiError by itself; anything else is sound that this browser cannot play. */
const toError = (thrown: unknown) => (thrown instanceof ApiError ? thrown : new ApiError(415, unplayable))

/** How often, in milliseconds, the time on the screen moves on; a new word shows at once. */
const tick = 100

/** Calls back once a frame, from `start` to `stop`. */
function everyFrame(look: () => void) {
  let frame = 0
  const follow = () => {
    look()
    frame = requestAnimationFrame(follow)
  }
  const stop = () => cancelAnimationFrame(frame)
  return {
    start() {
      stop()
      frame = requestAnimationFrame(follow)
    },
    stop,
  }
}

/** What is shown of a line that is being told, and who has the floor meanwhile. */
function showTelling(state: Observable<Playing>, tellerOf: () => Teller | undefined) {
  const change = (changes: Partial<Playing>) => state.set({ ...state.get(), ...changes })
  const progress = () => {
    const teller = tellerOf()
    if (!teller) return
    const { ms, word } = state.get()
    const nowMs = teller.nowMs()
    const nowWord = wordAt(teller.words, nowMs)
    if (nowWord !== word || Math.abs(nowMs - ms) >= tick) change({ ms: nowMs, word: nowWord })
  }
  const frames = everyFrame(progress)
  const floor = { pause: () => tellerOf()?.pause() }
  const rest = (changes: Partial<Playing>) => {
    frames.stop()
    change(changes)
    leaveFloor(floor)
  }
  return {
    change,
    progress,
    hearer: {
      onPlay() {
        takeFloor(floor)
        change({ phase: 'playing' })
        frames.start()
      },
      onRest: () => rest({ phase: 'paused' }),
      onEnd: () => rest({ phase: 'ended', ms: state.get().durationMs, word: -1 }),
    },
    close() {
      frames.stop()
      leaveFloor(floor)
    },
  }
}

/**
 * Plays one line: a teller is found on the first play, then kept until `close`. `find` takes a signal that calls it
 * off. Playing pauses whoever else speaks.
 */
export function linePlayer(find: (signal: AbortSignal) => Promise<Tell>, manner: Observable<Listening>) {
  const state = observable<Playing>(atRest)
  const over = new AbortController()
  let teller: Teller | undefined
  let volume = 1
  /** Whether the line is to be heard once it has been found. */
  let wanted = false
  const { change, progress, hearer, close } = showTelling(state, () => teller)
  const shape = () => teller?.shape({ rate: manner.get().rate, room: manner.get().room, volume })
  const unwatch = manner.subscribe(shape)

  const prepare = async () => {
    state.set({ ...atRest, phase: 'preparing' })
    const tell = await find(over.signal)
    if (over.signal.aborted) return
    teller = tell(hearer)
    const { means, words, fallback, durationMs } = teller
    shape()
    change({ told: { means, words, fallback }, durationMs })
  }
  const halt = (thrown: unknown) => {
    if (teller && isOnlyHeld(thrown)) return change({ phase: 'paused' })
    teller?.close()
    teller = undefined
    close()
    state.set({ ...atRest, phase: 'failed', error: toError(thrown) })
  }
  const begin = async () => {
    if (over.signal.aborted) return
    if (wanted) await teller?.play()
    else change({ phase: 'paused' })
  }
  const play = async () => {
    wanted = true
    if (state.get().phase === 'preparing') return
    try {
      if (!teller) await prepare()
      await begin()
    } catch (thrown) {
      if (!over.signal.aborted) halt(thrown)
    }
  }
  const pause = () => {
    wanted = false
    teller?.pause()
  }
  const seek = (ms: number) => {
    teller?.seek(Math.min(Math.max(ms, 0), state.get().durationMs))
    progress()
  }
  return {
    get: state.get,
    subscribe: state.subscribe,
    play,
    pause,
    toggle: () => (state.get().phase === 'playing' ? pause() : void play()),
    seek,
    skip: (ms: number) => seek((teller?.nowMs() ?? 0) + ms),
    /** How loud, from 0 to 1: a sleep timer fades with it. */
    loudness(level: number) {
      volume = level
      shape()
    },
    /** Puts a failure aside. */
    dismiss: () => state.set(atRest),
    /** Stops for good and gives the memory back. */
    close() {
      over.abort()
      unwatch()
      teller?.close()
      close()
    },
  }
}
export type LinePlayer = ReturnType<typeof linePlayer>
