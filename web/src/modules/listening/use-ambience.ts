import { useEffect, useState } from 'react'
import { loadAmbience } from './ambience/load-ambience.ts'

export type Ambience = Awaited<ReturnType<typeof loadAmbience>>

/**
 * The background sounds, undefined until their code is loaded. Loading ahead lets a user gesture start them directly.
 */
export function useAmbience(): Ambience | undefined {
  const [ambience, setAmbience] = useState<Ambience>()
  useEffect(() => {
    let gone = false
    void loadAmbience().then(
      (loaded) => gone || setAmbience(loaded),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [])
  return ambience
}
