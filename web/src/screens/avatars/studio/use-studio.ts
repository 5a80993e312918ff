import type { AvatarConfig } from '@glimmer/contract'
import type { AvatarStyleId } from '@glimmer/contract/avatar-styles'
import { useCallback, useEffect, useState } from 'react'
import { useDebouncedValue } from '#lib/debounced-value.ts'
import { type Change, changed, type Face } from './avatar-draft.ts'
import { fetchStyle } from './fetch-style.ts'
import { begin, type History, redo, step, undo } from './history.ts'
import type { OpenStyle } from './open-style.ts'
import { keepFace, keptFace } from './stored-avatar-draft.ts'

/** A face in a style that has arrived. */
export interface Work {
  open: OpenStyle
  face: Face
}
/** How long, in milliseconds, a hand rests before anything but the large picture follows it. */
const restMs = 180

const newSeed = () => crypto.randomUUID()

/** What the editor is working on, and everything that can be done about it. `begun` is where `person` begins. */
export function useStudio(person: string, begun: History<Work>) {
  const [history, setHistory] = useState(begun)
  const first = begun.past[0] ?? begun.now
  const [trouble, setTrouble] = useState<AvatarStyleId>()
  const [waiting, setWaiting] = useState<AvatarStyleId>()
  const { open, face } = history.now
  const settled = useDebouncedValue(face, restMs)
  useEffect(() => {
    keepFace(sessionStorage, person, settled === first.face ? undefined : settled)
  }, [person, settled, first])

  const change = useCallback((what: Change) => {
    const kind = 'colour' in what ? what.colour : undefined
    setHistory((all) => step(all, { ...all.now, face: changed(all.now.face, what) }, kind))
  }, [])
  const wear = (work: Work) => setHistory((all) => step(all, work))

  const whenOpen = async (id: AvatarStyleId, face: (open: OpenStyle, now: Face) => Face) => {
    setWaiting(id)
    setTrouble(undefined)
    try {
      const next = await fetchStyle(id)
      setHistory((all) => step(all, { open: next, face: face(next, all.now.face) }))
    } catch {
      setTrouble(id)
    }
    setWaiting(undefined)
  }
  return {
    open,
    face,
    /** The face as it was when the hand last rested. */
    settled,
    /** The seed it began with. */
    first: first.face.seed,
    change,
    chooseStyle: (id: AvatarStyleId) => whenOpen(id, carriedOver),
    /** Takes up a saved avatar again. */
    goOnWith: (config: AvatarConfig) => whenOpen(config.style, (next) => next.faceOf(config)),
    /** The style being fetched, and the one that could not be. */
    waiting,
    trouble,
    surprise: () => wear({ open, face: open.surprise(newSeed()) }),
    reset: () => wear(first),
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    /** What is on the stage was saved: it need not wait here any more. */
    letGo: () => keepFace(sessionStorage, person, undefined),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  }
}
export type Studio = ReturnType<typeof useStudio>

/** The same person in another style: what both styles know keeps its colour. */
function carriedOver(style: OpenStyle, face: Face): Face {
  const fresh = style.surprise(face.seed)
  const kept = Object.entries(face.colours).filter(
    ([name]) => ['skin', 'hair', 'background'].includes(name) && name in fresh.colours,
  )
  return { ...fresh, colours: { ...fresh.colours, ...Object.fromEntries(kept) } }
}

async function leftOver(person: string): Promise<Work | undefined> {
  const config = keptFace(sessionStorage, person)
  if (!config) return undefined
  const open = await fetchStyle(config.style)
  return { open, face: open.faceOf(config) }
}

/** A first face from the person's id, so that nobody begins with a blank; and over it what they left unsaved. */
export async function beginning(id: AvatarStyleId, person: string): Promise<History<Work>> {
  const [open, left] = await Promise.all([fetchStyle(id), leftOver(person).catch(() => undefined)])
  const first = begin({ open, face: open.surprise(person) })
  return left ? step(first, left) : first
}
