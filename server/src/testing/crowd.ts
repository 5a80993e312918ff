import type pg from 'pg'
import { dayMs } from '#time/durations.ts'
import { readOpenLine, searchOpenShelf } from '#writing/bank/open-shelf.ts'

export interface Crowd {
  people: number
  /** How many days each of them has come for a line, the last of them today. */
  days: number
  /** The issuer of their identities: their subjects are `crowd-1`, `crowd-2` and so on. */
  issuer: string
  now: Date
}

/** A UUIDv7 of a timestamp and a distinguishing text: rows created here sort by age, as all do. */
const uuid7 = (at: string, of: string) => `(
  lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') || '7' || substr(md5(${of}), 1, 3) || '8' ||
  substr(md5(${of}), 4, 15))::uuid`

const accountId = uuid7('$3::timestamptz', `'crowd ' || person`)

const accounts = `
  insert into account (id, issuer, subject, email, username, first_name, preferences, tier, created_at, updated_at)
  select ${accountId}, $2, 'crowd-' || person, 'crowd-' || person || '@example.test', 'crowd-' || person, 'Maya',
    '{"themes":[],"form":"first-person","level":2,"timeZone":"Europe/London"}', 'pro', $3, $4
  from generate_series(1, $1::int) person`

const ages = `
  insert into age (account_id, band, answered_at)
  select ${accountId}, 'adult', $3 from generate_series(1, $1::int) person where $2 <> ''`

/**
 * One morning of every user: a line each, every fifth a favourite, every fourth one felt true. Inserted in index order,
 * so that each index page is touched once per morning.
 */
const lines = `
  insert into affirmation (account_id, id, text, description, themes, form, level, origin, favorited_at, created_at,
    updated_at, response, answered_at)
  select ${accountId}, ${uuid7('$4::timestamptz', `person || ' ' || $4::text`)}, line.text, line.description, line.themes,
    line.form, line.level, 'curated', case when (person + $5::int) % 5 = 0 then $4::timestamptz end, $4, $4,
    case when (person + $5::int) % 4 = 0 then 'true' end,
    case when (person + $5::int) % 4 = 0 then $4::timestamptz end
  from generate_series(1, $1::int) person
    join crowd_line line on line.place = (person + $5::int * 7) % (select count(*) from crowd_line)
  where $2 <> '' order by 1`

const days = `
  insert into daily_line (account_id, day, affirmation_id, text, read_at)
  select ${accountId}, $4::timestamptz::date, ${uuid7('$4::timestamptz', `person || ' ' || $4::text`)}, line.text, $4
  from generate_series(1, $1::int) person
    join crowd_line line on line.place = (person + $5::int * 7) % (select count(*) from crowd_line)
  where $2 <> '' order by 1`

/** Creates the open shelf as a temporary table of this connection. */
async function bringLines(client: pg.ClientBase) {
  const shelf = searchOpenShelf({ themes: ['calm', 'focus', 'confidence', 'gratitude', 'sleep'] })
  await client.query(`create temp table crowd_line (place int primary key, text text, description text, themes text[],
    form text, level int)`)
  const read = shelf.map((line, index) => ({ place: index, ...readOpenLine(line, 'Maya', 'morning') }))
  await client.query(
    `insert into crowd_line select place, text, description, themes, form, level
     from jsonb_to_recordset($1) as line (place int, text text, description text, themes text[], form text, level int)`,
    [JSON.stringify(read)],
  )
}

/** Skips the checks of foreign keys, which hold for generated rows, where this user may switch them off. */
const trustRows = `
  select set_config('session_replication_role', 'replica', false)
  from pg_roles where rolname = current_user and rolsuper`

/**
 * Fills an empty database with users and their days, one day after the other, as in real use: one user's lines are
 * spread across the disk. The rows are generated in the database, so that only its disk limits the speed.
 */
export async function addCrowd(client: pg.ClientBase, { people, days: count, issuer, now }: Crowd): Promise<void> {
  const since = new Date(now.getTime() - count * dayMs)
  await client.query(trustRows)
  await client.query('set synchronous_commit = off')
  // A timeout meant for requests would cut off these bulk statements.
  await client.query('set statement_timeout = 0')
  await bringLines(client)
  await client.query(accounts, [people, issuer, since, now])
  await client.query(ages, [people, issuer, since])
  for (let ago = count - 1; ago >= 0; ago--) {
    const values = [people, issuer, since, new Date(now.getTime() - ago * dayMs), ago]
    await client.query(lines, values)
    await client.query(days, values)
  }
  await client.query('vacuum analyze')
}
