import { operations } from '@glimmer/contract'
import type { App } from '#app.ts'
import { handle } from '#http/handle.ts'
import { Problem } from '#problem.ts'
import { version } from '#version.ts'

/** Throws `not_ready`, with the name of the part that does not work. */
async function checkReady({ readiness }: App): Promise<{ status: 'ready' }> {
  const part = await readiness.failing()
  if (part) throw new Problem('not_ready', undefined, { part })
  return { status: 'ready' }
}

export const operationRoutes = (app: App) =>
  handle(operations, {
    'GET /health': async () => ({ status: 'ok', version }) as const,
    'GET /ready': () => checkReady(app),
  })
