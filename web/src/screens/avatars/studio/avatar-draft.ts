import type { AvatarStyleId } from '@glimmer/contract/avatar-styles'

/** An avatar as it is being made: nothing in it is left to chance, so that it is drawn the same everywhere. */
export interface Face {
  /** The style it is drawn in. */
  style: AvatarStyleId
  /** Settles what no control does, such as the tilt of a hat. */
  seed: string
  /** The variant of each part; null leaves the part out. */
  parts: Readonly<Record<string, string | null>>
  /** The colour of each thing that has one, as #rrggbb. */
  colours: Readonly<Record<string, string>>
}

/** One thing a person changes at a time. */
export type Change = { part: string; to: string | null } | { colour: string; to: string }

/** The face with one thing changed. */
export const changed = (face: Face, change: Change): Face =>
  'part' in change
    ? { ...face, parts: { ...face.parts, [change.part]: change.to } }
    : { ...face, colours: { ...face.colours, [change.colour]: change.to } }

/** What a face is called in DiceBear's options, as the contract takes them. */
export function optionsOf({
  parts,
  colours,
}: Pick<Face, 'parts' | 'colours'>): Record<string, string | number | string[]> {
  const options: Record<string, string | number | string[]> = {}
  for (const [name, variant] of Object.entries(parts)) {
    options[`${name}Probability`] = variant === null ? 0 : 100
    if (variant !== null) options[`${name}Variant`] = variant
  }
  for (const [name, colour] of Object.entries(colours)) options[`${name}Color`] = [colour]
  return options
}
