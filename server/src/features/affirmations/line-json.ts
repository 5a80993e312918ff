import type { Form, Level } from '@glimmer/contract/index'
import { toIso } from '#database/instant.ts'
import { techniqueOf } from '#writing/technique.ts'

/**
 * The columns that `lineAsJson` needs of a row `line` of the table affirmation. All values that cannot contain a bar
 * are joined into one text with bars between them: having few columns is most of what makes a list cheap to read
 * (docs/decisions/0057).
 */
export const lineColumns = `line.text, line.description,
  line.id::text || '|' || line.form || '|' || line.level::text || '|' || line.origin ||
    '|' || (line.created_at at time zone 'utc')::text || '|' || (line.updated_at at time zone 'utc')::text ||
    '|' || coalesce((line.favorited_at at time zone 'utc')::text, '') || '|' || array_to_string(line.themes, ',') ||
    '|' || case when line.by_model then 'model' else '' end || '|' || coalesce(line.response, '') ||
    '|' || coalesce(line.gentler_id::text, ''),
  (select clip.duration_ms::text || ' ' || clip.voice from speech_clip clip
   where clip.account_id = line.account_id and clip.affirmation_id = line.id
   order by clip.created_at desc limit 1)`

/** The values of `lineColumns` as PostgreSQL's text; `clip` is the last clip, null if there is none. */
export type LineText = readonly [text: string, description: string, words: string, clip: string | null]

/** Query options: each row is an array of values in PostgreSQL's text format, unparsed. */
export const rawText = { rowMode: 'array' as const, types: { getTypeParser: () => (value: string) => value } }

const wordsOf = (words: string) => {
  const [id = '', form = '', level = '', origin = '', createdAt = '', updatedAt = '', favoritedAt = '', ...more] =
    words.split('|')
  const [themes = '', byModel = '', response = '', gentlerId = ''] = more
  return { id, form, level, origin, createdAt, updatedAt, favoritedAt, themes, byModel, response, gentlerId }
}

/** When a line was marked as a favourite, and its id. */
export function favouriteOf([, , words]: LineText): { favoritedAt: Date; id: string } {
  const { favoritedAt, id } = wordsOf(words)
  return { favoritedAt: new Date(favoritedAt && toIso(favoritedAt)), id }
}

const json = JSON.stringify

function speechOf(id: string, clip: string): string {
  const space = clip.indexOf(' ')
  const voice = clip.slice(space + 1)
  const audioUrl = `/api/affirmations/${id}/audio/${voice}`
  return `,"speech":{"voice":${json(voice)},"audioUrl":${json(audioUrl)},"durationMs":${clip.slice(0, space)}}`
}

/**
 * A line as its owner receives it: exactly what the contract's serialiser writes for the result of toAffirmation,
 * required properties first. `more` is JSON of further required properties, with a leading comma.
 */
export function lineAsJson([text, description, words, clip]: LineText, more = ''): string {
  const line = wordsOf(words)
  let written = `{"_id":"${line.id}","text":${json(text)},"description":${json(description)},"themes":[${
    line.themes && `"${line.themes.replaceAll(',', '","')}"`
  }],"form":"${line.form}","level":${line.level},"origin":"${line.origin}","isFavorite":${
    line.favoritedAt !== ''
  },"createdAt":"${toIso(line.createdAt)}","updatedAt":"${toIso(line.updatedAt)}"${more}`
  if (line.origin !== 'own')
    written += `,"technique":${json(techniqueOf({ text, form: line.form as Form, level: Number(line.level) as Level }))}`
  if (line.byModel) written += ',"byModel":true'
  if (line.response) written += `,"response":"${line.response}"`
  if (line.gentlerId) written += `,"gentlerId":"${line.gentlerId}"`
  if (clip !== null) written += speechOf(line.id, clip)
  return `${written}}`
}
