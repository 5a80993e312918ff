import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import type { Executor } from '#database/pool.ts'
import { dayMs } from '#time/durations.ts'

/** Longer than any backup is kept. */
const keptDays = 35
/** Days looked back on for files that nobody needs any more: as long as a server may have been off. */
const tidiedDays = 14

type Outside = Pick<App, 'database' | 'blobs' | 'clock'>

const dayOf = (date: Date) => date.toISOString().slice(0, 10)
const blobOf = (day: string) => `deleted-accounts/${day}`

/** Makes marks with the key of this installation, which the database holds and its backups too. */
export async function marker(db: Executor): Promise<(accountId: string) => string> {
  const { rows } = await db.execute<{ key: Buffer }>(sql`select key from deletion_key`)
  const [row] = rows
  if (!row) throw new Error('The key that marks deleted accounts is not in the database.')
  return (accountId) => createHmac('sha256', row.key).update(accountId).digest('hex')
}

/** Notes that accounts were deleted, in the transaction that does so. */
export async function addMarks(db: Executor, marks: readonly string[], deletedAt: Date): Promise<void> {
  const at = deletedAt.toISOString()
  await db.execute(sql`insert into deleted_account (mark, deleted_at)
    select decode(mark, 'hex'), ${at}::timestamptz from unnest(${sql.param([...marks])}::text[]) mark on conflict do nothing`)
}

/** The marks the database has, with their days; of one day alone where it is named. */
async function marksInside(db: Executor, onDay?: string): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ mark: string; day: string }>(sql`
    select encode(mark, 'hex') as mark, to_char(deleted_at at time zone 'utc', 'YYYY-MM-DD') as day
    from deleted_account ${onDay === undefined ? sql`` : sql`where deleted_at >= ${`${onDay}T00:00Z`}::timestamptz and deleted_at < ${`${onDay}T00:00Z`}::timestamptz + interval '24 hours'`}`)
  return new Map(rows.map(({ mark, day }) => [mark, day]))
}

async function marksOutside({ blobs }: Outside, day: string): Promise<string[]> {
  const bytes = await blobs.get(blobOf(day))
  return bytes ? new TextDecoder().decode(bytes).split('\n').filter(Boolean) : []
}

/** Writes the marks of a day beside the database. What is there already stays: it may know of more. */
export async function writeOutside(app: Outside, day: string): Promise<void> {
  await app.database.db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('deleted accounts', 0))`)
    const [inside, outside] = [await marksInside(transaction, day), await marksOutside(app, day)]
    const all = new Set([...outside, ...inside.keys()])
    if (all.size > outside.length) await app.blobs.put(blobOf(day), new TextEncoder().encode([...all].join('\n')))
  })
}

/** The days of which marks are kept, today first. */
const keptSince = (now: Date) =>
  Array.from({ length: keptDays + 1 }, (_, ago) => dayOf(new Date(now.getTime() - ago * dayMs)))

/**
 * Compares what is marked here and there. What the database alone has is written outside; what is outside alone, as after a
 * restore, is answered with its days.
 */
export async function compareMarks(app: Outside): Promise<Map<string, string>> {
  const inside = await marksInside(app.database.db)
  const unknown = new Map<string, string>()
  for (const day of keptSince(app.clock.now())) {
    const outside = new Set(await marksOutside(app, day))
    if ([...inside].some(([mark, at]) => at === day && !outside.has(mark))) await writeOutside(app, day)
    for (const mark of outside) if (!inside.has(mark)) unknown.set(mark, day)
  }
  return unknown
}

/** Deletes the files of days that are past. */
export async function tidyOutside({ blobs, clock }: Outside): Promise<void> {
  for (let ago = keptDays + 1; ago <= keptDays + tidiedDays; ago++)
    await blobs.delete(blobOf(dayOf(new Date(clock.now().getTime() - ago * dayMs))))
}
