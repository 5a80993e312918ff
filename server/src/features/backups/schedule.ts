import { statfs } from 'node:fs/promises'
import type { App } from '#app.ts'
import { dayMs, hourMs } from '#time/durations.ts'
import { BackupError } from './archive.ts'
import { type BackupPlace, backupPlace } from './place.ts'

/** After a failure, the next try. */
const retryMs = hourMs

/** `glimmer-20261127-193000.tar.gz`: sorts by time, and is a valid key of the bucket. */
const nameAt = (at: Date) => `glimmer-${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}.tar.gz`

async function isDue({ database, clock }: App, everyMs: number): Promise<boolean> {
  const { rows } = await database.pool.query<{ at: Date; failed: boolean }>(
    'select started_at as at, failure is not null as failed from backup_run order by started_at desc limit 1',
  )
  const [last] = rows
  if (!last) return true
  const waited = clock.now().getTime() - last.at.getTime()
  return waited >= (last.failed ? Math.min(retryMs, everyMs) : everyMs)
}

/** Refuses before a byte is written what would fill the disk that the embedded database needs too. */
async function refuseWithoutRoom({ config, database }: App): Promise<void> {
  const { rows } = await database.pool.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes')
  const { bavail, bsize } = await statfs(config.dataDir)
  if (bavail * bsize < Number(rows[0]?.bytes))
    throw new BackupError(`There is not enough room in ${config.dataDir} to make a backup: make room there.`)
}

/** A sentence for the operator. The words of other errors may hold what is in the database. */
const sentenceOf = (error: unknown) =>
  error instanceof BackupError ? error.message : 'The backup could not be made; the log says why.'

/** Removes the oldest verified backups beyond `keep`, and what failed over thirty days ago. */
async function removeOld({ database: { pool }, clock }: App, place: BackupPlace, keep: number): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    'select name from backup_run where verified_at is not null order by started_at desc offset $1',
    [keep],
  )
  for (const { name } of rows) {
    await place.remove(name)
    await pool.query('delete from backup_run where name = $1', [name])
  }
  await pool.query('delete from backup_run where failure is not null and started_at < $1', [
    new Date(clock.now().getTime() - 30 * dayMs),
  ])
}

async function makeOne(app: App, place: BackupPlace): Promise<boolean> {
  const { pool } = app.database
  const startedAt = app.clock.now()
  const name = nameAt(startedAt)
  await pool.query('insert into backup_run (name, started_at) values ($1, $2)', [name, startedAt])
  try {
    await refuseWithoutRoom(app)
    const bytes = await place.make(name)
    await pool.query('update backup_run set verified_at = $2, bytes = $3 where name = $1', [
      name,
      app.clock.now(),
      bytes,
    ])
    app.log.info({ backup: name, bytes }, 'a backup was made and read back')
    return true
  } catch (err) {
    await pool.query('update backup_run set failure = $2 where name = $1', [name, sentenceOf(err)])
    app.log.error({ err, backup: name }, 'a backup failed, and is tried again in an hour')
    return false
  }
}

/**
 * Makes a backup if one is due, or always if it is `asked` for. Old ones are removed only once a new one is verified. The
 * job runs in one process at a time, so a run that has not ended was interrupted.
 */
export async function backUp(app: App, asked: boolean): Promise<void> {
  const { backups } = app.config
  if (!backups) return
  await app.database.pool.query(
    `update backup_run set failure = 'The app stopped while it made this backup.'
     where verified_at is null and failure is null`,
  )
  if (!asked && !(await isDue(app, backups.everyHours * hourMs))) return
  const place = backupPlace(app, backups.folder)
  if (await makeOne(app, place)) await removeOld(app, place, backups.keep)
}
