import type { AvatarConfig } from '@glimmer/contract'
import type { AvatarStyleId } from '@glimmer/contract/avatar-styles'
import { rgbOf } from '@glimmer/lib/contrast'
import { fnv1a } from '@glimmer/lib/seeded-random'
import { type AvatarDraft, contrastsWithBackground } from './avatar-draft.ts'
import { type ColourControl, type Control, isFriendly, type PartControl } from './controls.ts'
import { type DrawingStyle, resolvedOptions } from './drawing.ts'
import { isSkinTone } from './palettes.ts'

/** The parts that show a mood, and the variants that show a good one. */
const moodParts = new Set(['mouth', 'expression', 'mood', 'face'])
const warm = /smile|happy|twinkle|laugh|lol|grin|cute|calm|cheer|cheeky|teeth|joy/i

type ResolvedOptions = Readonly<Record<string, unknown>>

/** Picks from `from`, deterministically for a seed and name. */
const pick = <T>(seed: string, name: string, from: readonly T[]): T | undefined =>
  from[fnv1a(seed + name) % (from.length || 1)]

const variantIn = (drawn: ResolvedOptions, name: string) => {
  const value = drawn[`${name}Variant`]
  return typeof value === 'string' ? value : undefined
}
const colourIn = (drawn: ResolvedOptions, name: string) => {
  const value = drawn[`${name}Color`]
  const first: unknown = Array.isArray(value) ? value[0] : undefined
  return typeof first === 'string' ? first.slice(0, 7) : undefined
}

/** Varied between avatars, even where the style draws them in one colour. */
const variedColours = ['skin', 'base', 'hair', 'background']

/** The colours drawn at random: natural skin tones, and no near-white background. The user can choose any. */
function randomColours(name: string, colours: readonly string[]): readonly string[] {
  const fits = colours.filter((hex) => {
    if (name === 'skin') return isSkinTone(hex)
    return name !== 'background' || Math.min(...rgbOf(hex)) < 230
  })
  return fits.length > 0 ? fits : colours
}

/** The colour as the style drew it; a single-colour part that varies between people gets a random one. */
function colourFor(style: DrawingStyle, { name, colours }: ColourControl, drawn: ResolvedOptions, seed: string) {
  const own = style.colors().get(name)?.values() ?? []
  const vary = own.length < 2 && variedColours.includes(name)
  const palette = randomColours(name, vary ? colours.map(({ value }) => value) : own.map((hex) => hex.slice(0, 7)))
  const given = vary ? undefined : colourIn(drawn, name)
  return given !== undefined && palette.includes(given) ? given : pick(seed, name, palette)
}

function friendlyVariants(name: string, variants: readonly string[]) {
  const friendly = variants.filter(isFriendly)
  const warmest = moodParts.has(name) ? friendly.filter((value) => warm.test(value)) : []
  return warmest.length > 0 ? warmest : friendly
}

function partFor({ name, variants, optional }: PartControl, drawn: ResolvedOptions, seed: string): string | null {
  const friendly = friendlyVariants(
    name,
    variants.map(({ value }) => value),
  )
  const one = variantIn(drawn, name)
  if (optional && (one === undefined || friendly.length === 0)) return null
  return (one !== undefined && friendly.includes(one) ? one : pick(seed, name, friendly)) ?? variants[0]?.value ?? null
}

/** A complete, friendly avatar in a style. The same seed gives the same avatar. */
export function randomAvatar(
  style: DrawingStyle,
  controls: readonly Control[],
  id: AvatarStyleId,
  seed: string,
): AvatarDraft {
  const drawn = resolvedOptions(style, { seed, options: {} })
  const parts: Record<string, string | null> = {}
  const colours: Record<string, string> = {}
  for (const control of controls) {
    if (control.kind === 'part') parts[control.name] = partFor(control, drawn, seed)
    else {
      const colour = colourFor(style, control, drawn, seed)
      if (colour) colours[control.name] = colour
    }
  }
  return withVisibleBackground({ style: id, seed, parts, colours }, controls)
}

/** Replaces the background with one the figure contrasts with, if there is one. */
function withVisibleBackground(draft: AvatarDraft, controls: readonly Control[]): AvatarDraft {
  if (contrastsWithBackground(draft)) return draft
  const options = controls.flatMap((control) =>
    control.kind === 'colour' && control.name === 'background' ? control.colours.map(({ value }) => value) : [],
  )
  const better = randomColours('background', options)
    .map((background) => ({ ...draft, colours: { ...draft.colours, background } }))
    .filter((candidate) => contrastsWithBackground(candidate))
  return pick(draft.seed, 'background', better) ?? draft
}

/** The draft of a saved avatar, to edit; what its configuration leaves open is filled in as it was drawn. */
export function draftOf(style: DrawingStyle, controls: readonly Control[], config: AvatarConfig): AvatarDraft {
  const drawn = resolvedOptions(style, config)
  const fallback = randomAvatar(style, controls, config.style, config.seed)
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
