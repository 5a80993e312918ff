import * as z from 'zod'
import { Affirmation } from './affirmations.ts'
import { routes } from './route.ts'
import { Form, Level, Theme, Tier } from './vocabulary.ts'

/** A line of the open shelf, as an affirmation that any user can save. */
export const LibraryLine = z.object({
  /** Derived from its words: an edited line has another id. */
  id: z.string(),
  text: z.string(),
  description: z.string(),
  themes: z.array(Theme),
  form: Form,
  level: Level,
  technique: z.string(),
  /** The id of the user's affirmation with these words, while it is one of their favourites. */
  keptAs: z.uuid().optional(),
})
export type LibraryLine = z.output<typeof LibraryLine>

export const LibraryPage = z.object({ items: z.array(LibraryLine), nextCursor: z.string().nullable() })
export type LibraryPage = z.output<typeof LibraryPage>

export const LibraryQuery = z.strictObject({
  /** If left out, all themes of the plan. */
  theme: Theme.optional(),
  level: z.coerce.number().pipe(Level).optional(),
  form: Form.optional(),
  /**
   * Words of the line, in any order, each from the start of a word. Where few lines contain them, lines about what they
   * mean follow.
   */
  q: z.string().trim().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  /** Where the last page ended: its `nextCursor`. */
  cursor: z.string().max(200).optional(),
})
export type LibraryQuery = z.output<typeof LibraryQuery>

/** How many lines of a theme are on the open shelf, and the cheapest plan that includes the theme. */
export const LibraryTheme = z.object({ theme: Theme, lines: z.number().int(), tier: Tier })
export type LibraryTheme = z.output<typeof LibraryTheme>

export const library = routes({
  'GET /library': {
    summary: 'Browse the library by theme, level, form and words; free on every plan',
    ages: 'any',
    query: LibraryQuery,
    reply: LibraryPage,
    problems: ['theme_locked'],
  },
  'GET /library/themes': {
    summary: "Count each theme's lines, with the plan that includes it",
    ages: 'any',
    reply: z.object({ items: z.array(LibraryTheme) }).meta({ id: 'LibraryThemes' }),
  },
  'POST /library/{id}/keep': {
    summary: 'Save a library line as a favourite; saving it again changes nothing',
    foreignId: true,
    reply: Affirmation,
    status: 201,
    repeatable: true,
    problems: ['not_found', 'theme_locked'],
  },
})
