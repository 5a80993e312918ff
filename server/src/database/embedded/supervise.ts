import { setTimeout as delay } from 'node:timers/promises'
import type { Postmaster } from './postmaster.ts'

/** How long clients may take to finish, and how long PostgreSQL then has to stop without them. */
const clientsMs = 3_000
const fastStopMs = 20_000

/** If PostgreSQL ends again within this time, restarting it would not help. */
const minUptimeMs = 5_000

/** Receives messages about the first start, and about PostgreSQL ending unexpectedly. A pino logger fits. */
export interface StartLog {
  info(message: string): void
  error(message: string): void
}

/**
 * Restarts PostgreSQL when it ends unexpectedly (out of memory, or killed): pools reconnect, and acknowledged writes
 * are there. Gives up and logs an error if it does not start or ends again within 5 s. Returns a function that stops it
 * for good.
 */
export function supervise(
  first: Postmaster,
  startAgain: () => Promise<Postmaster>,
  log: StartLog,
): () => Promise<void> {
  let current = first
  let stopping = false

  const restartLoop = async () => {
    let startedAt = Number.NEGATIVE_INFINITY
    for (;;) {
      await current.ended
      if (stopping) return
      if (performance.now() - startedAt < minUptimeMs)
        return log.error('PostgreSQL ended again and stays down: restart the app.')
      log.error('PostgreSQL ended by itself and is being started again.')
      startedAt = performance.now()
      current = await startAgain()
      if (stopping) return
    }
  }
  const restarts = restartLoop().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    log.error(`PostgreSQL could not be started again: restart the app. ${reason}`)
  })

  return async () => {
    stopping = true
    await stopPostmaster(current)
    await restarts
    // A restart may have been in progress.
    await stopPostmaster(current)
  }
}

/** SIGTERM waits for clients, SIGINT disconnects them, SIGQUIT leaves the rest to crash recovery at the next start. */
async function stopPostmaster({ process: child, ended }: Postmaster): Promise<void> {
  const endsWithin = (ms: number) => Promise.race([ended.then(() => true), delay(ms, false, { ref: false })])
  child.ref()
  child.kill('SIGTERM')
  if (await endsWithin(clientsMs)) return
  child.kill('SIGINT')
  if (await endsWithin(fastStopMs)) return
  child.kill('SIGQUIT')
  await ended
}
