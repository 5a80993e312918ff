import { bothSides, techniqueByForm, techniqueByLevel, twoThingsAtOnce } from '#writing/technique.ts'

const quoted = (text: string | number) => `'${String(text).replaceAll("'", "''")}'`

const cases = (of: string, named: Readonly<Record<string, string>>) =>
  Object.entries(named)
    .map(([value, name]) => `when ${of} = ${quoted(value)} then ${quoted(name)}`)
    .join(' ')

/** techniqueOf, in SQL and of the same words. */
const technique = `case when line.text ~* ${quoted(bothSides.source)} then ${quoted(twoThingsAtOnce)}
  ${cases('line.form', techniqueByForm)} ${cases('line.level', techniqueByLevel)} end`

/** An instant as ISO 8601, to the millisecond, as all that leave the app. */
export const isoSql = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The clip it was last spoken as; nothing when it never was. */
const speech = `(
  select concat(',"speech":{"voice":', to_json(clip.voice),
    ',"audioUrl":', to_json(concat('/api/affirmations/', line.id, '/audio/', clip.voice)),
    ',"durationMs":', clip.duration_ms, '}')
  from speech_clip clip where clip.account_id = line.account_id and clip.affirmation_id = line.id
  order by clip.created_at desc limit 1)`

/**
 * A row `line` of the table affirmation as its owner receives it: toAffirmation as an SQL expression, written as the
 * contract's serialiser would, which puts what is always there first. `more`: SQL of what is always there besides.
 */
export const writtenLine = (more = `''`) => `concat(
  '{"_id":"', line.id, '","text":', to_json(line.text), ',"description":', to_json(line.description),
  ',"themes":', to_json(line.themes), ',"form":', to_json(line.form), ',"level":', line.level,
  ',"origin":', to_json(line.origin),
  case when line.favorited_at is null then ',"isFavorite":false' else ',"isFavorite":true' end,
  ',"createdAt":"', ${isoSql('line.created_at')}, '","updatedAt":"', ${isoSql('line.updated_at')}, '"', ${more},
  case when line.origin <> 'own' then concat(',"technique":"', ${technique}, '"') end,
  case when line.by_model then ',"byModel":true' end,
  case when line.response is not null then concat(',"response":', to_json(line.response)) end,
  case when line.gentler_id is not null then concat(',"gentlerId":"', line.gentler_id, '"') end,
  ${speech}, '}')`
