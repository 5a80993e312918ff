import type { Affirmation, Level, Mood, Theme } from '@glimmer/contract'
import { and, eq, gte } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { lockAccount } from '#database/lock-account.ts'
import type { Executor } from '#database/pool.ts'
import { affirmation } from '#database/tables/affirmations.ts'
import type { Brief } from '#ports/writer.ts'
import { localDay } from '#time/wall-clock.ts'
import { levelForMood } from '#writing/ladder/climb.ts'
import { answersMood } from '#writing/phrasebook/suits.ts'
import { briefOf, findPerson, gently, type Person } from './brief.ts'
import { formOn, themesAt } from './line-for-day.ts'
import { addAffirmation, getAffirmation, toRow } from './store.ts'
import { readToday } from './today.ts'

const highest: Level = 5
/** The longest day there is: the one on which the clocks go back. */
const maxDayMs = 25 * 60 * 60 * 1000

const fits = ({ text, level }: Affirmation, mood: Mood): boolean =>
  level <= levelForMood(highest, mood) && answersMood(text, mood)

/** The lines the user has received so far on this local day. */
async function receivedOn(app: App, db: Executor, accountId: string, day: string, timeZone: string) {
  const since = new Date(app.clock.now().getTime() - maxDayMs)
  const rows = await db
    .select({ id: affirmation.id, text: affirmation.text, createdAt: affirmation.createdAt })
    .from(affirmation)
    .where(and(eq(affirmation.accountId, accountId), gte(affirmation.createdAt, since)))
  return rows.filter(({ createdAt }) => localDay(createdAt, timeZone) === day)
}

/** The themes that have the most lines with joy in them. */
const gladThemes: readonly Theme[] = ['gratitude', 'connection', 'self-kindness', 'body-peace', 'motivation']

/** The themes to choose from: on a bright day those that know joy, if the user has any of them. */
function themesFor(mood: Mood, themes: readonly Theme[]): readonly Theme[] {
  const glad = mood === 'bright' ? gladThemes.filter((theme) => themes.includes(theme)) : []
  return glad.length > 0 ? glad : themes
}

function briefFor(person: Person, account: Account, mood: Mood, now: Date, day: string): Brief {
  const form = formOn(day, account, person)
  const request = { themes: themesFor(mood, themesAt(person, account, now)), form, mood }
  const brief = briefOf(person, request, now, `${account.id} ${day} for how it is`)
  // Without the mood, the line gets the usual description: nothing that is stored says how the user felt.
  return mood === 'heavy' ? { ...gently(brief), mood: undefined } : brief
}

/**
 * Today's line if it suits the mood, otherwise another one: of the first step on a heavy day, at most of the second on
 * a low one, and with joy in it on a bright one. Free and curated. Repeated calls return the same line although the mood is not stored: the line is chosen
 * as if nothing had been received today, and then found by its text.
 */
export async function readTodayForMood(app: App, account: Account, mood: Mood): Promise<Affirmation> {
  const today = await readToday(app, account)
  if (fits(today, mood)) return today
  const person = await findPerson(app, account.id)
  const now = app.clock.now()
  const { timeZone } = person.preferences
  const day = localDay(now, timeZone)
  return app.database.db.transaction(async (transaction) => {
    await lockAccount(transaction, account.id)
    const received = await receivedOn(app, transaction, account.id, day, timeZone)
    const texts = new Set(received.map(({ text }) => text))
    const recent = [today.text, ...person.recent.filter((text) => !texts.has(text))]
    const brief = briefFor({ ...person, recent }, account, mood, now, day)
    const { row } = toRow(app, account.id, app.writerFor(account).curated(brief), now)
    const earlier = received.find(({ text }) => text === row.text)
    if (!earlier) return addAffirmation(transaction, { ...row, isGentler: true })
    return await getAffirmation(transaction, account.id, earlier.id)
  })
}
