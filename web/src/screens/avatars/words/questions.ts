import { type AvatarStyleId, avatarChoices } from '@glimmer/contract/avatar-styles'

type Question = keyof typeof avatarChoices

const legends: Readonly<Record<Question, string>> = {
  subject: 'Who or what?',
  feeling: 'What feeling?',
  palette: 'Which colours?',
  skin: 'Skin',
  hair: 'Hair, or what covers it',
  hairColor: 'Hair colour',
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
