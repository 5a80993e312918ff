import { Gauge, type Registry } from 'prom-client'
import type { App } from '#app.ts'
import { shareCalls } from './shared-call.ts'

type Waiting = Record<'due' | 'oldest' | 'failed' | 'webhooks', string>

/** Jobs that are due, jobs that have failed for good, and payment webhooks not yet processed. */
const waitingWork = `
  select
    count(*) filter (where run_at <= now() and attempts < max_attempts) as due,
    coalesce(extract(epoch from now() - min(run_at) filter (where run_at <= now() and attempts < max_attempts)), 0) as oldest,
    count(*) filter (where attempts >= max_attempts) as failed,
    (select count(*) from webhook_inbox where state = 'received') as webhooks
  from graphile_worker.jobs`

/** Adds gauges about queued work, read from the database on each scrape; they are the same from every process. */
export function registerQueueMetrics(register: Registry, { database: { pool }, readiness, log }: App): void {
  const registers = [register]
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process, by what they do',
    labelNames: ['state'] as const,
    registers,
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
    },
  })
  new Gauge({
    name: 'database_waiting',
    help: 'Requests of this process that wait for a connection',
    registers,
    collect() {
      this.set(pool.waitingCount)
    },
  })
  new Gauge({
    name: 'app_ready',
    help: 'Whether every part does its work, as at /api/ready',
    registers,
    async collect() {
      this.set((await readiness.failing()) === undefined ? 1 : 0)
    },
  })

  const read = shareCalls(async () => {
    try {
      return (await pool.query<Waiting>(waitingWork)).rows[0]
    } catch (err) {
      log.warn({ err }, 'figures of waiting work could not be read')
      return undefined
    }
  })
  const show = (name: string, help: string, of: keyof Waiting) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const row = await read()
        if (row) this.set(Number(row[of]))
      },
    })
  show('jobs_due', 'Jobs that could run now', 'due')
  show('jobs_oldest_due_seconds', 'How long the oldest of them has waited', 'oldest')
  show('jobs_failed', 'Jobs given up on', 'failed')
  show('webhooks_waiting', 'Payment events received and not worked through', 'webhooks')
}
