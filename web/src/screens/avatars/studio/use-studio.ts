import type { AvatarConfig } from '@glimmer/contract'
import type { AvatarStyleId } from '@glimmer/contract/avatar-styles'
import { useCallback, useEffect, useState } from 'react'
import { useDebouncedValue } from '#lib/debounced-value.ts'
import { type AvatarDraft, type Change, changed } from './avatar-draft.ts'
import { fetchStyle } from './fetch-style.ts'
import { begin, type History, redo, step, undo } from './history.ts'
import type { LoadedStyle } from './loaded-style.ts'
import { presetAvatarFor } from './preset-avatars.ts'
import { readAvatarDraft, storeAvatarDraft } from './stored-avatar-draft.ts'

/** A draft and the style it is drawn in. */
export interface StudioState {
  style: LoadedStyle
  draft: AvatarDraft
}
/** How long the draft must stay unchanged before anything but the large picture is redrawn. */
const debounceMs = 180

const newSeed = () => crypto.randomUUID()

/** The editor's state and actions. `initial` is the user's starting point. */
export function useStudio(person: string, initial: History<StudioState>) {
  const [history, setHistory] = useState(initial)
  const first = initial.past[0] ?? initial.present
  const [failedStyle, setFailedStyle] = useState<AvatarStyleId>()
  const [loadingStyle, setLoadingStyle] = useState<AvatarStyleId>()
  const { style, draft } = history.present
  const debounced = useDebouncedValue(draft, debounceMs)
  useEffect(() => {
    storeAvatarDraft(sessionStorage, person, debounced === first.draft ? undefined : debounced)
  }, [person, debounced, first])

  const change = useCallback((what: Change) => {
    const kind = 'colour' in what ? what.colour : undefined
    setHistory((all) => step(all, { ...all.present, draft: changed(all.present.draft, what) }, kind))
  }, [])
  const show = (state: StudioState) => setHistory((all) => step(all, state))

  const switchStyle = async (id: AvatarStyleId, draftIn: (style: LoadedStyle, now: AvatarDraft) => AvatarDraft) => {
    setLoadingStyle(id)
    setFailedStyle(undefined)
    try {
      const next = await fetchStyle(id)
      setHistory((all) => step(all, { style: next, draft: draftIn(next, all.present.draft) }))
    } catch {
      setFailedStyle(id)
    }
    setLoadingStyle(undefined)
  }
  return {
    style,
    draft,
    /** The draft, debounced. */
    debounced,
    /** The seed of the first draft. */
    firstSeed: first.draft.seed,
    change,
    chooseStyle: (id: AvatarStyleId) => switchStyle(id, inStyle),
    /** Opens a saved avatar again. */
    edit: (config: AvatarConfig) => switchStyle(config.style, (next) => next.draftOf(config)),
    /** The style being loaded, and the last one that failed to load. */
    loadingStyle,
    failedStyle,
    randomise: () => show({ style, draft: style.randomAvatar(newSeed()) }),
    reset: () => show(first),
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    /** Removes the stored draft once the avatar is saved. */
    forgetDraft: () => storeAvatarDraft(sessionStorage, person, undefined),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  }
}
export type Studio = ReturnType<typeof useStudio>

/** The same avatar in another style: the colours both styles have are retained. */
function inStyle(style: LoadedStyle, draft: AvatarDraft): AvatarDraft {
  const fresh = style.randomAvatar(draft.seed)
  const shared = Object.entries(draft.colours).filter(
    ([name]) => ['skin', 'hair', 'background'].includes(name) && name in fresh.colours,
  )
  return { ...fresh, colours: { ...fresh.colours, ...Object.fromEntries(shared) } }
}

async function loadStoredState(person: string): Promise<StudioState | undefined> {
  const config = readAvatarDraft(sessionStorage, person)
  return config && loadState(config)
}

async function loadState(config: AvatarConfig): Promise<StudioState> {
  const style = await fetchStyle(config.style)
  return { style, draft: style.draftOf(config) }
}

/**
 * The history to start with: the user's current avatar, if it can be drawn here, else one of Glimmer's own; then, as a
 * step, the draft they left unsaved.
 */
export async function loadInitialHistory(
  person: string,
  worn: Promise<AvatarConfig | null | undefined>,
): Promise<History<StudioState>> {
  const [config, stored] = await Promise.all([
    worn.catch(() => undefined),
    loadStoredState(person).catch(() => undefined),
  ])
  const preset = () => loadState(presetAvatarFor(person))
  const first = begin(config ? await loadState(config).catch(preset) : await preset())
  return stored ? step(first, stored) : first
}
