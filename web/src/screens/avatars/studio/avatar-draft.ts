import type { AvatarConfig } from '@glimmer/contract'
import { type AvatarStyleId, avatarStyleIds } from '@glimmer/contract/avatar-styles'
import { contrast } from '@glimmer/lib/contrast'
import { type DraftStore, readDraft, saveDraft } from '#member/drafts.ts'

/** An avatar being built. Every part and colour is given, so that it is drawn the same everywhere. */
export interface AvatarDraft {
  /** The style it is drawn in. */
  style: AvatarStyleId
  /** Decides what no control sets, such as the tilt of a hat. */
  seed: string
  /** The variant of each part; null leaves the part out. */
  parts: Readonly<Record<string, string | null>>
  /** The colour of each thing that has one, as #rrggbb. */
  colours: Readonly<Record<string, string>>
}

/** The style of the ready-made avatars, and their seeds, chosen for varied hair, clothes and colours. */
export const presetStyle: AvatarStyleId = 'avataaars'
export const presetSeeds = [76, 71, 67, 221, 306, 357, 144, 240, 159, 69].map((seed) => `preset-${seed}`)

/** A change to one part or colour. */
export type Change = { part: string; to: string | null } | { colour: string; to: string }

/** The draft with one change applied. */
export const changed = (draft: AvatarDraft, change: Change): AvatarDraft =>
  'part' in change
    ? { ...draft, parts: { ...draft.parts, [change.part]: change.to } }
    : { ...draft, colours: { ...draft.colours, [change.colour]: change.to } }

/** A draft as DiceBear's options, as the API takes them. */
export function optionsOf({
  parts,
  colours,
}: Pick<AvatarDraft, 'parts' | 'colours'>): Record<string, string | number | string[]> {
  const options: Record<string, string | number | string[]> = {}
  for (const [name, variant] of Object.entries(parts)) {
    options[`${name}Probability`] = variant === null ? 0 : 100
    if (variant !== null) options[`${name}Variant`] = variant
  }
  for (const [name, colour] of Object.entries(colours)) options[`${name}Color`] = [colour]
  return options
}

/** The least contrast a figure needs with its background. */
const minContrast = 1.25
/** Names of a picture's main colour; the first one present counts. */
const mainColours = ['skin', 'base', 'body', 'face', 'shape', 'pot', 'planet', 'paper', 'ink']

const hairColours = ['hair', 'headContrast']

/** Whether the figure stands out from the background: its main colour and its hair are each compared with it. */
export function contrastsWithBackground({ colours }: Pick<AvatarDraft, 'colours'>): boolean {
  const { background } = colours
  const first = (names: readonly string[]) => names.map((name) => colours[name]).find((colour) => colour !== undefined)
  return [first(mainColours), first(hairColours)].every(
    (colour) => background === undefined || colour === undefined || contrast(colour, background) >= minContrast,
  )
}

const form = 'avatar'

/** Stores the avatar being built, so that neither a reload nor an expired session loses it; undefined removes it. */
export function storeAvatarDraft(store: DraftStore, person: string, draft: AvatarDraft | undefined) {
  const stored: Record<string, string> = draft
    ? { style: draft.style, seed: draft.seed, options: JSON.stringify(optionsOf(draft)) }
    : {}
  saveDraft(store, person, form, stored)
}

/** The user's unsaved avatar. An older release may have stored it, so drawing it may throw. */
export function readAvatarDraft(store: DraftStore, person: string): AvatarConfig | undefined {
  const { style: name, seed, options } = readDraft(store, person, form)
  const style = avatarStyleIds.find((id) => id === name)
  if (!(style && seed && options)) return undefined
  try {
    return { style, seed, options: JSON.parse(options) }
  } catch {
    return undefined
  }
}
