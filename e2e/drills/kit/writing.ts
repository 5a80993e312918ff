import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Person } from '@glimmer/server/testing/people'
import type { Stage } from './drill.ts'

/** A line that the app acknowledged. */
export interface Write {
  writer: number
  id: string
  text: string
  requestedAt: number
  acknowledgedAt: number
}

const pauseAfterFailureMs = 250

/** Resolves with the line, or with words that say how it failed. */
async function requestLine({ call }: Person, idempotencyKey: string) {
  const request = { body: { themes: ['calm' as const] }, idempotencyKey }
  return call('POST /affirmations/generate', request).then(
    ({ status, headers, body }) =>
      status < 300 ? body : `${status}${headers.has('retry-after') ? ' with Retry-After' : ''}`,
    (error: Error) => String(error.cause ?? error),
  )
}

/**
 * Lets users write lines without pausing, each line with its own idempotency key and repeated until it is
 * acknowledged. `failures` names each failed request until `stop` is called.
 */
export function startWriting(stage: Stage, users: readonly Person[]) {
  const writes: Write[] = []
  const failures: string[] = []
  let isOver = false
  const write = async (user: Person, writer: number) => {
    const idempotencyKey = randomUUID()
    const requestedAt = performance.now()
    while (!isOver) {
      const line = await requestLine(user, idempotencyKey)
      if (typeof line !== 'string') {
        writes.push({ writer, id: line._id, text: line.text, requestedAt, acknowledgedAt: performance.now() })
        return
      }
      if (!isOver) failures.push(line)
      await pause(pauseAfterFailureMs)
    }
  }
  const writeAll = async (user: Person, writer: number) => {
    while (!isOver) await write(user, writer)
  }
  const writing = Promise.all(users.map(writeAll))
  const stop = async () => {
    isOver = true
    await writing
  }
  stage.onEnd(stop)
  return { writes, failures, stop }
}

/** The longest time between two acknowledged writes, in seconds. */
export function describeLongestGap(writes: readonly Write[]): string {
  const times = writes.map(({ acknowledgedAt }) => acknowledgedAt)
  return (Math.max(0, ...times.slice(1).map((time, index) => time - (times[index] ?? time))) / 1000).toFixed(2)
}
