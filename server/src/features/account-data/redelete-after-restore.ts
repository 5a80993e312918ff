import { asc, gt } from 'drizzle-orm'
import type { App } from '#app.ts'
import { account } from '#database/tables/accounts.ts'
import { deleteSignInThenData } from './delete-without-user.ts'
import { addMarks, compareMarks, deletionHasher, tidyOutside } from './deleted-accounts.ts'

const atOnce = 1_000
const beforeAll = '00000000-0000-0000-0000-000000000000'

type SignedUp = Pick<typeof account.$inferSelect, 'id' | 'issuer' | 'subject'>

/** All accounts, read in batches of `atOnce`. */
async function* everybody({ database }: App): AsyncGenerator<SignedUp> {
  for (let after = beforeAll; ; ) {
    const some = await database.db
      .select({ id: account.id, issuer: account.issuer, subject: account.subject })
      .from(account)
      .where(gt(account.id, after))
      .orderBy(asc(account.id))
      .limit(atOnce)
    yield* some
    const last = some.at(-1)
    if (!last || some.length < atOnce) return
    after = last.id
  }
}

/**
 * Deletes accounts that a restored backup brought back: those marked as deleted outside the database but not in it.
 * Cheap if there are none. Always returns false, because one run does all the work. An account that cannot be deleted
 * now is tried again in the next run.
 */
export async function redeleteRestored(app: App): Promise<boolean> {
  const unknown = await compareMarks(app)
  if (unknown.size > 0) {
    const mark = await deletionHasher(app.database.db)
    let deleted = 0
    for await (const { id, issuer, subject } of everybody(app)) {
      if (!unknown.has(mark(id))) continue
      try {
        await deleteSignInThenData(app, { issuer, subject })
        deleted++
      } catch (err) {
        unknown.delete(mark(id))
        app.log.warn({ err }, 'an account that was deleted before is back, and could not be deleted again')
      }
    }
    for (const day of new Set(unknown.values())) {
      const marks = [...unknown].filter(([, at]) => at === day).map(([known]) => known)
      await addMarks(app.database.db, marks, new Date(day))
    }
    app.log.info({ deleted }, 'a backup was restored: who had been deleted since is deleted again')
  }
  await tidyOutside(app)
  return false
}
