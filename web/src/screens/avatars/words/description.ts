import type { AvatarChoices, GenerateAvatar } from '@glimmer/contract'
import { type AvatarStyleId, avatarChoices } from '@glimmer/contract/avatar-styles'

/** How the user describes the avatar they want: in their own words, or by choices. Words take precedence. */
export interface Description {
  words: string
  choices: AvatarChoices
  style: AvatarStyleId | undefined
}

export const emptyDescription: Description = { words: '', choices: {}, style: undefined }

/** Whether there is nothing to draw from. */
export const isEmpty = ({ words, choices }: Description) => words.trim() === '' && Object.keys(choices).length === 0

type Single = Exclude<keyof AvatarChoices, 'extras'>
const maxExtras = 4

/** Adds a choice, or removes it if it was already made. */
export function toggleChoice(choices: AvatarChoices, question: keyof AvatarChoices, answer: string): AvatarChoices {
  if (question === 'extras') return withExtra(choices, answer)
  const { [question]: before, ...others } = choices
  return before === answer ? others : { ...others, [question]: answer as AvatarChoices[Single] }
}

function withExtra({ extras = [], ...others }: AvatarChoices, answer: string): AvatarChoices {
  const without = extras.filter((one) => one !== answer)
  const next = without.length < extras.length ? without : [...extras, answer as (typeof extras)[number]]
  if (next.length > maxExtras) return { ...others, extras }
  return next.length === 0 ? others : { ...others, extras: next }
}

/** The description as the API expects it. */
export function requestOf({ words, choices, style }: Description): GenerateAvatar {
  const request = words.trim() === '' ? { choices } : { description: words.trim() }
  return { ...request, ...(style && { style }) }
}

type Question = keyof typeof avatarChoices

const legends: Readonly<Record<Question, string>> = {
  subject: 'Who or what?',
  feeling: 'What feeling?',
  palette: 'Which colours?',
  skin: 'Skin',
  hair: 'Hair, or what covers it',
  hairColor: 'Hair colour',
  clothesColor: 'Colour of clothes',
  extras: 'Anything else? Up to four.',
}

const asLabel = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The questions and their answers, in the contract's order. */
export const questions = (Object.keys(legends) as Question[]).map((name) => ({
  name,
  legend: legends[name],
  answers: avatarChoices[name].map((value: string) => ({ value, label: asLabel(value) })),
}))

/** The styles offered with words: a few of each plan, so that the list stays short. */
export const wordStyles: readonly AvatarStyleId[] = [
  'avataaars',
  'lorelei',
  'pixel-art',
  'open-peeps',
  'adventurer',
  'micah',
  'notionists',
]
