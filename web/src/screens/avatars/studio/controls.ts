import { colourNames } from './colour-name.ts'
import { labelOf, rankOf } from './control-names.ts'
import type { DrawingStyle } from './drawing.ts'
import { friendlyFirst } from './friendly-variants.ts'
import { isSkinTone, paletteFor } from './palettes.ts'
import { variantName } from './variant-names.ts'

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

const hair = new Set(['hair', 'facialHair', 'eyebrows', 'beard', 'headContrast'])

/** What the colours are of, if they have names of their own. */
function kindOf(name: string, palette: readonly string[]): 'hair' | 'skin' | undefined {
  if (name === 'skin' || (name === 'base' && palette.every(isSkinTone))) return 'skin'
  return hair.has(name) ? 'hair' : undefined
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
        variants: variants.map((value) => ({ value, label: variantName(name, value) })),
        optional,
      },
    ]
  })
  const partLabels = new Set(parts.map(({ label }) => label))
  const names = new Set([...style.colors().keys(), 'background'])
  const colours = [...names].map((name): Control => {
    const palette = paletteFor(name, style.colors().get(name)?.values() ?? [])
    const labels = colourNames(palette, kindOf(name, palette))
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
