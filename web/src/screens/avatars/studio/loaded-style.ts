import type { AvatarConfig } from '@glimmer/contract'
import type { AvatarStyleId } from '@glimmer/contract/avatar-styles'
import type { AvatarDraft } from './avatar-draft.ts'
import { type Control, controlsOf } from './controls.ts'
import { drawAvatar, drawingStyle, usedOptions } from './drawing.ts'
import { draftOf, randomAvatar } from './random-avatar.ts'

/** A loaded style: what it draws, and what can be changed about it. */
export interface LoadedStyle {
  id: AvatarStyleId
  controls: readonly Control[]
  /** The picture of a draft, as a URL for an <img>. */
  draw: (draft: AvatarDraft) => string
  /** The parts and colours that affect a draft; see `isIn`. */
  inUse: (draft: AvatarDraft) => ReadonlySet<string>
  /** A friendly random avatar; the same seed gives the same one. */
  randomAvatar: (seed: string) => AvatarDraft
  /** The draft of a saved avatar, to edit. */
  draftOf: (config: AvatarConfig) => AvatarDraft
}

/** Caches what `make` returns for as long as its key exists. */
function memoise<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, { value: V }>()
  return (key) => {
    const known = made.get(key) ?? { value: make(key) }
    made.set(key, known)
    return known.value
  }
}

/** Creates a style from its data, as bundled with this build. */
export function loadStyle(id: AvatarStyleId, data: unknown): LoadedStyle {
  const style = drawingStyle(data)
  const controls = controlsOf(style)
  return {
    id,
    controls,
    draw: memoise((draft) => drawAvatar(style, draft)),
    inUse: memoise((draft) => usedOptions(style, draft)),
    randomAvatar: (seed) => randomAvatar(style, controls, id, seed),
    draftOf: (config) => draftOf(style, controls, config),
  }
}
