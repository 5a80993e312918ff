import * as z from 'zod'
import { Affirmation, GenerateAffirmation, PageQuery } from './affirmations.ts'
import { packs, setParts } from './lines.ts'
import { CareHint } from './own-words.ts'
import { routes } from './route.ts'

const Pack = z.enum(packs).meta({ id: 'Pack' })
const SetPart = z.enum(setParts).meta({ id: 'SetPart' })

/** What a set is written from: themes, or a pack, which has its own. */
export const GenerateSet = GenerateAffirmation.omit({ themes: true, level: true })
  .extend({
    themes: GenerateAffirmation.shape.themes.optional(),
    /** On plans that include it: the situation, and a plan to put in a calendar. */
    pack: Pack.optional(),
  })
  .refine(({ themes, pack }) => themes !== undefined || pack !== undefined, {
    path: ['themes'],
    message: 'Choose at least one theme, or a moment.',
  })
export type GenerateSet = z.output<typeof GenerateSet>

export const AffirmationSet = z.object({
  _id: z.uuid(),
  pack: Pack.optional(),
  /** Five when the set is new; a deleted line leaves its set. */
  lines: z.array(z.object({ part: SetPart, affirmation: Affirmation })),
  createdAt: z.iso.datetime(),
})
export type AffirmationSet = z.output<typeof AffirmationSet>

export const AffirmationSetPage = z.object({ items: z.array(AffirmationSet), nextCursor: z.string().nullable() })
export type AffirmationSetPage = z.output<typeof AffirmationSetPage>
/** A set as returned for a note. */
const AffirmationSetReply = AffirmationSet.extend({ care: CareHint.optional() }).meta({ id: 'AffirmationSetReply' })
export type AffirmationSetReply = z.output<typeof AffirmationSetReply>

export const sets = routes({
  'GET /affirmations/sets': {
    summary: 'List sets that still have lines, newest first',
    ages: 'any',
    query: PageQuery.omit({ q: true }),
    reply: AffirmationSetPage,
  },
  'POST /affirmations/set': {
    summary: 'Generate a set of five lines, charged as one affirmation',
    body: GenerateSet,
    reply: AffirmationSetReply,
    status: 201,
    idempotent: true,
    problems: [
      'allowance_spent',
      'theme_locked',
      'pack_locked',
      'idempotency_mismatch',
      'still_working',
      'care_first',
      'adults_only',
    ],
  },
  'GET /affirmations/sets/{id}': {
    summary: 'Get a set',
    ages: 'any',
    reply: AffirmationSet,
    problems: ['not_found'],
  },
})
