import { operations } from '@glimmer/contract'
import type { App } from '#app.ts'
import { handle } from '#http/handle.ts'
import { Problem } from '#problem.ts'

/** Answers once the database does. The server listens only after its migrations, so those are done. */
async function checkReady({ database, log }: App): Promise<{ status: 'ready' }> {
  try {
    await database.pool.query('select 1')
    return { status: 'ready' }
  } catch (error) {
    log.warn({ err: error }, 'the database does not answer')
    throw new Problem('not_ready')
  }
}

export const operationRoutes = (app: App) =>
  handle(operations, {
    'GET /health': async () => ({ status: 'ok' }) as const,
    'GET /ready': () => checkReady(app),
  })
