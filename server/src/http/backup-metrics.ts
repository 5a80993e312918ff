import { Gauge, type Registry } from 'prom-client'
import type { App } from '#app.ts'
import { shareCalls } from './shared-call.ts'

/** How long a backup may take before it counts as missed. */
const graceSeconds = 3600

const newest = `
  select extract(epoch from max(verified_at)) as "verifiedAt",
    coalesce((array_agg(failure is not null order by started_at desc))[1], false) as "isFailed"
  from backup_run`

/** Adds gauges about scheduled backups, the same from every process; all are 0 without BACKUP_EVERY. */
export function registerBackupMetrics(register: Registry, { config, database: { pool }, clock, log }: App): void {
  const { backups } = config
  const openedAt = clock.now().getTime() / 1000
  const read = shareCalls(async () => {
    if (!backups) return { verified: 0, overdue: 0, failed: 0 }
    try {
      const { rows } = await pool.query<{ verifiedAt: string | null; isFailed: boolean }>(newest)
      const verified = Number(rows[0]?.verifiedAt ?? 0)
      const due = (verified || openedAt) + (verified ? backups.everyHours * 3600 : 0) + graceSeconds
      return { verified, overdue: clock.now().getTime() / 1000 > due ? 1 : 0, failed: rows[0]?.isFailed ? 1 : 0 }
    } catch (err) {
      log.warn({ err }, 'figures of backups could not be read')
      return undefined
    }
  })
  const show = (name: string, help: string, of: 'verified' | 'overdue' | 'failed') =>
    new Gauge({
      name,
      help,
      registers: [register],
      async collect() {
        const figures = await read()
        if (figures) this.set(figures[of])
      },
    })
  show('backup_verified_timestamp_seconds', 'When the newest scheduled backup was read back', 'verified')
  show('backup_overdue', 'Whether a scheduled backup was missed', 'overdue')
  show('backup_failed', 'Whether the newest scheduled backup failed', 'failed')
}
