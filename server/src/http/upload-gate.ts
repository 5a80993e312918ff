import type { ServerResponse } from 'node:http'
import { windowLimit } from '@glimmer/lib/window-limit'
import { Problem } from '#problem.ts'
import { dayMs } from '#time/durations.ts'

/**
 * Most uploads in progress per person, per network address and in all. Each waits with its whole body in memory; the
 * limits per person and address keep a few accounts with slow uploads from using every place. When an address has no
 * place left, a slow body of its own gives way; when there is none at all, any slow body, or one of an address with more.
 */
const maxPerPerson = 2
const maxPerAddress = 4
const maxTotal = 8
/** Per address, which may be a school's: enough for a photograph for each of two hundred people. */
const maxBytesPerDay = 1_000_000_000

/** A body this young is not judged by its pace. */
const graceMs = 1000
/** In bytes a second: below this a body gives way to any other that needs its place. */
const slowPace = 20_000

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

/** An upload that has a place. */
interface Held extends Beginning {
  since: number
  /** Bytes that had arrived on its connection before. */
  bytesBefore: number
  response: ServerResponse
  /** Its body has arrived: it gives way to nobody. */
  isWorkedOn: boolean
}

const bytesRead = ({ req }: ServerResponse) => req.socket.bytesRead

/** Admits and counts the uploads in progress per person, per address and in all. */
function places() {
  const held = new Set<Held>()
  const count = (isCounted: (one: Held) => boolean) => [...held].filter(isCounted).length
  const ofAddress = (address: string) => count((one) => one.address === address)
  const paceOf = ({ response, bytesBefore, since }: Held) =>
    (1000 * (bytesRead(response) - bytesBefore)) / (Date.now() - since)

  const isSlow = (one: Held) => paceOf(one) < slowPace

  /** Closes the slowest body of those that may give way to another. Throws `uploads_busy` if there is none. */
  function free(mayGiveWay: (one: Held) => boolean): void {
    const [slowest] = [...held]
      .filter((one) => !one.isWorkedOn && Date.now() - one.since >= graceMs && mayGiveWay(one))
      .sort((one, other) => paceOf(one) - paceOf(other))
    if (!slowest) throw new Problem('uploads_busy')
    held.delete(slowest)
    slowest.response.destroy()
  }

  return {
    take(beginning: Beginning, response: ServerResponse): Held {
      const { accountId, address } = beginning
      if (count((one) => one.accountId === accountId) >= maxPerPerson) throw new Problem('too_many_uploads')
      if (ofAddress(address) >= maxPerAddress) free((one) => one.address === address && isSlow(one))
      const wanted = ofAddress(address) + 1
      // A body that is not slow gives way only if its address then still has at least as many places.
      if (held.size >= maxTotal) free((one) => isSlow(one) || ofAddress(one.address) > wanted)
      const place = { ...beginning, since: Date.now(), bytesBefore: bytesRead(response), response, isWorkedOn: false }
      held.add(place)
      return place
    },
    giveBack: (place: Held) => void held.delete(place),
  }
}

export function uploadGate(): UploadGate {
  const { take, giveBack } = places()
  const today = windowLimit({ most: maxBytesPerDay, windowMs: dayMs })
  return {
    enter(beginning, response) {
      const place = take(beginning, response)
      const waitSeconds = today.take(beginning.address, beginning.bytes)
      if (waitSeconds > 0) {
        giveBack(place)
        response.setHeader('retry-after', waitSeconds)
        throw new Problem(
          'rate_limited',
          'That is more than can be uploaded from one place in a day. Please try again later.',
        )
      }
      // If the client disconnects while the file is being processed, it is still in memory, so the place is released
      // later.
      response.once('close', () => {
        if (!place.isWorkedOn) giveBack(place)
      })
      return {
        async workOn(work) {
          place.isWorkedOn = true
          try {
            return await work()
          } finally {
            giveBack(place)
          }
        },
      }
    },
  }
}
