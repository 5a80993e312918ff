import type { AvatarConfig } from '@glimmer/contract'
import type { AvatarStyleId } from '@glimmer/contract/avatar-styles'
import { rgbOf } from '#lib/contrast.ts'
import { seedFrom } from '#lib/random.ts'
import type { Face } from './avatar-draft.ts'
import type { ColourControl, Control, PartControl } from './controls.ts'
import { type DrawingStyle, settled } from './drawing.ts'
import { standsOut } from './stands-out.ts'

/** Where a face says how it feels, and the variants that say it well. */
const moods = new Set(['mouth', 'expression', 'mood', 'face'])
const warm = /smile|happy|twinkle|laugh|lol|grin|cute|calm|cheer|cheeky|teeth|joy/i

type Drawn = Readonly<Record<string, unknown>>

/** Variants nobody is surprised with: they can be chosen, but a stranger should not meet themselves crying. */
const unkind =
  /sad|cry|angry|rage|vomit|scream|fear|dizzy|frown|skull|monster|cyclops|fang|disbelief|grimace|concerned|contempt|suspicious|tired|eating|resist|eyepatch|mask|respirator|hectic|blank|missing|sick|bruis|blood|serious|solemn|driven|explaining|unibrow|roll|nervous|sleepy|faint|plaster|pucker|wacky|bandage|heart/i

/** One of `from`, always the same one for the same seed and name. */
const pick = <T>(seed: string, name: string, from: readonly T[]): T | undefined =>
  from[seedFrom(seed + name) % (from.length || 1)]

const variantIn = (drawn: Drawn, name: string) => {
  const value = drawn[`${name}Variant`]
  return typeof value === 'string' ? value : undefined
}
const colourIn = (drawn: Drawn, name: string) => {
  const value = drawn[`${name}Color`]
  const first: unknown = Array.isArray(value) ? value[0] : undefined
  return typeof first === 'string' ? first.slice(0, 7) : undefined
}

/** Drawn in one colour by the style, and still different from person to person. */
const personal = ['skin', 'base', 'hair', 'background']

/** Which colours are surprises: no skin as nobody has it, and no background that looks like none. All can be chosen. */
function likely(name: string, colours: readonly string[]): readonly string[] {
  const fits = colours.filter((hex) => {
    const rgb = rgbOf(hex)
    const least = Math.min(...rgb)
    if (name === 'skin') return Math.max(...rgb) - least <= 140
    return name !== 'background' || least < 230
  })
  return fits.length > 0 ? fits : colours
}

/** The style's own colour, as it drew it; what it draws in one colour only is varied where people vary. */
function colourFor(style: DrawingStyle, { name, colours }: ColourControl, drawn: Drawn, seed: string) {
  const own = style.colors().get(name)?.values() ?? []
  const vary = own.length < 2 && personal.includes(name)
  const palette = likely(name, vary ? colours.map(({ value }) => value) : own.map((hex) => hex.slice(0, 7)))
  const given = vary ? undefined : colourIn(drawn, name)
  return given !== undefined && palette.includes(given) ? given : pick(seed, name, palette)
}

function kindOf(name: string, variants: readonly string[]) {
  const kind = variants.filter((value) => !unkind.test(value))
  const warmest = moods.has(name) ? kind.filter((value) => warm.test(value)) : []
  return warmest.length > 0 ? warmest : kind
}

function partFor({ name, variants, optional }: PartControl, drawn: Drawn, seed: string): string | null {
  const kind = kindOf(
    name,
    variants.map(({ value }) => value),
  )
  const one = variantIn(drawn, name)
  if (optional && (one === undefined || kind.length === 0)) return null
  return (one !== undefined && kind.includes(one) ? one : pick(seed, name, kind)) ?? variants[0]?.value ?? null
}

/** A whole, friendly face in a style. The same seed gives the same face. */
export function surprise(style: DrawingStyle, controls: readonly Control[], id: AvatarStyleId, seed: string): Face {
  const drawn = settled(style, { seed, options: {} })
  const parts: Record<string, string | null> = {}
  const colours: Record<string, string> = {}
  for (const control of controls) {
    if (control.kind === 'part') parts[control.name] = partFor(control, drawn, seed)
    else {
      const colour = colourFor(style, control, drawn, seed)
      if (colour) colours[control.name] = colour
    }
  }
  return setOff({ style: id, seed, parts, colours }, controls)
}

/** Puts a background behind the face that it stands out from, when there is one. */
function setOff(face: Face, controls: readonly Control[]): Face {
  if (standsOut(face)) return face
  const options = controls.flatMap((control) =>
    control.kind === 'colour' && control.name === 'background' ? control.colours.map(({ value }) => value) : [],
  )
  const better = likely('background', options)
    .map((background) => ({ ...face, colours: { ...face.colours, background } }))
    .filter((candidate) => standsOut(candidate))
  return pick(face.seed, 'background', better) ?? face
}

/** The face of a saved avatar, to go on with; what its configuration left open is as it was drawn. */
export function faceOf(style: DrawingStyle, controls: readonly Control[], config: AvatarConfig): Face {
  const drawn = settled(style, config)
  const fallback = surprise(style, controls, config.style, config.seed)
  const parts = { ...fallback.parts }
  const colours = { ...fallback.colours }
  for (const control of controls) {
    const { name } = control
    if (control.kind === 'part')
      parts[name] = variantIn(drawn, name) ?? (control.optional ? null : (parts[name] ?? null))
    else colours[name] = colourIn(drawn, name) ?? colours[name] ?? '#ffffff'
  }
  return { style: config.style, seed: config.seed, parts, colours }
}
