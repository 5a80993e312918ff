import { unfriendlyVariants } from '@glimmer/contract/avatar-styles'
import type { DrawingStyle } from './drawing.ts'
import { colourNames, labelOf, variantLabel } from './labels.ts'
import { isSkinTone, paletteFor } from './palettes.ts'

export interface PartControl {
  kind: 'part'
  name: string
  label: string
  variants: readonly { value: string; label: string }[]
  /** Whether the part may be left out. */
  optional: boolean
}
export interface ColourControl {
  kind: 'colour'
  name: string
  label: string
  colours: readonly { value: string; label: string }[]
}
export type Control = PartControl | ColourControl

/** Whether a control is among those in use; see `inUse`. */
export const isIn = (used: ReadonlySet<string>, { kind, name }: Control) =>
  used.has(kind === 'part' ? `${name}Variant` : `${name}Color`)

/** The order in which users go through the parts: each stands where the last of these words in its name does. */
const order = [
  ...['skin', 'base', 'paper', 'body', 'head', 'face', 'shape', 'top', 'hair', 'hat', 'expression'],
  ...['eye', 'brow', 'nose', 'mouth', 'mood', 'ear', 'cheek', 'freckle', 'facial', 'beard', 'mustache'],
  ...['glasses', 'accessor', 'earring', 'mask', 'cloth', 'outfit', 'shirt', 'jacket', 'pants', 'shoes'],
  ...['pattern', 'plant', 'bloom', 'pot', 'planet', 'orb'],
]

/** A control's sort rank; unknown names come last, before the background. */
function rankOf(name: string): number {
  if (name === 'background') return order.length + 1
  const rank = order.findLastIndex((word) => name.toLowerCase().includes(word))
  return rank < 0 ? order.length : rank
}

/** Variants that show distress or mock somebody; the studio offers none of them. */
const unwelcome = /vomit|cry(?!stal)|tears?(?![a-z])|dizzy|scream|sick|blood|bruis|faint/i

/** Whether a variant is friendly enough to be drawn at random. */
export const isFriendly = (variant: string): boolean => !unfriendlyVariants.test(variant)

/** The variants to offer for a part, the friendly ones first; all of them if none would be left. */
function friendlyFirst(variants: readonly string[]): readonly string[] {
  const welcome = variants.filter((variant) => !unwelcome.test(variant))
  const offered = welcome.length > 0 ? welcome : variants
  return [...offered.filter(isFriendly), ...offered.filter((variant) => !isFriendly(variant))]
}

/** Everything the user can change about a style, labelled and ordered; animations are left out. */
export function controlsOf(style: DrawingStyle): Control[] {
  const parts = [...style.components()].flatMap(([name, component]): Control[] => {
    const variants = friendlyFirst([...component.variants().keys()])
    const optional = (component.probability() ?? 100) < 100
    const choice = variants.length > 1 || (optional && variants.length === 1)
    if (component.extendsName() || name === 'animation' || !choice) return []
    return [
      {
        kind: 'part',
        name,
        label: labelOf(name),
        variants: variants.map((value) => ({ value, label: variantLabel(name, value) })),
        optional,
      },
    ]
  })
  const partLabels = new Set(parts.map(({ label }) => label))
  const names = new Set([...style.colors().keys(), 'background'])
  const colours = [...names].map((name): Control => {
    const palette = paletteFor(name, style.colors().get(name)?.values() ?? [])
    const labels = colourNames(palette)
    // What robots are made of.
    const label = name === 'base' && !palette.every(isSkinTone) ? 'Colour' : labelOf(name)
    return {
      kind: 'colour',
      name,
      label: partLabels.has(label) ? `${label} colour` : label,
      colours: palette.map((value, at) => ({ value, label: labels[at] ?? value })),
    }
  })
  return [...parts, ...colours].toSorted((a, b) => rankOf(a.name) - rankOf(b.name))
}
