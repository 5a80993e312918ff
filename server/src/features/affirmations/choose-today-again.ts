import type { Theme } from '@glimmer/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { lockAccount } from '#database/lock-account.ts'
import { dailyLine } from '#database/tables/affirmations.ts'
import { orNotFound } from '#problem.ts'
import { localDay } from '#time/wall-clock.ts'
import { findPerson, type Person } from './brief.ts'
import { findDayLines } from './choose-days.ts'
import { formOn, lineFor, themesAt } from './line-for-day.ts'
import { addAffirmation, findRow } from './store.ts'

interface Chosen {
  themes: readonly Theme[]
  form: string
  level: number
}

/** Whether a line has a theme, the form and the step that are chosen for this person now. */
function fits(line: Chosen, app: App, account: Account, person: Person, day: string): boolean {
  const { preferences, ladder } = person
  const open = themesAt(person, account, app.clock.now())
  const theme = line.themes.find((each) => open.includes(each))
  return (
    theme !== undefined &&
    line.form === formOn(day, account, person) &&
    line.level === (ladder[theme] ?? preferences.level)
  )
}

/**
 * Chooses today's line again, as a first line, if it does not fit what the user has said since: at the end of the first
 * run their answers show at once. The line they saw stays in their history.
 */
export async function chooseTodayAgain(app: App, account: Account): Promise<void> {
  const { db } = app.database
  const person = await findPerson(app, account.id)
  const day = localDay(app.clock.now(), person.preferences.timeZone)
  await db.transaction(async (transaction) => {
    orNotFound(await lockAccount(transaction, account.id))
    const [today] = await findDayLines(transaction, account.id, [day])
    if (!today?.affirmationId || today.choiceBasis !== null) return
    const [shown] = await findRow(transaction, account.id, today.affirmationId)
    if (!shown || fits(shown, app, account, person, day)) return
    const line = lineFor(app, account, { ...person, recent: [] }, { day })
    await addAffirmation(transaction, line)
    await transaction
      .update(dailyLine)
      .set({ affirmationId: line.id, text: line.text })
      .where(and(eq(dailyLine.accountId, account.id), eq(dailyLine.day, day), isNull(dailyLine.choiceBasis)))
  })
}
