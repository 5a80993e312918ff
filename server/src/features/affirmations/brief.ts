import type {
  AnsweredLine,
  GenerateAffirmation,
  Level,
  LineResponse,
  Personalisation,
  Preferences,
  Theme,
  TomorrowsChoice,
  Value,
} from '@glimmer/contract'
import { desc, eq, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import type { Executor } from '#database/pool.ts'
import { prepareOnce } from '#database/prepare-once.ts'
import { account, accountValue } from '#database/tables/accounts.ts'
import { affirmation, dailyLine } from '#database/tables/affirmations.ts'
import { ladderStep } from '#database/tables/ladder.ts'
import { personalisation } from '#database/tables/personalisation.ts'
import type { Brief } from '#ports/writer.ts'
import { orNotFound } from '#problem.ts'
import { daysAfter, localDay, partOfDay } from '#time/wall-clock.ts'
import { drawTheme, type Ladder, themesLately } from '#writing/ladder/choose-themes.ts'
import { levelForMood } from '#writing/ladder/climb.ts'
import { themesForNote } from '#writing/note/themes-for-note.ts'
import { randomFrom } from '#writing/phrasebook/random.ts'
import { sayableName } from '#writing/second-person/first-name.ts'
import { themeWeights } from '#writing/taste/learn-traits.ts'

/** How many of a person's latest lines the writer gets: about three months' worth at several a day. */
const maxRecentLines = 500
/** How many answers the writer gets: the latest of any kind with personalisation on, otherwise those that say "true". */
const maxAnswers = { on: 90, off: 12 }

/** The evening answer to a day's line. */
export interface EveningAnswer {
  day: string
  response: LineResponse
  /** The theme chosen for the next day's line. */
  theme: Theme | null
  /** What the user asked of the next day's line. */
  tomorrow: TomorrowsChoice | null
  /** The line's themes. */
  themes: readonly Theme[]
  level: Level
}

/** A user's own words about their lines, and whether these steer the writer. */
export type OwnWords = Pick<Personalisation, 'isOn' | 'wanted' | 'avoided' | 'workingOn'>

export const noWords: OwnWords = { isOn: false, wanted: [], avoided: [], workingOn: '' }

export interface Person {
  firstName: string | null
  joinedAt: Date
  preferences: Preferences
  /** The steps their answers led to; themes never answered start at `preferences.level`. */
  ladder: Ladder
  /** The values they chose, in their order. */
  values: readonly Value[]
  /** Their latest lines, newest first. */
  recent: string[]
  /** What their lines go by: their own words only where they turned that on. */
  steering: OwnWords & { answers: AnsweredLine[] }
  /** Their latest evening answer, if it is recent. */
  evening: EveningAnswer | null
}

const given = { id: sql.placeholder('id'), since: sql.placeholder('since') }

const valuesOf = sql<Value[]>`(
  select coalesce(json_agg(chosen.value order by chosen.position), '[]') from ${accountValue} chosen
  where chosen.account_id = ${given.id})`

const eveningOf = sql<EveningAnswer | null>`(
  select json_build_object('day', evening.day, 'response', evening.evening_response,
    'theme', evening.evening_theme, 'tomorrow', evening.evening_tomorrow, 'themes', line.themes, 'level', line.level)
  from ${dailyLine} evening
    join ${affirmation} line on line.account_id = evening.account_id and line.id = evening.affirmation_id
  where evening.account_id = ${given.id} and evening.day >= ${given.since} and evening.evening_response is not null
  order by evening.day desc limit 1)`

const ladderOf = sql<Ladder>`(
  select coalesce(json_object_agg(step.theme, step.level), '{}') from ${ladderStep} step
  where step.account_id = ${given.id})`

const recentOf = sql<string[]>`(
  select coalesce(json_agg(line.text), '[]') from (
    select text from ${affirmation} where account_id = ${given.id} order by id desc limit ${sql.raw(String(maxRecentLines))}) line)`

const isOn = sql`coalesce((select own.is_on from ${personalisation} own where own.account_id = ${given.id}), false)`

const ownWordsOf = sql<OwnWords | null>`(
  select json_build_object('isOn', own.is_on, 'wanted', own.wanted, 'avoided', own.avoided, 'workingOn', own.working_on)
  from ${personalisation} own where own.account_id = ${given.id})`

const answersOf = sql<AnsweredLine[]>`(
  select coalesce(json_agg(json_build_object(
    '_id', line.id, 'text', line.text, 'themes', line.themes, 'response', line.response, 'isOwn', line.origin = 'own')
    order by line.answered_at desc, line.id desc), '[]')
  from (
    select id, text, themes, response, origin, answered_at from ${affirmation}
    where account_id = ${given.id} and response is not null and not is_struck and (response = 'true' or ${isOn})
    order by answered_at desc, id desc
    limit case when ${isOn} then ${sql.raw(String(maxAnswers.on))} else ${sql.raw(String(maxAnswers.off))} end) line)`

/** One query for all of it, because a user is waiting for the line. */
const personOf = prepareOnce((db) =>
  db
    .select({
      firstName: account.firstName,
      joinedAt: account.createdAt,
      preferences: account.preferences,
      values: valuesOf,
      evening: eveningOf,
      ladder: ladderOf,
      recent: recentOf,
      ownWords: ownWordsOf,
      answers: answersOf,
    })
    .from(account)
    .where(eq(account.id, given.id))
    .prepare('person_to_write_for'),
)

/** Reads what the writer may know about a person. */
export async function findPerson({ clock, database: { db } }: App, id: string): Promise<Person> {
  // Two days back in UTC: in no time zone is the evening before today older.
  const since = daysAfter(localDay(clock.now(), 'UTC'), -2)
  const [found] = await personOf(db).execute({ id, since })
  const { ownWords, answers, ...person } = orNotFound(found)
  return { ...person, steering: { ...(ownWords ?? noWords), answers } }
}

/** A person's latest lines, newest first, read again by a caller that holds the account's lock. */
export const recentLines = (db: Executor, accountId: string): Promise<{ text: string; isUpcoming: boolean }[]> =>
  db
    .select({ text: affirmation.text, isUpcoming: affirmation.isUpcoming })
    .from(affirmation)
    .where(eq(affirmation.accountId, accountId))
    .orderBy(desc(affirmation.id))
    .limit(maxRecentLines)

const oneOf = (values: readonly Value[], seed: string): Value | undefined =>
  values.length > 0 ? randomFrom(`value|${seed}`).pick(values) : undefined

/**
 * Builds a brief from what the user asks for now, completed with their preferences, ladder steps and values. The theme
 * is drawn before the line: among those that the note leads to, one that had no turn lately. On low days the step is
 * capped at what the mood allows, whichever writer is used.
 * @param when the line is read; for one that is chosen ahead, all parts of the day that it has to suit.
 */
export function briefOf(
  person: Person,
  request: Omit<GenerateAffirmation, 'themes'> & { themes: readonly Theme[] },
  when: Date | NonNullable<Brief['hours']>,
  seed: string,
): Brief {
  const { level: start, timeZone } = person.preferences
  const form = request.form ?? person.preferences.form
  const firstName = person.firstName ?? undefined
  const lately = themesLately(person.recent, sayableName(firstName))
  const { isOn, answers, ...words } = person.steering
  const weights = themeWeights(answers, sayableName(firstName))
  const theme = drawTheme(themesForNote(request.note, request.themes, form), lately, seed, weights)
  return {
    ...request,
    themes: [theme],
    form,
    level: levelForMood(request.level ?? person.ladder[theme] ?? start, request.mood),
    value: request.value ?? oneOf(person.values, seed),
    firstName,
    ...(when instanceof Date ? { partOfDay: partOfDay(when, timeZone) } : { hours: when }),
    seed,
    recent: person.recent,
    steering: { answers, ...(isOn && words) },
  }
}

/** The same brief for a person who may be having a harder day than they say: the first step, and without their note. */
export const gently = (brief: Brief): Brief => ({ ...brief, level: 1, note: undefined, isGentle: true })
