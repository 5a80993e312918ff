import { useState } from 'react'
import { sessions, usualBreaths } from './breath.ts'

const key = 'glimmer.breaths'

/** How long somebody breathes on this device; the usual where they chose nothing, or storage is refused. */
function chosenBefore(): number {
  try {
    const stored = Number(localStorage.getItem(key))
    return sessions.find(({ breaths }) => breaths === stored)?.breaths ?? usualBreaths
  } catch {
    return usualBreaths
  }
}

/** How many breaths a session has, and how another number is chosen: it counts at once, and the next time. */
export function useSession() {
  const [breaths, setBreaths] = useState(chosenBefore)
  const choose = (chosen: number) => {
    setBreaths(chosen)
    try {
      localStorage.setItem(key, String(chosen))
    } catch {
      // For this moment alone.
    }
  }
  return [breaths, choose] as const
}
