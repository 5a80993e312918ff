import type { AvatarConfig } from '@glimmer/contract'
import type { AvatarStyleId } from '@glimmer/contract/avatar-styles'
import { useCallback, useEffect, useState } from 'react'
import { useDebouncedValue } from '#lib/debounced-value.ts'
import {
  type AvatarDraft,
  type Change,
  changed,
  presetStyle,
  readAvatarDraft,
  storeAvatarDraft,
} from './avatar-draft.ts'
import { fetchStyle } from './fetch-style.ts'
import type { LoadedStyle } from './loaded-style.ts'

/** A draft and the style it is drawn in. */
export interface StudioState {
  style: LoadedStyle
  draft: AvatarDraft
}
/** Every state of the editor, the first one first, and which of them is shown. */
export interface History {
  states: readonly [StudioState, ...StudioState[]]
  position: number
  /** The colour that the last step changed: dragging through colours is undone in one step. */
  colour?: string | undefined
}

/** Adds a state after the one shown, and drops those that had been undone. */
export function addState(
  { states: [first, ...later], position, colour: last }: History,
  next: StudioState,
  colour?: string,
): History {
  const isSameDrag = colour !== undefined && colour === last
  const kept = later.slice(0, isSameDrag ? position - 1 : position)
  return { states: [first, ...kept, next], position: kept.length + 1, colour }
}

/** How long the draft must stay unchanged before anything but the large picture is redrawn. */
const debounceMs = 180

const newSeed = () => crypto.randomUUID()

/** The editor's state and actions. `initial` is the user's starting point. */
export function useStudio(person: string, initial: History) {
  const [history, setHistory] = useState(initial)
  const { states, position } = history
  const [first] = states
  const [failedStyle, setFailedStyle] = useState<AvatarStyleId>()
  const [loadingStyle, setLoadingStyle] = useState<AvatarStyleId>()
  const { style, draft } = states[position] ?? first
  const debounced = useDebouncedValue(draft, debounceMs)
  useEffect(() => {
    storeAvatarDraft(sessionStorage, person, debounced === first.draft ? undefined : debounced)
  }, [person, debounced, first])

  const change = useCallback((what: Change) => {
    setHistory((all) => {
      const now = all.states[all.position] ?? all.states[0]
      return addState(all, { ...now, draft: changed(now.draft, what) }, 'colour' in what ? what.colour : undefined)
    })
  }, [])
  const show = (state: StudioState) => setHistory((all) => addState(all, state))
  const move = (by: 1 | -1) =>
    setHistory((all) => ({
      ...all,
      position: Math.min(Math.max(all.position + by, 0), all.states.length - 1),
      colour: undefined,
    }))

  const switchStyle = async (id: AvatarStyleId, draftIn: (style: LoadedStyle, now: AvatarDraft) => AvatarDraft) => {
    setLoadingStyle(id)
    setFailedStyle(undefined)
    try {
      const next = await fetchStyle(id)
      setHistory((all) =>
        addState(all, { style: next, draft: draftIn(next, (all.states[all.position] ?? all.states[0]).draft) }),
      )
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
    show,
    chooseStyle: (id: AvatarStyleId) => switchStyle(id, inStyle),
    /** Opens a saved avatar again. */
    edit: (config: AvatarConfig) => switchStyle(config.style, (next) => next.draftOf(config)),
    /** The style being loaded, and the last one that failed to load. */
    loadingStyle,
    failedStyle,
    randomise: () => show({ style, draft: style.randomAvatar(newSeed()) }),
    reset: () => show(first),
    undo: () => move(-1),
    redo: () => move(1),
    /** Removes the stored draft once the avatar is saved. */
    forgetDraft: () => storeAvatarDraft(sessionStorage, person, undefined),
    canUndo: position > 0,
    canRedo: position < states.length - 1,
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

async function loadState(config: AvatarConfig): Promise<StudioState> {
  const style = await fetchStyle(config.style)
  return { style, draft: style.draftOf(config) }
}

/** The avatar of a user who has none: always the same for the same user. */
async function firstAvatar(person: string): Promise<StudioState> {
  const style = await fetchStyle(presetStyle)
  return { style, draft: style.randomAvatar(person) }
}

/**
 * The history to start with: the user's current avatar, if it can be drawn here, else a first one; then, as a step, the
 * draft they left unsaved.
 */
export async function loadInitialHistory(
  person: string,
  current: Promise<AvatarConfig | null | undefined>,
): Promise<History> {
  const stored = readAvatarDraft(sessionStorage, person)
  const [config, unsaved] = await Promise.all([
    current.catch(() => undefined),
    stored && loadState(stored).catch(() => undefined),
  ])
  const preset = () => firstAvatar(person)
  const first: History = { states: [config ? await loadState(config).catch(preset) : await preset()], position: 0 }
  return unsaved ? addState(first, unsaved) : first
}
