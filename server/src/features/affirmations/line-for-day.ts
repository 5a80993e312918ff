import { plans, type Theme } from '@glimmer/contract'
import { type Tone, toneAt } from '@glimmer/contract/lines'
import type { Account, App } from '#app.ts'
import { instantOf, localDay, partOfDay, wallTime } from '#time/wall-clock.ts'
import type { PartOfDay } from '#writing/bank/curated/types.ts'
import { drawTheme, openAt, themesLately } from '#writing/ladder/choose-themes.ts'
import { formOfDay } from '#writing/phrasebook/form-of-day.ts'
import { sayableName } from '#writing/second-person/first-name.ts'
import { adjustForEveningAnswer } from './after-evening.ts'
import { briefOf, type Person } from './brief.ts'
import { toRow } from './store.ts'

/** The themes the user chose that their plan includes; all themes of the plan if there are none. */
export function themesOf({ preferences }: Person, { tier }: Account): readonly Theme[] {
  const open = preferences.themes.filter((theme) => plans[tier].themes.includes(theme))
  return open.length > 0 ? open : plans[tier].themes
}

/** The same for a line that is read now; who chose no themes gets sleep only when it is time for it. */
export const themesAt = (person: Person, account: Account, now: Date): readonly Theme[] =>
  themesFor(person, account, partOfDay(now, person.preferences.timeZone))

function themesFor(person: Person, account: Account, part: PartOfDay): readonly Theme[] {
  const themes = themesOf(person, account)
  return person.preferences.themes.length > 0 ? themes : openAt(themes, part)
}

/** The form of somebody's line of a day. */
export const formOn = (day: string, { id }: Account, { preferences, joinedAt }: Person) =>
  formOfDay(preferences.form, { id, joinedOn: localDay(joinedAt, preferences.timeZone) }, day)

/** When a day ahead is first opened: by day (5:00 to 17:00), or in the evening. */
export type Half = Extract<Tone, 'day' | 'evening'>
const hoursOf: Record<Half, readonly [PartOfDay, ...PartOfDay[]]> = {
  day: ['morning', 'afternoon'],
  evening: ['evening', 'night'],
}

/** Whether it is evening for the user: their device decides in the same way which of a day's two lines it shows. */
export const isEvening = (now: Date, timeZone: string): boolean =>
  toneAt(Math.floor(wallTime(now, timeZone).minute / 60)) === 'evening'

interface Occasion {
  day: string
  /** Undefined for a line that is read now. */
  half?: Half | undefined
  /** The day's line that the user deleted: it is not chosen again. */
  deleted?: string | undefined
  /** The lines whose themes had their turn before this one, newest first; by default the person's latest. */
  before?: readonly string[] | undefined
}

/** Chooses a line for a day. One for a day ahead suits every hour of its half. */
export function lineFor(app: App, account: Account, person: Person, { day, half, deleted, before }: Occasion) {
  const { timeZone } = person.preferences
  const now = app.clock.now()
  const at = half ? instantOf({ day, minute: 0 }, timeZone) : now
  const hours = half && hoursOf[half]
  const seed = [account.id, day, half === 'evening' && half, deleted].filter(Boolean).join(' ')
  const recent = deleted === undefined ? person.recent : [deleted, ...person.recent]
  const open = {
    themes: themesFor(person, account, hours ? hours[0] : partOfDay(now, timeZone)),
    open: plans[account.tier].themes,
  }
  const { themes, level } = adjustForEveningAnswer(day, open, person)
  const lately = themesLately(before ?? recent, sayableName(person.firstName ?? undefined))
  const request = { themes: [drawTheme(themes, lately, seed)], level, form: formOn(day, account, person) }
  const brief = briefOf({ ...person, recent }, request, hours ?? now, seed)
  const { row } = toRow(app, account.id, app.writerFor(account).curated(brief), at)
  return { ...row, id: app.newId(at), isUpcoming: half !== undefined }
}
