import type { App } from '#app.ts'
import { Problem } from '#problem.ts'

/** Answers once the database does. The server listens only after its migrations, so those are done. */
export async function checkReady({ database, log }: App): Promise<{ status: 'ready' }> {
  try {
    await database.pool.query('select 1')
    return { status: 'ready' }
  } catch (error) {
    log.warn({ err: error }, 'the database does not answer')
    throw new Problem('not_ready')
  }
}
