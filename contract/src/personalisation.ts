import * as z from 'zod'
import { maxWords, oneLine, wordLength, workingOnLength } from './lines.ts'
import { CareHint, Misread } from './own-words.ts'
import { routes } from './route.ts'
import type { Theme } from './themes.ts'
import { LineResponse, Theme as ThemeName } from './vocabulary.ts'

/** A line the user answered, which steers the lines to come. */
export const AnsweredLine = z.object({
  _id: z.uuid(),
  text: z.string(),
  themes: z.array(ThemeName),
  response: LineResponse,
  /** In the user's own words: those are given to no language model. */
  isOwn: z.boolean(),
})
export type AnsweredLine = z.output<typeof AnsweredLine>

const Word = z
  .string()
  .overwrite((word) => word.replaceAll(/\s+/g, ' ').replaceAll('’', "'").trim())
  .min(2, 'Give at least two letters.')
  .max(wordLength, `Keep each under ${wordLength} characters.`)
  .regex(/^[\p{L}\p{M}'-]+(?: [\p{L}\p{M}'-]+){0,2}$/u, 'Give one to three words, without other signs.')

const Words = z.array(Word).max(maxWords, `Choose up to ${maxWords}.`)

const ownWords = {
  /** Lines with one of these words, in any of their forms, come first. */
  wanted: Words,
  /** No line contains one of these words. */
  avoided: Words,
  /** What the user is working on, in a sentence or two. */
  workingOn: z
    .string()
    .trim()
    .max(workingOnLength, `Keep it under ${workingOnLength} characters.`)
    .regex(oneLine, 'Keep it to one line.'),
}

/** What steers the lines of one user. Their own words stay while it is off, and steer nothing. */
export const Personalisation = z.object({
  isOn: z.boolean(),
  ...ownWords,
  /** The answers that count, latest first; none while it is off. */
  answers: z.array(AnsweredLine),
  /** What is taken from them, in sentences for the user. */
  findings: z.array(z.string()),
})
export type Personalisation = z.output<typeof Personalisation>

/** What a writer gets of it; only the answers "true" unless the user turned it on. */
export type Steering = { answers: readonly Felt[] } & Partial<Pick<Personalisation, 'wanted' | 'avoided' | 'workingOn'>>
type Felt = Omit<AnsweredLine, '_id' | 'themes'> & { themes: readonly Theme[] }

const lower = (words: readonly string[]): string[] => words.map((word) => word.toLowerCase())

export const EditPersonalisation = z
  .strictObject({ isOn: z.boolean(), ...ownWords, misread: Misread.optional() })
  .superRefine(({ wanted, avoided }, context) => {
    const all = [...lower(wanted), ...lower(avoided)]
    const at = all.findIndex((word, index) => all.indexOf(word) < index)
    if (at < 0) return
    const path = at < wanted.length ? ['wanted', at] : ['avoided', at - wanted.length]
    context.addIssue({ code: 'custom', path, message: 'Give each word once, in one of the two lists.' })
  })
export type EditPersonalisation = z.output<typeof EditPersonalisation>

export const personalisation = routes({
  'GET /users/personalisation': {
    summary: 'Get what the lines of the user go by',
    ages: 'any',
    reply: Personalisation,
  },
  'PUT /users/personalisation': {
    summary: "Turn personalisation on or off, and replace the user's own words",
    body: EditPersonalisation,
    reply: Personalisation.extend({ care: CareHint.optional() }),
    problems: ['care_first', 'adults_only'],
  },
  'DELETE /users/personalisation': {
    summary: 'Turn personalisation off, and erase all that it goes by',
    ages: 'any',
  },
  'DELETE /users/personalisation/answers/{id}': {
    summary: "Stop counting the answer to a line; the line and the answer's place on the ladder stay",
    ages: 'any',
    problems: ['not_found'],
  },
})
