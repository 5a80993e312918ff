import type { ServerResponse } from 'node:http'
import { Problem } from '#problem.ts'

/** Each waits with its whole body in memory: one person may have two on their way, and everybody together eight. */
const mostOfOne = 2
const mostInAll = 8

/** A place among the uploads that are held in memory. */
export interface UploadPlace {
  /** Does the work on what was uploaded, and gives the place back once that has ended. */
  workOn<T>(work: () => Promise<T>): Promise<T>
}

/** Lets uploads in before their bodies are read, as many as the server can hold at once. */
export interface UploadGate {
  /** Takes a place for an upload that is answered by `response`. Throws `too_many_uploads` and `uploads_busy`. */
  enter(accountId: string, response: ServerResponse): UploadPlace
}

/** Counts the places of each person and of all. */
function places() {
  const taken = new Map<string, number>()
  let inAll = 0
  return {
    take(accountId: string) {
      const own = taken.get(accountId) ?? 0
      if (own >= mostOfOne) throw new Problem('too_many_uploads')
      if (inAll >= mostInAll) throw new Problem('uploads_busy')
      taken.set(accountId, own + 1)
      inAll++
    },
    giveBack(accountId: string) {
      const own = (taken.get(accountId) ?? 0) - 1
      if (own > 0) taken.set(accountId, own)
      else taken.delete(accountId)
      inAll--
    },
  }
}

export function uploadGate(): UploadGate {
  const { take, giveBack } = places()
  return {
    enter(accountId, response) {
      take(accountId)
      let isWorkedOn = false
      // One whose sender has hung up is still held in memory while it waits to be worked on.
      response.once('close', () => {
        if (!isWorkedOn) giveBack(accountId)
      })
      return {
        async workOn(work) {
          isWorkedOn = true
          try {
            return await work()
          } finally {
            giveBack(accountId)
          }
        },
      }
    },
  }
}
