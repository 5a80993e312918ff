import type { AvatarConfig } from '@glimmer/contract'
import { avatarStyleIds } from '@glimmer/contract/avatar-styles'
import type { DraftStore } from '#member/drafts.ts'
import { readDraft, saveDraft } from '#member/drafts.ts'
import { type AvatarDraft, optionsOf } from './avatar-draft.ts'

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
