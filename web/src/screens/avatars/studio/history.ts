/** What was made, step by step, and where one stands in it. */
export interface History<T> {
  past: readonly T[]
  now: T
  future: readonly T[]
  /** What the last step changed: further steps of the same kind, as while a colour is dragged, count as one. */
  kind?: string | undefined
}

/** Steps kept to go back to. */
const longest = 100

export const begin = <T>(now: T): History<T> => ({ past: [], now, future: [] })

/** Takes a step; what had been undone is gone. With a `kind`, steps of one kind in a row are undone together. */
export function step<T>({ past, now, kind: last }: History<T>, next: T, kind?: string): History<T> {
  const joined = kind !== undefined && kind === last
  return { past: joined ? past : [...past, now].slice(-longest), now: next, future: [], kind }
}

export function undo<T>(history: History<T>): History<T> {
  const before = history.past.at(-1)
  if (before === undefined) return history
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future] }
}

export function redo<T>(history: History<T>): History<T> {
  const [after, ...future] = history.future
  if (after === undefined) return history
  return { past: [...history.past, history.now], now: after, future }
}
