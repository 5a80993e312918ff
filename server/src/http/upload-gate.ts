import type { ServerResponse } from 'node:http'
import { windowLimit } from '@glimmer/lib/window-limit'
import { Problem } from '#problem.ts'
import { dayMs } from '#time/durations.ts'

/**
 * Most uploads in progress per person, per network address and in all. Each waits with its whole body in memory; the
 * limits per person and address keep a few accounts with slow uploads from using every place.
 */
const maxPerPerson = 2
const maxPerAddress = 4
const maxTotal = 8
/** Per address, which may be a school's: enough for a photograph for each of two hundred people. */
const maxBytesPerDay = 1_000_000_000

/** A place among the uploads that are held in memory. */
export interface UploadPlace {
  /** Runs the work on the uploaded file, and releases the place when it has ended. */
  workOn<T>(work: () => Promise<T>): Promise<T>
}

/** An upload whose body has not been read yet. */
interface Beginning {
  accountId: string
  /** The client's address as rate limits count it. */
  address: string
  /** The declared size, or the route's maximum if none is declared. */
  bytes: number
}

/** Admits uploads before their bodies are read, as many as the server can hold in memory. */
export interface UploadGate {
  /**
   * Takes a place for the upload that `response` answers. Throws `too_many_uploads`, `uploads_busy` and `rate_limited`.
   */
  enter(beginning: Beginning, response: ServerResponse): UploadPlace
}

/** Counts by key; a key whose count is zero is removed. */
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

/** Counts the uploads in progress per person, per address and in all. */
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
      if (ofPeople.of(beginning.accountId) >= maxPerPerson) throw new Problem('too_many_uploads')
      if (ofAddresses.of(beginning.address) >= maxPerAddress || inAll >= maxTotal) throw new Problem('uploads_busy')
      change(beginning, 1)
    },
    giveBack: (beginning: Beginning) => change(beginning, -1),
  }
}

export function uploadGate(): UploadGate {
  const { take, giveBack } = places()
  const today = windowLimit({ most: maxBytesPerDay, windowMs: dayMs })
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
      // If the client disconnects while the file is being processed, it is still in memory, so the place is released
      // later.
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
