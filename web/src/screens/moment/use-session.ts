import { useState } from 'react'
import { readItem, writeItem } from '#lib/safe-storage.ts'
import { sessions, usualBreaths } from './breath.ts'

const key = 'glimmer.breaths'

/** The number of breaths last chosen on this device; the default if none was, or if storage is refused. */
function chosenBefore(): number {
  const stored = Number(readItem(key))
  return sessions.find(({ breaths }) => breaths === stored)?.breaths ?? usualBreaths
}

/**
 * The number of breaths of a session, and a function to choose another: it applies at once, and next time
 * unless storage is refused.
 */
export function useSession() {
  const [breaths, setBreaths] = useState(chosenBefore)
  const choose = (chosen: number) => {
    setBreaths(chosen)
    writeItem(key, String(chosen))
  }
  return [breaths, choose] as const
}
