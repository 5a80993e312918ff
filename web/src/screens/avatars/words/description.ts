import type { AvatarChoices, GenerateAvatar } from '@glimmer/contract'
import type { AvatarStyleId } from '@glimmer/contract/avatar-styles'

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
  const asked = words.trim() === '' ? { choices } : { description: words.trim() }
  return { ...asked, ...(style && { style }) }
}
