import type { AvatarChoices, GenerateAvatar } from '@glimmer/contract'
import type { AvatarStyleId } from '@glimmer/contract/avatar-styles'

/** What a person asks for: words of their own, or choices. Words win when both are there. */
export interface Wish {
  words: string
  choices: AvatarChoices
  style: AvatarStyleId | undefined
}

export const noWish: Wish = { words: '', choices: {}, style: undefined }

/** Whether there is anything to draw from. */
export const isEmpty = ({ words, choices }: Wish) => words.trim() === '' && Object.keys(choices).length === 0

type Single = Exclude<keyof AvatarChoices, 'extras'>
const mostExtras = 4

/** Makes a choice, or takes it back when it was made already. */
export function toggled(choices: AvatarChoices, question: keyof AvatarChoices, answer: string): AvatarChoices {
  if (question === 'extras') return withExtra(choices, answer)
  const { [question]: before, ...others } = choices
  return before === answer ? others : { ...others, [question]: answer as AvatarChoices[Single] }
}

function withExtra({ extras = [], ...others }: AvatarChoices, answer: string): AvatarChoices {
  const without = extras.filter((one) => one !== answer)
  const next = without.length < extras.length ? without : [...extras, answer as (typeof extras)[number]]
  if (next.length > mostExtras) return { ...others, extras }
  return next.length === 0 ? others : { ...others, extras: next }
}

/** What is sent. */
export function requestOf({ words, choices, style }: Wish): GenerateAvatar {
  const asked = words.trim() === '' ? { choices } : { description: words.trim() }
  return { ...asked, ...(style && { style }) }
}
