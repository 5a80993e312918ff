import { Avatar, Style } from '@dicebear/core'
import { type AvatarDraft, optionsOf } from './avatar-draft.ts'

/** A style, ready to draw with. */
export type DrawingStyle = Style<unknown>

/** What a drawing is made from: a seed, and options that override what the seed decides. */
export interface Recipe {
  seed: string
  options: Readonly<Record<string, unknown>>
}

const recipeOf = (draft: AvatarDraft): Recipe => ({ seed: draft.seed, options: optionsOf(draft) })

/** Parses a style's data. */
export const drawingStyle = (data: unknown): DrawingStyle => new Style(data)

const avatar = (style: DrawingStyle, { seed, options }: Recipe) => new Avatar(style, { ...options, seed })

/** The picture as a data: URL for an <img>, where scripts in it cannot run. Takes about 0.3 ms. */
export const drawAvatar = (style: DrawingStyle, draft: AvatarDraft): string =>
  avatar(style, recipeOf(draft)).toDataUri()

/** The options a drawing resolves to: `hairVariant`, `hairColor` and so on, for everything visible in it. */
export const resolvedOptions = (style: DrawingStyle, recipe: Recipe): Record<string, unknown> => ({
  ...avatar(style, recipe).toJSON().options,
})

/** The parts and colours that affect this draft: under a hat no hair colour does, on a plain shirt no print. */
export function usedOptions(style: DrawingStyle, draft: AvatarDraft): ReadonlySet<string> {
  const { seed, options } = recipeOf(draft)
  const everything = Object.fromEntries(Object.keys(draft.parts).map((name) => [`${name}Probability`, 100]))
  const withAll = Object.keys(resolvedOptions(style, { seed, options: { ...options, ...everything } }))
  const visible = Object.keys(resolvedOptions(style, { seed, options }))
  return new Set([
    ...withAll.filter((key) => key.endsWith('Variant')),
    ...visible.filter((key) => key.endsWith('Color')),
  ])
}
