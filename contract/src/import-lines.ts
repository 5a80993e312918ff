import * as z from 'zod'
import { maxOwnLines } from './lines.ts'
import { CareHint, OwnAffirmation } from './own-words.ts'
import { routes } from './route.ts'

const ImportedLine = z.strictObject({
  ...OwnAffirmation.shape,
  /** Whether it becomes a favourite: lines of an account's export say so. */
  isFavorite: z.boolean().default(false),
})
export const ImportLines = z.strictObject({
  lines: z
    .array(ImportedLine)
    .min(1, 'Bring at least one line.')
    .max(maxOwnLines, `Bring at most ${maxOwnLines.toLocaleString('en')} lines at once.`),
})
export type ImportLines = z.output<typeof ImportLines>

/** What an import would do with a line; `care_first`: its words ask for help, so it is not stored. */
const ImportOutcome = z.enum(['new', 'duplicate', 'saved_before', 'care_first'])
export type ImportOutcome = z.output<typeof ImportOutcome>

export const ImportPreview = z.object({
  /** One for each line, in order. */
  items: z.array(z.object({ outcome: ImportOutcome, advice: z.array(z.string()) })),
  /** How many more lines of their own the user can save. */
  room: z.int(),
})
export type ImportPreview = z.output<typeof ImportPreview>

export const ImportReply = z.object({
  added: z.int(),
  duplicates: z.int(),
  /** How many were not stored because their words ask for help. */
  withheld: z.int(),
  care: CareHint.optional(),
})
export type ImportReply = z.output<typeof ImportReply>

/** An import of the longest lines in the widest characters, as JSON. */
const importBytes = 1_500_000
const importLimit = {
  name: 'lines brought',
  most: 10_000,
  within: 'hour',
  per: 'account',
  weight: 'lines',
  sentence: 'That’s a lot of lines. You can bring more in an hour.',
} as const

export const importing = routes({
  'POST /affirmations/import/preview': {
    summary: "Preview an import of lines in the user's own words, with advice on each; nothing is stored",
    scope: 'lines:write',
    body: ImportLines,
    bodyBytes: importBytes,
    limits: [importLimit],
    reply: ImportPreview,
  },
  'POST /affirmations/import': {
    summary: "Import lines in the user's own words, all new ones or none; repeating it adds nothing",
    scope: 'lines:write',
    body: ImportLines,
    bodyBytes: importBytes,
    limits: [importLimit],
    reply: ImportReply,
    problems: ['lines_full'],
  },
})
