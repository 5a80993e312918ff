import type { AvatarChoices, AvatarConfig } from '@glimmer/contract'

export type Options = AvatarConfig['options']
type One<Key extends keyof AvatarChoices> = NonNullable<AvatarChoices[Key]>
type Extra = One<'extras'>[number]

/** How one style draws each choice, as options of the style. Choices it cannot draw are left out. */
export interface StyleOptions {
  /** Defaults, unless a choice overrides them: friendly faces and nothing alarming. */
  always: Options
  feelings?: Partial<Record<One<'feeling'>, Options>>
  hair?: Partial<Record<One<'hair'>, Options>>
  extras?: Partial<Record<Extra, Options>>
  /** The options that take a skin tone, and a hair colour. */
  skin?: readonly string[]
  hairColor?: readonly string[]
  /** The options, besides the background, that take a colour of the palette. */
  palette?: readonly string[]
}

/** Always shows a component, with one of these variants. */
export const shown = (component: string, ...variants: string[]): Options => ({
  [`${component}Variant`]: variants,
  [`${component}Probability`]: 100,
})

/** Never shows these components. */
export const hidden = (...components: string[]): Options =>
  Object.fromEntries(components.map((component) => [`${component}Probability`, 0]))

/** `numbered('short', 3)` is short01 to short03. */
export const numbered = (name: string, last: number, from = 1): string[] =>
  Array.from({ length: last - from + 1 }, (_, place) => `${name}${String(place + from).padStart(2, '0')}`)
