import { useEffect, useState } from 'react'
import { loadAmbience } from './load-ambience.ts'

export type Ambience = Awaited<ReturnType<typeof loadAmbience>>

/** The background sounds, once their code is loaded: before they are needed, so that a touch can begin them. */
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
