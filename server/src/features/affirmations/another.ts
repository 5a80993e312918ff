import type { Affirmation, Theme } from '@glimmer/contract'
import { and, eq } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { lockAccount } from '#database/lock-account.ts'
import type { Executor } from '#database/pool.ts'
import { affirmation } from '#database/tables/affirmations.ts'
import { orNotFound, Problem } from '#problem.ts'
import { briefOf, findPerson, recentLines } from './brief.ts'
import { themesAt } from './line-for-day.ts'
import { addAffirmation, findRow, getAffirmation, toRow, updateAffirmation } from './store.ts'
import { isTodays, replaceToday } from './today.ts'

const isReplacement = async (db: Executor, accountId: string, id: string) =>
  (
    await db
      .select({ id: affirmation.id })
      .from(affirmation)
      .where(and(eq(affirmation.accountId, accountId), eq(affirmation.replacementId, id)))
      .limit(1)
  ).length > 0

/** The line's themes that are open to the user, or else all of those; self-kindness for a line without themes. */
function themesFor({ themes }: { themes: readonly Theme[] }, open: readonly Theme[] = themes): readonly Theme[] {
  const same = themes.filter((theme) => open.includes(theme))
  return [same, open].find((some) => some.length > 0) ?? ['self-kindness']
}

/**
 * Returns another line for one that was answered "not quite": curated, so never charged, with the same form and step,
 * and with the same theme, unless it was today's and the user has chosen other themes since; repeated calls return the same one. If the line was today's, the other one becomes today's. Only once: the other line
 * cannot be replaced again. Throws `another_not_offered` if the line was not answered so, `already_replaced` for a line that
 * already replaced one, and `not_found`, also if the other line was deleted.
 */
export async function chooseAnother(app: App, account: Account, id: string): Promise<Affirmation> {
  const { db } = app.database
  const [original] = await findRow(db, account.id, id)
  const line = orNotFound(original)
  if (line.replacementId) return getAffirmation(db, account.id, line.replacementId)
  if (line.response !== 'not-quite') throw new Problem('another_not_offered')
  if (await isReplacement(db, account.id, id)) throw new Problem('already_replaced')
  const now = app.clock.now()
  const person = await findPerson(app, account.id)
  const isOfToday = await isTodays(app, account, line)
  const { form, level } = line
  const request = { themes: themesFor(line, isOfToday ? themesAt(person, account, now) : undefined), form, level }
  const otherId = await db.transaction(async (transaction) => {
    // Serialised with the choice of the days ahead, which the same answer triggers.
    orNotFound(await lockAccount(transaction, account.id))
    const [current] = await findRow(transaction, account.id, id)
    const { replacementId } = orNotFound(current)
    if (replacementId) return replacementId
    const recent = (await recentLines(transaction, account.id)).map(({ text }) => text)
    const brief = briefOf({ ...person, recent }, request, now, `another ${id}`)
    const { row } = toRow(app, account.id, app.writerFor(account).curated(brief), now)
    await addAffirmation(transaction, { ...row, isGentler: line.isGentler })
    await updateAffirmation(transaction, account.id, id, { replacementId: row.id })
    await replaceToday(app, transaction, account.id, id, row)
    return row.id
  })
  return getAffirmation(db, account.id, otherId)
}
