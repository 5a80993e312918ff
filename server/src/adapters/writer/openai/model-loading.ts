import { withDeadline } from '#adapters/resilience/with-deadline.ts'

/** When a server's model counts as loaded. */
export interface LoadingLimits {
  /** After this many milliseconds without an answer the server may have unloaded its model. */
  idleMs: number
  /** How long a load may take; then it is given up, and started again when somebody asks. */
  loadMs: number
}

/** Five minutes is what Ollama keeps an idle model for. */
export const usualLoading: LoadingLimits = { idleMs: 4 * 60_000, loadMs: 10 * 60_000 }

/** A server that answers this fast after a pause does not unload its model. */
const keptMs = 2000
/** After a question that failed, so that a server that is down is not asked twice for every line. */
const restMs = 30_000

/** Whether the model is in the server's memory, and a way to get it there. */
export interface ModelLoading {
  /**
   * Resolves once the model has answered lately, asking it something first if need be. All callers share that question,
   * and nobody who leaves ends it: some servers forget a load whose caller hangs up. Never rejects: the next call shows
   * what is wrong.
   */
  isReady(): Promise<void>
  /** To be called after every answer. */
  hasAnswered(): void
}

/** `ask` is an ordinary question, whose answer is not used. */
export function modelLoading(
  ask: (signal: AbortSignal) => Promise<unknown>,
  { idleMs, loadMs }: LoadingLimits,
): ModelLoading {
  let answeredAt: number | undefined
  let failedAt: number | undefined
  let isKept = false
  let asking: Promise<void> | undefined

  const since = (moment: number | undefined) =>
    moment === undefined ? Number.POSITIVE_INFINITY : performance.now() - moment

  function hasAnswered() {
    answeredAt = performance.now()
    failedAt = undefined
  }

  async function askOnce() {
    const from = performance.now()
    const isAfterPause = answeredAt !== undefined
    try {
      await withDeadline({ provider: 'writer', timeoutMs: loadMs }, ask)
      isKept = isAfterPause && performance.now() - from < keptMs
      hasAnswered()
    } catch {
      failedAt = performance.now()
    } finally {
      asking = undefined
    }
  }

  return {
    async isReady() {
      if (asking) return asking
      if (since(answeredAt) < idleMs || since(failedAt) < restMs || isKept) return
      asking = askOnce()
      return asking
    },
    hasAnswered,
  }
}
