import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from 'pg'

const betweenTriesMs = 1_000

/** The database at DATABASE_URL cannot be used; the message says why, without the URL. */
export class DatabaseUnreachable extends Error {
  readonly code = 'database_unreachable'
}

/** Error codes of a database that is running but refuses us: waiting does not help (PostgreSQL, appendix A). */
const refusals: Record<string, string> = {
  '28000': 'it does not know the user',
  '28P01': 'it refuses the password',
  '3D000': 'it has no such database',
}

/** A pooler refusing session settings, which need a direct connection (PgBouncer, `ignore_startup_parameters`). */
const isPoolersRefusal = (error: unknown) =>
  codeOf(error) === '08P01' && error instanceof Error && error.message.includes('startup parameter')

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'unknown')

/** Throws DatabaseUnreachable for an error that waiting will not resolve. */
function throwRefusal(error: unknown) {
  const reason = refusals[codeOf(error)]
  if (reason) throw new DatabaseUnreachable(`DATABASE_URL leads to a database, but ${reason}.`)
  if (isPoolersRefusal(error))
    throw new DatabaseUnreachable(
      'DATABASE_URL leads to a pooler: set DATABASE_DIRECT_URL to the database behind it, for what needs a session of its own.',
    )
}

/** Tries once. Returns the error's code, or undefined if it answers. Throws DatabaseUnreachable if it refuses us. */
async function whyItDoesNotAnswer(pool: Pool): Promise<string | undefined> {
  try {
    await pool.query('select 1')
    return undefined
  } catch (error) {
    throwRefusal(error)
    return codeOf(error)
  }
}

/** How long a first try may take before it is said that we are waiting: an address nobody is at gives no answer. */
const silenceMs = 2_000

/**
 * Waits for a database that is still starting, and logs that once, within two seconds. Throws DatabaseUnreachable if it refuses us, is a
 * pooler that was not configured as one, or does not respond within `patienceMs`.
 */
export async function untilAnswering(pool: Pool, patienceMs: number, log: { warn(message: string): void }) {
  const giveUpAt = performance.now() + patienceMs
  let isSaid = false
  const say = (code: string) => {
    if (!isSaid)
      log.warn(
        `The database at DATABASE_URL does not answer yet (${code}); waiting for it, for up to ${patienceMs / 1000} seconds.`,
      )
    isSaid = true
  }
  const silence = setTimeout(() => say('no word from it'), silenceMs)
  try {
    for (;;) {
      const code = await whyItDoesNotAnswer(pool)
      if (code === undefined) return
      if (performance.now() >= giveUpAt)
        throw new DatabaseUnreachable(
          `DATABASE_URL leads to no database that answers (${code}). Is it running, and can it be reached from here?`,
        )
      say(code)
      await delay(betweenTriesMs)
    }
  } finally {
    clearTimeout(silence)
  }
}
