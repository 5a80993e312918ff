import { type Affirmation, type Level, plans, type Theme, values } from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import type { affirmation } from '#database/tables/affirmations.ts'
import type { WrittenLine } from '#ports/writer.ts'
import { orNotFound, Problem } from '#problem.ts'
import { briefOf, findPerson } from './brief.ts'
import { addAffirmation, findRow, getAffirmation, toRow, updateAffirmation } from './store.ts'
import { replaceToday } from './today.ts'

type Line = typeof affirmation.$inferSelect

/**
 * The line's themes that the plan includes: a user's own line may name any theme, and a plan may have ended since. If
 * none is left, self-kindness is the gentlest choice.
 */
function themesOf({ themes }: Line, { tier }: Account): readonly Theme[] {
  const open = themes.filter((theme) => plans[tier].themes.includes(theme))
  return open.length > 0 ? open : ['self-kindness']
}

/** Writes a line one step below the one that was too much, with its theme, form and value. */
async function write(app: App, account: Account, line: Line, now: Date, signal: AbortSignal): Promise<WrittenLine> {
  const person = await findPerson(app, account.id)
  const from = line.origin === 'own' ? person.preferences.level : line.level
  const request = {
    themes: themesOf(line, account),
    form: line.form,
    level: Math.max(1, from - 1) as Level,
    value: values.find((value) => line.text.includes(value)),
  }
  const recent = person.recent.filter((text) => text !== line.text)
  const brief = { ...briefOf({ ...person, recent }, request, now, `gentler ${line.id}`), gentlerThan: line.text }
  const writer = app.writerFor(account)
  const isCurated = line.isGentler || line.origin === 'own' || account.age === 'waiting'
  return isCurated ? writer.curated(brief) : writer.write(brief, signal)
}

/**
 * A gentler line in place of one that was too much: never charged, one for each line, the same when asked again. If the
 * line was today's, the gentler one becomes today's. It is curated if the line is the user's own or already a gentler
 * one, so that the monthly allowance cannot be bypassed, and while a parent's agreement is pending. Throws
 * `gentler_not_offered` if the line was not answered so, and `not_found`, also if the gentler line was deleted.
 */
export async function writeGentler(app: App, account: Account, id: string, signal: AbortSignal): Promise<Affirmation> {
  const { db } = app.database
  const [original] = await findRow(db, account.id, id)
  const line = orNotFound(original)
  if (line.gentlerId) return getAffirmation(db, account.id, line.gentlerId)
  if (line.response !== 'too-much') throw new Problem('gentler_not_offered')
  const now = app.clock.now()
  const { row } = toRow(app, account.id, await write(app, account, line, now, signal), now)
  const storedId = await db.transaction(async (transaction) => {
    const [current] = await findRow(transaction, account.id, id).for('update')
    const { gentlerId } = orNotFound(current)
    if (gentlerId) return gentlerId
    await addAffirmation(transaction, { ...row, isGentler: true })
    await updateAffirmation(transaction, account.id, id, { gentlerId: row.id })
    await replaceToday(app, transaction, account.id, id, row)
    return row.id
  })
  return getAffirmation(db, account.id, storedId)
}
