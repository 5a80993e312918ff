import type { AvatarConfig } from '@glimmer/contract'
import type { AvatarStyleId } from '@glimmer/contract/avatar-styles'
import { useCallback, useState } from 'react'
import { type Change, changed, type Face } from './face.ts'
import { fetchStyle } from './fetch-style.ts'
import { begin, redo, step, undo } from './history.ts'
import type { OpenStyle } from './open-style.ts'

/** A face in a style that has arrived. */
export interface Work {
  open: OpenStyle
  face: Face
}
const newSeed = () => crypto.randomUUID()

/** What the editor is working on, and everything that can be done about it. `first` is where it begins. */
export function useStudio(first: Work) {
  const [history, setHistory] = useState(() => begin(first))
  const [trouble, setTrouble] = useState<AvatarStyleId>()
  const [waiting, setWaiting] = useState<AvatarStyleId>()
  const { open, face } = history.now

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

/** A first face, so that nobody begins with a blank. */
export async function firstWork(id: AvatarStyleId, seed: string): Promise<Work> {
  const open = await fetchStyle(id)
  return { open, face: open.surprise(seed) }
}
