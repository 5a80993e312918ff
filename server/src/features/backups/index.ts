import type { App } from '#app.ts'
import type { JobHandlers } from '#jobs/queue.ts'
import { backUp } from './schedule.ts'

export { BackupError, isCode, type Manifest, refuseTarget, unpack } from './archive.ts'
export { collect } from './collect.ts'
export { type StagedKeys, stageKeys } from './keys.ts'
export { columnList, listForeignKeys, listTables, qualifiedName, type Table, tableExists } from './tables.ts'

/** A scheduled backup as operators see it. It is being made while it is neither verified nor failed. */
export interface ScheduledBackup {
  name: string
  startedAt: Date
  /** Undefined until it was read back. */
  verifiedAt: Date | undefined
  bytes: number | undefined
  /** Why it failed, as a sentence. */
  failure: string | undefined
}

/** The scheduled backups that are kept, and those that failed in the last thirty days, newest first. */
export async function listBackups({ database }: App): Promise<ScheduledBackup[]> {
  const { rows } = await database.pool.query<{
    name: string
    startedAt: Date
    verifiedAt: Date | null
    bytes: string | null
    failure: string | null
  }>(
    `select name, started_at as "startedAt", verified_at as "verifiedAt", bytes, failure
     from backup_run order by started_at desc`,
  )
  return rows.map(({ name, startedAt, verifiedAt, bytes, failure }) => ({
    name,
    startedAt,
    verifiedAt: verifiedAt ?? undefined,
    bytes: bytes === null ? undefined : Number(bytes),
    failure: failure ?? undefined,
  }))
}

/** Asks for a backup now, besides those of the schedule. Without BACKUP_EVERY nothing is made. */
export const requestBackup = ({ jobs }: App): Promise<void> =>
  jobs.add({ name: 'back-up', payload: { asked: 'true' }, key: 'back-up asked' })

export const backupJobs = (app: App): Pick<JobHandlers, 'back-up'> => ({
  'back-up': (payload) => backUp(app, (payload as { asked?: string }).asked === 'true'),
})
