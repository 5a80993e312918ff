import { useState } from 'react'
import { sessions, usualBreaths } from './breath.ts'

const key = 'glimmer.breaths'

/** The number of breaths last chosen on this device; the default if none was, or if storage is refused. */
function chosenBefore(): number {
  try {
    const stored = Number(localStorage.getItem(key))
    return sessions.find(({ breaths }) => breaths === stored)?.breaths ?? usualBreaths
  } catch {
    return usualBreaths
  }
}

/** The number of breaths of a session, and a function to choose another: it applies at once, and next time. */
export function useSession() {
  const [breaths, setBreaths] = useState(chosenBefore)
  const choose = (chosen: number) => {
    setBreaths(chosen)
    try {
      localStorage.setItem(key, String(chosen))
    } catch {
      // Storage is refused: it applies to this moment only.
    }
  }
  return [breaths, choose] as const
}
