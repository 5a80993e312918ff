import type { AvatarConfig } from '@glimmer/contract'
import { avatarStyleIds } from '@glimmer/contract/avatar-styles'
import { type DraftStore, readDraft, saveDraft } from '#member/drafts.ts'
import { type Face, optionsOf } from './avatar-draft.ts'

const form = 'avatar'

/** Keeps the face a person is at, so that neither a reload nor a session that ends loses it; nothing lets it go. */
export function keepFace(store: DraftStore, person: string, face: Face | undefined) {
  const draft: Record<string, string> = face
    ? { style: face.style, seed: face.seed, options: JSON.stringify(optionsOf(face)) }
    : {}
  saveDraft(store, person, form, draft)
}

/** What this person left unsaved. What stands there may have been written by an older release: drawing it may throw. */
export function keptFace(store: DraftStore, person: string): AvatarConfig | undefined {
  const { style: name, seed, options } = readDraft(store, person, form)
  const style = avatarStyleIds.find((id) => id === name)
  if (!(style && seed && options)) return undefined
  try {
    return { style, seed, options: JSON.parse(options) }
  } catch {
    return undefined
  }
}
