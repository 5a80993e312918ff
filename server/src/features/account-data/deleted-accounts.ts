import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import type { Executor } from '#database/pool.ts'
import { dayMs } from '#time/durations.ts'

/** Longer than any backup is retained. */
const retentionDays = 35
/** How many more days back expired files are looked for: the server may have been down for that long. */
const cleanupDays = 14

type Outside = Pick<App, 'database' | 'blobs' | 'clock'>

const dayOf = (date: Date) => date.toISOString().slice(0, 10)
const blobOf = (day: string) => `deleted-accounts/${day}`

/**
 * Returns a function that marks an account id with this installation's key. The key is in the database, and so in its
 * backups.
 */
export async function deletionHasher(db: Executor): Promise<(accountId: string) => string> {
  const { rows } = await db.execute<{ key: Buffer }>(sql`select key from deletion_key`)
  const [row] = rows
  if (!row) throw new Error('The key that marks deleted accounts is not in the database.')
  return (accountId) => createHmac('sha256', row.key).update(accountId).digest('hex')
}

/** Records that accounts were deleted, in the transaction that deletes them. */
export async function addMarks(db: Executor, marks: readonly string[], deletedAt: Date): Promise<void> {
  const at = deletedAt.toISOString()
  await db.execute(sql`insert into deleted_account (account_hash, deleted_at)
    select decode(mark, 'hex'), ${at}::timestamptz from unnest(${sql.param([...marks])}::text[]) mark on conflict do nothing`)
}

/** The marks in the database, with their days; only those of `onDay` if it is given. */
async function hashesInDatabase(db: Executor, onDay?: string): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ mark: string; day: string }>(sql`
    select encode(account_hash, 'hex') as mark, to_char(deleted_at at time zone 'utc', 'YYYY-MM-DD') as day
    from deleted_account ${onDay === undefined ? sql`` : sql`where deleted_at >= ${`${onDay}T00:00Z`}::timestamptz and deleted_at < ${`${onDay}T00:00Z`}::timestamptz + interval '24 hours'`}`)
  return new Map(rows.map(({ mark, day }) => [mark, day]))
}

async function hashesInBlobs({ blobs }: Outside, day: string): Promise<string[]> {
  const bytes = await blobs.get(blobOf(day))
  return bytes ? new TextDecoder().decode(bytes).split('\n').filter(Boolean) : []
}

/**
 * Writes a day's marks outside the database. Marks already there are retained: after a restore there may be more of
 * them.
 */
export async function copyHashesToBlobs(app: Outside, day: string): Promise<void> {
  await app.database.db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('deleted accounts', 0))`)
    const [inside, outside] = [await hashesInDatabase(transaction, day), await hashesInBlobs(app, day)]
    const all = new Set([...outside, ...inside.keys()])
    if (all.size > outside.length) await app.blobs.put(blobOf(day), new TextEncoder().encode([...all].join('\n')))
  })
}

/** The days whose marks are retained, today first. */
const retainedDays = (now: Date) =>
  Array.from({ length: retentionDays + 1 }, (_, ago) => dayOf(new Date(now.getTime() - ago * dayMs)))

/**
 * Compares the marks in the database with those outside it. Marks that are only in the database are written outside;
 * marks that are only outside, as after a restore, are returned with their days.
 */
export async function compareMarks(app: Outside): Promise<Map<string, string>> {
  const inside = await hashesInDatabase(app.database.db)
  const unknown = new Map<string, string>()
  for (const day of retainedDays(app.clock.now())) {
    const outside = new Set(await hashesInBlobs(app, day))
    if ([...inside].some(([mark, at]) => at === day && !outside.has(mark))) await copyHashesToBlobs(app, day)
    for (const mark of outside) if (!inside.has(mark)) unknown.set(mark, day)
  }
  return unknown
}

/** Deletes the files of days that are no longer retained. */
export async function tidyOutside({ blobs, clock }: Outside): Promise<void> {
  for (let ago = retentionDays + 1; ago <= retentionDays + cleanupDays; ago++)
    await blobs.delete(blobOf(dayOf(new Date(clock.now().getTime() - ago * dayMs))))
}
