import * as z from 'zod'
import { Advice, AdviseOnLine, CareHint, EditAffirmation, Misread, OwnAffirmation, Rewordings } from './own-words.ts'
import { routes } from './route.ts'
import { SpokenClip } from './speech.ts'
import { Form, Level, LineResponse, Mood, Origin, Situation, Theme, Value } from './vocabulary.ts'

export const Affirmation = z.object({
  _id: z.uuid(),
  text: z.string(),
  /** One sentence: why this line was chosen, and how to use it. */
  description: z.string(),
  themes: z.array(Theme),
  form: Form,
  level: Level,
  origin: Origin,
  /** Who wrote its words: Glimmer's editors (its own bank, whatever the origin), a language model, or the user. */
  madeBy: z.enum(['editors', 'model', 'you']),
  /** The name of the language model that wrote it; null for all other lines. */
  model: z.string().nullable(),
  /** The user's latest answer to how it felt. */
  response: LineResponse.nullable(),
  /** The gentler line that was written for this one. */
  gentlerId: z.uuid().nullable(),
  isFavorite: z.boolean(),
  createdAt: z.iso.datetime({ offset: true }),
  updatedAt: z.iso.datetime({ offset: true }),
  /** The clip it was last spoken as. */
  speech: SpokenClip.nullable(),
})
export type Affirmation = z.output<typeof Affirmation>

/** The line of a day, and the user's local date. */
export const TodaysAffirmation = Affirmation.extend({ day: z.iso.date() })
export type TodaysAffirmation = z.output<typeof TodaysAffirmation>

/** A day that has not been shown has a second line, for the case that it is first opened between 17:00 and 5:00. */
const DayAhead = z.object({ day: z.iso.date(), affirmation: Affirmation, evening: Affirmation.optional() })

export const DaysAhead = z.object({ items: z.array(DayAhead) })
export type DaysAhead = z.output<typeof DaysAhead>

/** `opened`: the id of the line ahead that the device showed for today while it had no connection. */
export const TodayQuery = z.strictObject({ opened: z.uuid().optional() })

export const AffirmationPage = z.object({ items: z.array(Affirmation), nextCursor: z.string().nullable() })
export type AffirmationPage = z.output<typeof AffirmationPage>

/** A line as returned for the user's own words. */
export const AffirmationReply = Affirmation.extend({ care: CareHint.optional() })
export type AffirmationReply = z.output<typeof AffirmationReply>

/** A generated line. `mayFollow`: a language model is still writing, and its line may be had later. */
export const GeneratedAffirmation = AffirmationReply.extend({ mayFollow: z.literal(true).optional() })
export type GeneratedAffirmation = z.output<typeof GeneratedAffirmation>

export const PageQuery = z.strictObject({
  /** Words the line must contain in a row, beginning at the start of a word. */
  q: z.string().trim().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  /** Where the last page ended: its `nextCursor`. */
  cursor: z.string().max(200).optional(),
})

export const ListQuery = PageQuery.extend({
  theme: Theme.optional(),
  origin: Origin.optional(),
  favorite: z
    .enum(['true', 'false'])
    .transform((word) => word === 'true')
    .optional(),
  sort: z.enum(['newest', 'oldest']).default('newest'),
})
export type ListQuery = z.output<typeof ListQuery>

export const noteLength = 280
export const GenerateAffirmation = z.strictObject({
  themes: z.array(Theme).min(1, 'Choose at least one theme.').max(5, 'Choose up to five themes.'),
  mood: Mood.optional(),
  value: Value.optional(),
  situation: Situation.optional(),
  /** Read while the line is chosen or written, then discarded: never stored, never logged. */
  note: z.string().trim().max(noteLength, `Keep the note under ${noteLength} characters.`).optional(),
  form: Form.optional(),
  level: Level.optional(),
  misread: Misread.optional(),
})
export type GenerateAffirmation = z.output<typeof GenerateAffirmation>

/** How today is: read while a line is chosen, then discarded. */
export const LineForMood = z.strictObject({ mood: Mood })

export const RespondToLine = z.strictObject({ response: LineResponse })

export const SetFavorite = z.strictObject({ isFavorite: z.boolean() }).optional()

