/** An undo history: past states, the present one, and undone ones. */
export interface History<T> {
  past: readonly T[]
  present: T
  future: readonly T[]
  /** What the last step changed: consecutive steps of the same kind, as when dragging a colour, count as one. */
  kind?: string | undefined
}

/** How many steps can be undone. */
const maxSteps = 100

export const begin = <T>(present: T): History<T> => ({ past: [], present, future: [] })

/** Adds a step and drops undone ones. With a `kind`, consecutive steps of that kind are undone together. */
export function step<T>({ past, present, kind: last }: History<T>, next: T, kind?: string): History<T> {
  const joined = kind !== undefined && kind === last
  return { past: joined ? past : [...past, present].slice(-maxSteps), present: next, future: [], kind }
}

export function undo<T>(history: History<T>): History<T> {
  const before = history.past.at(-1)
  if (before === undefined) return history
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future] }
}

export function redo<T>(history: History<T>): History<T> {
  const [after, ...future] = history.future
  if (after === undefined) return history
  return { past: [...history.past, history.present], present: after, future }
}
