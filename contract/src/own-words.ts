import * as z from 'zod'
import { oneLine, ownLineLength } from './lines.ts'
import { isSeen } from './names.ts'
import { Level, Theme } from './vocabulary.ts'

/** Returned once, in the reply to the user's own text, and stored nowhere: so it is not a field of a line. */
export const CareHint = z.literal('soften').meta({
  id: 'CareHint',
  description:
    'The text may come from somebody in distress, but it is not certain: show help lines above the reply. ' +
    'Where it is certain, the request is refused with the problem care_first.',
})

/** Sent after `care_first`, once the user has seen who they can talk to: these words mean something else. */
export const Misread = z.literal(true).meta({
  id: 'Misread',
  description:
    'The user saw the care card for these words and says that they mean something else. They are then stored, or ' +
    'answered gently; that they were misread is counted, without the words.',
})

/** A line the user writes: 1 to 280 characters with at least one letter or digit, without line breaks. */
export const OwnText = z
  .string()
  .trim()
  .min(1, 'Write a few words first.')
  .max(ownLineLength, `Keep it under ${ownLineLength} characters.`)
  .regex(/[\p{L}\p{N}]/u, 'Write at least one word, so that it can be spoken.')
  .refine(isSeen, 'Write at least one word, so that it can be spoken.')
  .regex(oneLine, 'Keep it to one line.')

export const OwnAffirmation = z.strictObject({
  text: OwnText,
  themes: z.array(Theme).max(5).default([]),
  misread: Misread.optional(),
})
export type OwnAffirmation = z.output<typeof OwnAffirmation>

export const EditAffirmation = z
  .strictObject({ text: OwnText.optional(), themes: z.array(Theme).max(5).optional(), misread: Misread.optional() })
  .refine((edit) => edit.text !== undefined || edit.themes !== undefined, 'Change the text or the themes.')
export type EditAffirmation = z.output<typeof EditAffirmation>

export const AdviseOnLine = z.strictObject({ text: OwnText })

/** A line of the user's own on steps of boldness, gentlest first: by rule, or by the language model that is named. */
export const Rewordings = z.object({
  rewordings: z.array(z.object({ level: Level, text: z.string(), model: z.string().optional() })),
})
export type Rewordings = z.output<typeof Rewordings>

/** The critic's advice on a line of the user's own, which forbids nothing, and the same said on other steps. */
export const Advice = Rewordings.extend({
  items: z.array(z.object({ code: z.string(), message: z.string() })),
  /** The language model that can be asked for rewordings of these words, if there is one. */
  model: z.string().optional(),
})
export type Advice = z.output<typeof Advice>