export const affirmations = routes({
  'GET /affirmations': {
    summary: 'List affirmations',
    scope: 'lines:read',
    ages: 'any',
    access: 'owner',
    query: ListQuery,
    reply: AffirmationPage,
  },
  'GET /affirmations/today': {
    summary: "Get today's affirmation: one curated line a day, free on every plan",
    scope: 'lines:read',
    ages: 'waiting',
    query: TodayQuery,
    reply: TodaysAffirmation,
  },
  'GET /affirmations/ahead': {
    summary: 'List the lines of today and the next six days, each with one for the evening, for use offline',
    scope: 'lines:read',
    ages: 'waiting',
    reply: DaysAhead,
  },
  'POST /affirmations/today': {
    summary: "Get today's affirmation for a mood: a gentler one, free, on a heavy or low day",
    ages: 'waiting',
    body: LineForMood,
    reply: Affirmation,
  },
  'GET /affirmations/{id}': {
    summary: 'Get an affirmation',
    scope: 'lines:read',
    ages: 'any',
    reply: Affirmation,
    problems: ['not_found'],
  },
  'GET /affirmations/theme/{theme}': {
    summary: 'List affirmations of a theme',
    scope: 'lines:read',
    ages: 'any',
    access: 'owner',
    query: ListQuery.omit({ theme: true }),
    reply: AffirmationPage,
    problems: ['not_found'],
  },
  'POST /affirmations/generate': {
    summary: 'Generate an affirmation; a gentle one, free, if the note suggests distress',
    body: GenerateAffirmation,
    reply: GeneratedAffirmation,
    status: 201,
    idempotent: true,
    problems: [
      'allowance_spent',
      'theme_locked',
      'idempotency_mismatch',
      'still_working',
      'writer_unavailable',
      'care_first',
      'adults_only',
    ],
  },
  'GET /affirmations/{id}/later': {
    summary: 'Wait for the line that a language model is writing in place of this one, and learn whether it came',
    reply: z.object({ isReady: z.boolean() }),
    problems: ['not_found'],
  },
  'POST /affirmations/{id}/later': {
    summary: 'Get the line that came after this one; counts as one affirmation, once',
    reply: Affirmation,
    status: 201,
    problems: ['not_found', 'allowance_spent', 'idempotency_mismatch', 'still_working'],
  },
  'POST /affirmations/advise': {
    summary: "Get advice on a line in the user's own words, and rewordings of it; nothing is stored",
    scope: 'lines:write',
    body: AdviseOnLine,
    reply: Advice,
    problems: ['care_first'],
  },
  'POST /affirmations/reword': {
    summary: "Have a language model say a line in the user's own words on each step; free, and nothing is stored",
    scope: 'lines:write',
    body: AdviseOnLine,
    reply: Rewordings,
    limits: [
      {
        name: 'rewordings',
        most: 30,
        within: 'hour',
        per: 'account',
        sentence: 'That is as often as it can be asked in an hour.',
      },
    ],
    problems: ['care_first'],
  },
  'POST /affirmations/{id}/response': {
    summary: 'Save how a line felt: true, not quite or too much; the latest answer counts',
    ages: 'waiting',
    body: RespondToLine,
    reply: Affirmation,
    problems: ['not_found'],
  },
  'POST /affirmations/{id}/gentler': {
    summary: 'Get a gentler line in place of one that was too much; free, one per line',
    ages: 'waiting',
    reply: Affirmation,
    status: 201,
    problems: ['not_found', 'gentler_not_offered', 'writer_unavailable'],
  },
  'POST /affirmations/{id}/another': {
    summary: 'Get another line in place of one that was not quite right; free, once',
    ages: 'waiting',
    reply: Affirmation,
    status: 201,
    problems: ['not_found', 'another_not_offered', 'already_replaced'],
  },
  'POST /affirmations': {
    summary: "Create an affirmation in the user's own words",
    scope: 'lines:write',
    body: OwnAffirmation,
    reply: AffirmationReply,
    status: 201,
    problems: ['care_first', 'lines_full'],
  },
  'PUT /affirmations/{id}': {
    summary: "Update an affirmation's text or themes; edited text makes it the user's own",
    scope: 'lines:write',
    body: EditAffirmation,
    reply: AffirmationReply,
    problems: ['not_found', 'care_first'],
  },
  'DELETE /affirmations/{id}': {
    summary: 'Delete an affirmation and its recordings',
    scope: 'lines:write',
    ages: 'any',
    problems: ['not_found'],
  },
  'POST /affirmations/{id}/favorite': {
    summary: 'Toggle an affirmation as favourite, or set it with a body',
    scope: 'favorites',
    body: SetFavorite,
    bodyOptional: true,
    reply: Affirmation,
    problems: ['not_found'],
  },
  'GET /users/favorites': {
    summary: 'List favourites, latest first',
    scope: 'favorites',
    ages: 'any',
    access: 'owner',
    query: PageQuery,
    reply: AffirmationPage,
  },
  'GET /users/history': {
    summary: 'List received affirmations, newest first',
    scope: 'lines:read',
    ages: 'any',
    access: 'owner',
    query: PageQuery,
    reply: AffirmationPage,
  },
})
