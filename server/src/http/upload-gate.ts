import { Problem } from '#problem.ts'

/** Each waits with its whole body in memory: one person may have two on their way, and everybody together eight. */
const mostOfOne = 2
const mostInAll = 8

/** Lets uploads in before their bodies are read, as many as the server can hold at once. */
export interface UploadGate {
  /**
   * Takes a place until the function it answers is called; calling that again is fine. Throws `too_many_uploads` and
   * `uploads_busy`.
   */
  enter(accountId: string): () => void
}

export function uploadGate(): UploadGate {
  const pending = new Map<string, number>()
  let inAll = 0
  const count = (accountId: string, change: 1 | -1) => {
    inAll += change
    const own = (pending.get(accountId) ?? 0) + change
    if (own > 0) pending.set(accountId, own)
    else pending.delete(accountId)
  }
  return {
    enter(accountId) {
      if ((pending.get(accountId) ?? 0) >= mostOfOne) throw new Problem('too_many_uploads')
      if (inAll >= mostInAll) throw new Problem('uploads_busy')
      count(accountId, 1)
      let isInside = true
      return () => {
        if (isInside) count(accountId, -1)
        isInside = false
      }
    },
  }
}
