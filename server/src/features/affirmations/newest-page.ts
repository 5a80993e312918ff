import { toIso } from '#database/instant.ts'
import type { Database } from '#database/pool.ts'
import type { Subject } from '#ports/identity.ts'
import type { AffirmationRow } from './store.ts'

/** The hottest query of all, by hand: the query builder's mapping would cost a sixth of the request (npm run bench). */
const text = `
  select line.id, line.text, line.description, line.themes, line.form, line.level, line.origin,
    line.favorited_at as "favoritedAt", (line.created_at at time zone 'utc')::text as "createdAt", (line.updated_at at time zone 'utc')::text as "updatedAt",
    line.by_model as "byModel", line.response, line.gentler_id as "gentlerId",
    (select json_build_object('voice', clip.voice, 'durationMs', clip.duration_ms) from speech_clip clip
     where clip.account_id = line.account_id and clip.affirmation_id = line.id
     order by clip.created_at desc limit 1) as clip
  from affirmation line
  where line.account_id = (select id from account where issuer = $1 and subject = $2) and not line.is_ahead
  order by line.id desc limit $3`

/** The newest `count` lines of the person behind a token. */
export async function findNewest(
  { pool }: Database,
  { issuer, subject }: Subject,
  count: number,
): Promise<AffirmationRow[]> {
  const { rows } = await pool.query<AffirmationRow>({ name: 'newest_page', text, values: [issuer, subject, count] })
  for (const row of rows) {
    row.createdAt = toIso(row.createdAt)
    row.updatedAt = toIso(row.updatedAt)
  }
  return rows
}
