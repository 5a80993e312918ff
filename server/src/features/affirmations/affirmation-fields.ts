import { Affirmation } from '@glimmer/contract'
import { type SQL, sql } from 'drizzle-orm'
import { affirmation } from '#database/tables/affirmations.ts'

type Field = keyof Affirmation

/** The fields that are not columns of the same name. */
const computed = {
  _id: 'affirmation.id',
  madeBy: `case when affirmation.origin = 'own' then 'you' when affirmation.model is null then 'editors' else 'model' end`,
  isFavorite: 'affirmation.favorited_at is not null',
  /** The clip the line was last spoken as. */
  speech: `(
    select json_build_object(
      'voice', clip.voice,
      'audioUrl', '/api/affirmations/' || clip.affirmation_id || '/audio/' || clip.voice,
      'durationMs', clip.duration_ms)
    from speech_clip clip
    where clip.account_id = affirmation.account_id and clip.affirmation_id = affirmation.id
    order by clip.created_at desc limit 1)`,
}

const isComputed = (field: Field): field is keyof typeof computed => field in computed

/**
 * What every read of a line selects from the table: the fields of the contract's schema, from the columns of the same
 * names. A field without a column does not compile.
 */
export const affirmationFields = (Object.keys(Affirmation.shape) as Field[])
  .map((field) => `${isComputed(field) ? computed[field] : `affirmation.${affirmation[field].name}`} as "${field}"`)
  .join(', ')

/** A line as the API returns it: one value that any query of the table can select, written as JSON by PostgreSQL. */
export const affirmationJson: SQL<Affirmation> = sql`(
  select row_to_json(line) from (select ${sql.raw(affirmationFields)}) line)`
