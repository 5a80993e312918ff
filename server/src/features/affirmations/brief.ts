import type { GenerateAffirmation, Level, LineResponse, Preferences, Theme, Value } from '@glimmer/contract'
import { desc, eq, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import type { Executor } from '#database/pool.ts'
import { prepareOnce } from '#database/prepare-once.ts'
import { account, chosenValue } from '#database/tables/accounts.ts'
import { affirmation, dailyLine } from '#database/tables/affirmations.ts'
import { ladderStep } from '#database/tables/ladder.ts'
import type { Brief } from '#ports/writer.ts'
import { orNotFound } from '#problem.ts'
import { daysAfter, localDay, partOfDay } from '#time/wall-clock.ts'
import { chooseThemes, type Ladder } from '#writing/ladder/choose-themes.ts'
import { levelForMood } from '#writing/ladder/climb.ts'
import { randomFrom } from '#writing/phrasebook/random.ts'

/** How many of a person's last lines a writer is shown: with several a day, those of the last three months. */
const remembered = 500
/** How many of the lines they last called true. */
const liked = 12

/** What was said of a day's line in the evening. */
export interface EveningAnswer {
  day: string
  response: LineResponse
  /** What the next day's line was to be about. */
  theme: Theme | null
  /** Of the line. */
  themes: readonly Theme[]
  level: Level
}

export interface Person {
  firstName: string | null
  preferences: Preferences
  /** The steps their answers have led to; themes never answered stand on `preferences.level`. */
  ladder: Ladder
  /** What they hold dear, in their order. */
  values: readonly Value[]
  /** Their last lines, newest first. */
  recent: string[]
  /** The lines they last called true. */
  liked: string[]
  /** Their last answer in an evening, of the last days. */
  evening: EveningAnswer | null
}

const given = { id: sql.placeholder('id'), since: sql.placeholder('since') }

const valuesOf = sql<Value[]>`(
  select coalesce(json_agg(chosen.value order by chosen.place), '[]') from ${chosenValue} chosen
  where chosen.account_id = ${given.id})`

const eveningOf = sql<EveningAnswer | null>`(
  select json_build_object('day', evening.day, 'response', evening.evening_response,
    'theme', evening.evening_theme, 'themes', line.themes, 'level', line.level)
  from ${dailyLine} evening
    join ${affirmation} line on line.account_id = evening.account_id and line.id = evening.affirmation_id
  where evening.account_id = ${given.id} and evening.day >= ${given.since} and evening.evening_response is not null
  order by evening.day desc limit 1)`

const ladderOf = sql<Ladder>`(
  select coalesce(json_object_agg(step.theme, step.level), '{}') from ${ladderStep} step
  where step.account_id = ${given.id})`

const recentOf = sql<string[]>`(
  select coalesce(json_agg(line.text), '[]') from (
    select text from ${affirmation} where account_id = ${given.id} order by id desc limit ${sql.raw(String(remembered))}) line)`

const likedOf = sql<string[]>`(
  select coalesce(json_agg(line.text), '[]') from (
    select text from ${affirmation} where account_id = ${given.id} and response = 'true'
    order by answered_at desc limit ${sql.raw(String(liked))}) line)`

/** All of it at once: a line is written while somebody waits. */
const personOf = prepareOnce((db) =>
  db
    .select({
      firstName: account.firstName,
      preferences: account.preferences,
      values: valuesOf,
      evening: eveningOf,
      ladder: ladderOf,
      recent: recentOf,
      liked: likedOf,
    })
    .from(account)
    .where(eq(account.id, given.id))
    .prepare('person_to_write_for'),
)

/** What the writer may know of a person. */
export async function findPerson({ clock, database: { db } }: App, id: string): Promise<Person> {
  // Whatever the time zone, the evening before today is not older.
  const since = daysAfter(localDay(clock.now(), 'UTC'), -2)
  const [person] = await personOf(db).execute({ id, since })
  return orNotFound(person)
}

/** A person's last lines as they are now, newest first: for whoever holds their account's lock. */
export async function recentLines(db: Executor, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ text: affirmation.text })
    .from(affirmation)
    .where(eq(affirmation.accountId, accountId))
    .orderBy(desc(affirmation.id))
    .limit(remembered)
  return rows.map(({ text }) => text)
}

const oneOf = (values: readonly Value[], seed: string): Value | undefined =>
  values.length > 0 ? randomFrom(`value|${seed}`).pick(values) : undefined

/**
 * A brief from what the person asked for now, completed by what they prefer, where they stand and what they hold
 * dear. On low days no step is higher than the day allows, whoever writes.
 */
export function briefOf(
  person: Person,
  asked: Omit<GenerateAffirmation, 'themes'> & { themes: readonly Theme[] },
  now: Date,
  seed: string,
): Brief {
  const { form, level: start, timeZone } = person.preferences
  const { themes, level } = asked.level
    ? { themes: asked.themes, level: asked.level }
    : chooseThemes(asked.themes, person.ladder, start, seed)
  return {
    ...asked,
    themes,
    form: asked.form ?? form,
    level: levelForMood(level, asked.mood),
    value: asked.value ?? oneOf(person.values, seed),
    firstName: person.firstName ?? undefined,
    partOfDay: partOfDay(now, timeZone),
    seed,
    recent: person.recent,
    liked: person.liked,
  }
}

/** The same brief for somebody who may be having a harder day than they say: the first step, and nothing of their note. */
export const gently = (brief: Brief): Brief => ({ ...brief, level: 1, note: undefined, isGentle: true })
