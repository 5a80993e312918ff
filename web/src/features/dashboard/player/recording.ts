import type { Speech } from '@glimmer/contract'
import { type ApiError, normalise } from '../../../api/errors.ts'
import { observe } from '../../../app/observable.ts'
import { wordAt } from './word-at.ts'

/** Where a player stands. Times are milliseconds of the recording. */
export interface Playing {
  phase: 'idle' | 'preparing' | 'playing' | 'paused' | 'failed'
  /** How far it has come. */
  ms: number
  durationMs: number
  /** The word being said, or -1. */
  word: number
  speech?: Speech
  error?: ApiError
}
const silent: Playing = { phase: 'idle', ms: 0, durationMs: 0, word: -1 }

/** How a recording is had: asked for, then fetched. Both take a signal that calls them off. */
export interface Source {
  speak(signal: AbortSignal): Promise<Speech>
  bytes(speech: Speech, signal: AbortSignal): Promise<Blob>
}

/** How often, in milliseconds, the time on the screen moves on; a new word shows at once. */
const tick = 100

/** Plays one recording: fetched on the first play, then kept until `close`. */
export function recording(source: Source) {
  const state = observe<Playing>(silent)
  const audio = new Audio()
  const over = new AbortController()
  let url: string | undefined
  let frame = 0

  const change = (changes: Partial<Playing>) => state.set({ ...state.get(), ...changes })
  const progress = () => {
    const { speech, ms, word } = state.get()
    const nowMs = audio.currentTime * 1000
    const nowWord = speech && speech.timing !== 'none' ? wordAt(speech.words, nowMs) : -1
    if (nowWord !== word || Math.abs(nowMs - ms) >= tick) change({ ms: nowMs, word: nowWord })
  }
  const follow = () => {
    progress()
    frame = requestAnimationFrame(follow)
  }
  const rest = (changes: Partial<Playing>) => {
    cancelAnimationFrame(frame)
    change({ phase: 'paused', ...changes })
  }
  audio.addEventListener('play', () => {
    change({ phase: 'playing' })
    frame = requestAnimationFrame(follow)
  })
  audio.addEventListener('pause', () => rest({}))
  audio.addEventListener('ended', () => rest({ ms: state.get().durationMs, word: -1 }))

  const prepare = async () => {
    state.set({ ...silent, phase: 'preparing' })
    const speech = await source.speak(over.signal)
    const blob = await source.bytes(speech, over.signal)
    url = URL.createObjectURL(blob)
    audio.src = url
    change({ speech, durationMs: speech.durationMs })
  }
  /** A browser that wants another touch before sound is not a failure: the recording is there, at rest. */
  const halt = (thrown: unknown) => change(url ? { phase: 'paused' } : { phase: 'failed', error: normalise(thrown) })
  const play = async () => {
    if (state.get().phase === 'preparing') return
    try {
      if (!url) await prepare()
      if (!over.signal.aborted) await audio.play()
    } catch (thrown) {
      if (!over.signal.aborted) halt(thrown)
    }
  }
  const seek = (ms: number) => {
    if (!url) return
    audio.currentTime = Math.min(Math.max(ms, 0), state.get().durationMs) / 1000
    progress()
  }
  return {
    get: state.get,
    subscribe: state.subscribe,
    play,
    pause: () => audio.pause(),
    toggle: () => (state.get().phase === 'playing' ? audio.pause() : void play()),
    seek,
    skip: (ms: number) => seek(audio.currentTime * 1000 + ms),
    /** Puts a failure aside. */
    dismiss: () => state.set(silent),
    /** Stops for good and gives the memory back. */
    close() {
      over.abort()
      cancelAnimationFrame(frame)
      audio.pause()
      audio.removeAttribute('src')
      if (url) URL.revokeObjectURL(url)
    },
  }
}
export type Recording = ReturnType<typeof recording>
