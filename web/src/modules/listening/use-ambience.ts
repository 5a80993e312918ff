import { useEffect, useState } from 'react'
import { loadAmbience } from './ambience/load-ambience.ts'

export type Ambience = Awaited<ReturnType<typeof loadAmbience>>

/**
 * The background sounds, undefined until their code is loaded. Loading ahead lets a user gesture start them directly.
 */
export function useAmbience(): Ambience | undefined {
  const [ambience, setAmbience] = useState<Ambience>()
  useEffect(() => {
    let isUnmounted = false
    void loadAmbience().then(
      (loaded) => isUnmounted || setAmbience(loaded),
      () => undefined,
    )
    return () => {
      isUnmounted = true
    }
  }, [])
  return ambience
}
