import { observable } from '#lib/observable.ts'
import { fadeAmbience, stopAmbience } from '../ambience/load-ambience.ts'
import type { Line } from '../sources/find-voice-source.ts'
import { atRest, type Playing } from '../transport/playing.ts'
import { nowPlaying } from './current-playlist.ts'
import { type Narrator, tellLines } from './play-lines.ts'
import { begin, loudnessIn, type Plan, type Session, type SessionEvent, step } from './playlist.ts'
import { keepScreenOn } from './wake-lock.ts'

export interface SessionOrder extends Omit<Plan, 'count'>, Narrator {
  /** What is played, such as "Favourites". */
  title: string
  /** At least one. */
  lines: readonly Line[]
  keepAwake: boolean
}

/** What the screen sees of a session. */
export interface Heard {
  session: Session
  playing: Playing
  /** Why somebody else speaks than was asked for. */
  note?: string
}

/** How often, in milliseconds, time is counted. */
const beat = 250

/** What a line's player coming into a phase means to the session. `failures`: lines in a row that could not be said. */
export function eventOf(phase: Playing['phase'], session: Session, failures: number): SessionEvent | undefined {
  if (phase === 'ended') return { type: 'said' }
  // When no line can be said there is nothing to wait for.
  if (phase === 'failed') return { type: failures < session.count ? 'said' : 'stop' }
  // Somebody else took the floor, or a headset's button was pressed.
  return phase === 'paused' && !session.paused && session.phase === 'telling' ? { type: 'pause' } : undefined
}

/** Calls back with the milliseconds that passed since the last time, until the answer is called. */
function countTime(passed: (ms: number) => void) {
  let counted = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    passed(now - counted)
    counted = now
  }, beat)
  return () => clearInterval(timer)
}

/** Plays lines one after the other until they, or the timer, come to their end. To be called from a person's touch. */
export function runSession({ lines, title, keepAwake, ...order }: SessionOrder) {
  const state = observable<Heard>({ session: begin({ ...order, count: lines.length }), playing: atRest })
  const change = (changes: Partial<Heard>) => state.set({ ...state.get(), ...changes })
  let failures = 0

  const narrator = tellLines(order, follow, (note) => change({ note }))
  function follow(playing: Playing) {
    const { phase: before } = state.get().playing
    change({ playing })
    if (playing.phase === before) return
    if (playing.phase === 'playing') failures = 0
    if (playing.phase === 'failed') failures++
    const event = eventOf(playing.phase, state.get().session, failures)
    if (event) send(event)
  }
  const tell = ({ at }: Session) => {
    const line = lines[at]
    change({ playing: atRest })
    if (line) narrator.tell(line)
  }
  const apply = (session: Session, before: Session) => {
    if (session.phase === 'ended') close()
    else if (session.telling !== before.telling) tell(session)
    else if (session.paused !== before.paused) hold(session)
  }
  const hold = ({ paused, phase }: Session) => {
    if (paused) narrator.pause()
    else if (phase === 'telling') narrator.resume()
  }
  const send = (event: SessionEvent) => {
    const before = state.get().session
    const session = step(before, event)
    if (session === before) return
    change({ session })
    const level = loudnessIn(session)
    if (level !== loudnessIn(before)) {
      narrator.loudness(level)
      fadeAmbience(level)
    }
    stayAwake(!session.paused)
    apply(session, before)
  }
  let release: (() => void) | undefined
  /** A session that is paused lets the screen go dark. */
  function stayAwake(on: boolean) {
    if (on && keepAwake) release ??= keepScreenOn()
    if (on) return
    release?.()
    release = undefined
  }
  stayAwake(true)
  const stopCounting = countTime((ms) => send({ type: 'passed', ms }))
  const close = () => {
    stopCounting()
    narrator.close()
    stayAwake(false)
    stopAmbience()
    if (nowPlaying.get() === running) nowPlaying.set(undefined)
  }
  const running = {
    title,
    lines,
    get: state.get,
    subscribe: state.subscribe,
    send,
    toggle: () => send({ type: state.get().session.paused ? 'resume' : 'pause' }),
    /** Begins with the first line; a session that played before ends. */
    start() {
      nowPlaying.get()?.send({ type: 'stop' })
      nowPlaying.set(running)
      tell(state.get().session)
    },
  }
  return running
}
export type RunningSession = ReturnType<typeof runSession>
