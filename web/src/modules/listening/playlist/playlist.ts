/** What is played, and how. Times in milliseconds. */
export interface Plan {
  /** How many lines there are; at least one. */
  count: number
  pauseMs: number
  loop: boolean
  /** When to stop; left out for never. */
  timerMs?: number | undefined
}

/** Where a session stands. It is told, then rests, line by line; `paused` holds it wherever it is. */
export interface Session extends Plan {
  phase: 'telling' | 'resting' | 'ended'
  paused: boolean
  /** The line in turn, from 0. */
  at: number
  /** Counts the tellings: the same line again is a new one. */
  telling: number
  restLeftMs: number
  timerLeftMs?: number | undefined
}

export type SessionEvent =
  /** The line in turn has been said, or cannot be. */
  | { type: 'said' }
  | { type: 'passed'; ms: number }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'stop' }
  | { type: 'timer'; ms: number | undefined }

/** The last stretch of a sleep timer, in which everything grows quieter. */
const fadeMs = 60_000

export const begin = (plan: Plan): Session => ({
  ...plan,
  phase: 'telling',
  paused: false,
  at: 0,
  telling: 1,
  restLeftMs: 0,
  timerLeftMs: plan.timerMs,
})

const tell = (session: Session, at: number): Session => ({
  ...session,
  phase: 'telling',
  at,
  telling: session.telling + 1,
  restLeftMs: 0,
})

const isLast = ({ at, count, loop }: Session) => !loop && at + 1 >= count
const onward = (session: Session): Session =>
  isLast(session) ? { ...session, phase: 'ended' } : tell(session, (session.at + 1) % session.count)

const pass = (session: Session, ms: number): Session => {
  if (session.paused) return session
  const timerLeftMs = session.timerLeftMs === undefined ? undefined : Math.max(0, session.timerLeftMs - ms)
  const later = { ...session, timerLeftMs }
  if (timerLeftMs === 0) return { ...later, phase: 'ended' }
  if (session.phase !== 'resting') return later
  const restLeftMs = session.restLeftMs - ms
  return restLeftMs > 0 ? { ...later, restLeftMs } : onward(later)
}

const said = (session: Session): Session => {
  if (session.phase !== 'telling') return session
  return isLast(session) ? onward(session) : { ...session, phase: 'resting', restLeftMs: session.pauseMs }
}

/** What a session becomes when something happens. Once ended it stays so. */
export function step(session: Session, event: SessionEvent): Session {
  if (session.phase === 'ended') return session
  switch (event.type) {
    case 'said':
      return said(session)
    case 'passed':
      return pass(session, event.ms)
    case 'pause':
      return { ...session, paused: true }
    case 'resume':
      return { ...session, paused: false }
    case 'next':
      return onward({ ...session, paused: false })
    case 'previous':
      return tell({ ...session, paused: false }, Math.max(0, session.at - 1))
    case 'timer':
      return { ...session, timerMs: event.ms, timerLeftMs: event.ms }
    case 'stop':
      return { ...session, phase: 'ended' }
  }
}

/** How loud everything is, from 0 to 1: full until the last minute of the timer. */
export const loudnessIn = ({ timerLeftMs }: Session) =>
  timerLeftMs === undefined ? 1 : Math.min(1, timerLeftMs / fadeMs)
