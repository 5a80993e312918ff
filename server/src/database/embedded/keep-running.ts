import { setTimeout as delay } from 'node:timers/promises'
import type { Postmaster } from './postmaster.ts'
import type { StartLog } from './start.ts'

const farewellMs = 3_000
const lastCallMs = 20_000

/** One that ends again this soon would only end once more. */
const soonMs = 5_000

/**
 * Starts PostgreSQL again when it ends by itself (out of memory, or somebody killed it): pools connect anew, and what
 * was acknowledged is there. Gives up, and says so, when it does not start or ends again within 5 s.
 * Returns how to stop it for good.
 */
export function keepRunning(
  first: Postmaster,
  startAgain: () => Promise<Postmaster>,
  log: StartLog,
): () => Promise<void> {
  let current = first
  let stopping = false

  const keep = async () => {
    let startedAt = Number.NEGATIVE_INFINITY
    for (;;) {
      await current.ended
      if (stopping) return
      if (performance.now() - startedAt < soonMs)
        return log.error('PostgreSQL ended again and stays down: restart the app.')
      log.error('PostgreSQL ended by itself and is being started again.')
      startedAt = performance.now()
      current = await startAgain()
      if (stopping) return
    }
  }
  const kept = keep().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    log.error(`PostgreSQL could not be started again: restart the app. ${reason}`)
  })

  return async () => {
    stopping = true
    await stopPostmaster(current)
    await kept
    // It may have been starting again just then.
    await stopPostmaster(current)
  }
}

/** SIGTERM waits for clients, SIGINT cuts them off, SIGQUIT leaves the rest to the next start's recovery. */
async function stopPostmaster({ process: child, ended }: Postmaster): Promise<void> {
  const endsWithin = (ms: number) => Promise.race([ended.then(() => true), delay(ms, false, { ref: false })])
  child.ref()
  child.kill('SIGTERM')
  if (await endsWithin(farewellMs)) return
  child.kill('SIGINT')
  if (await endsWithin(lastCallMs)) return
  child.kill('SIGQUIT')
  await ended
}
