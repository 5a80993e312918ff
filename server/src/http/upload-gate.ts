import type { ServerResponse } from 'node:http'
import { windowLimit } from '@glimmer/lib/window-limit'
import { Problem } from '#problem.ts'
import { dayMs } from '#time/durations.ts'

/**
 * Each waits with its whole body in memory: one person may have two on their way, one network address four, so that a few
 * accounts of somebody who sends slowly leave room for others, and everybody together eight.
 */
const mostOfOne = 2
const mostOfAddress = 4
const mostInAll = 8
/** From one address, which may be a school's: a photograph for each of two hundred people. */
const mostBytesADay = 1_000_000_000

/** A place among the uploads that are held in memory. */
export interface UploadPlace {
  /** Does the work on what was uploaded, and gives the place back once that has ended. */
  workOn<T>(work: () => Promise<T>): Promise<T>
}

/** An upload as it begins: its body is not read yet. */
interface Beginning {
  accountId: string
  /** Where it comes from, as limits count it. */
  address: string
  /** How many bytes it says it has; as many as it may have where it does not. */
  bytes: number
}

/** Lets uploads in before their bodies are read, as many as the server can hold at once. */
export interface UploadGate {
  /** Takes a place for an upload that is answered by `response`. Throws `too_many_uploads`, `uploads_busy` and `rate_limited`. */
  enter(beginning: Beginning, response: ServerResponse): UploadPlace
}

/** Counts by key; what is back at nothing is forgotten. */
function counter() {
  const counts = new Map<string, number>()
  return {
    of: (key: string) => counts.get(key) ?? 0,
    add(key: string, change: 1 | -1) {
      const count = (counts.get(key) ?? 0) + change
      if (count > 0) counts.set(key, count)
      else counts.delete(key)
    },
  }
}

/** Counts the places of each person, of each address and of all. */
function places() {
  const [ofPeople, ofAddresses] = [counter(), counter()]
  let inAll = 0
  const change = ({ accountId, address }: Beginning, by: 1 | -1) => {
    ofPeople.add(accountId, by)
    ofAddresses.add(address, by)
    inAll += by
  }
  return {
    take(beginning: Beginning) {
      if (ofPeople.of(beginning.accountId) >= mostOfOne) throw new Problem('too_many_uploads')
      if (ofAddresses.of(beginning.address) >= mostOfAddress || inAll >= mostInAll) throw new Problem('uploads_busy')
      change(beginning, 1)
    },
    giveBack: (beginning: Beginning) => change(beginning, -1),
  }
}

export function uploadGate(): UploadGate {
  const { take, giveBack } = places()
  const today = windowLimit({ most: mostBytesADay, windowMs: dayMs })
  return {
    enter(beginning, response) {
      take(beginning)
      const waitSeconds = today.take(beginning.address, beginning.bytes)
      if (waitSeconds > 0) {
        giveBack(beginning)
        response.setHeader('retry-after', waitSeconds)
        throw new Problem(
          'rate_limited',
          'That is more than can be uploaded from one place in a day. Please try again later.',
        )
      }
      let isWorkedOn = false
      // One whose sender has hung up is still held in memory while it waits to be worked on.
      response.once('close', () => {
        if (!isWorkedOn) giveBack(beginning)
      })
      return {
        async workOn(work) {
          isWorkedOn = true
          try {
            return await work()
          } finally {
            giveBack(beginning)
          }
        },
      }
    },
  }
}
