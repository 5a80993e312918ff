import { statfs } from 'node:fs/promises'
import { operations } from '@glimmer/contract'
import type { App } from '#app.ts'
import { handle } from '#http/handle.ts'
import { Problem } from '#problem.ts'

/** Less free space than this, and neither the database nor the blobs can be trusted to write. */
const leastFreeBytes = 64_000_000

/** Whether the disk that holds the data has room left. */
export async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize >= leastFreeBytes
}

/** Answers once the database does. The server listens only after its migrations, so those are done. */
async function checkReady({ database, config, log }: App): Promise<{ status: 'ready' }> {
  try {
    await database.pool.query('select 1')
  } catch (error) {
    log.warn({ err: error }, 'the database does not answer')
    throw new Problem('not_ready')
  }
  if (await hasRoom(config.dataDir)) return { status: 'ready' }
  log.warn('the disk is full')
  throw new Problem('not_ready')
}

export const operationRoutes = (app: App) =>
  handle(operations, {
    'GET /health': async () => ({ status: 'ok' }) as const,
    'GET /ready': () => checkReady(app),
  })
