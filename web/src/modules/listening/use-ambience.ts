import { useEffect, useState } from 'react'
import { isSilent, rememberedLevels } from './ambience/remembered-levels.ts'

export { loopNames } from './ambience/remembered-levels.ts'

export type Ambience = typeof import('./ambience/ambience.ts').ambience

/**
 * The background sounds, undefined until their code is loaded. Loading ahead lets a user gesture start them directly.
 */
export function useAmbience(): Ambience | undefined {
  const [ambience, setAmbience] = useState<Ambience>()
  useEffect(() => {
    let isUnmounted = false
    void loadAmbience().then(
      (sounds) => isUnmounted || setAmbience(sounds),
      () => undefined,
    )
    return () => {
      isUnmounted = true
    }
  }, [])
  return ambience
}

let loaded: Ambience | undefined

/** Loads the background sounds; from then on they can be stopped from anywhere. */
async function loadAmbience() {
  const { ambience } = await import('./ambience/ambience.ts')
  loaded = ambience
  return ambience
}

/** Stops the background sounds, if they are loaded. */
export const stopAmbience = () => loaded?.stop()

/** Scales the volume of all background sounds, if they are loaded; 1 is the chosen volume. */
export const fadeAmbience = (share: number) => loaded?.fade(share)

/** Plays the background sounds chosen on this device, if any. Call it from a user gesture. */
export function playAmbience() {
  if (loaded) loaded.play()
  else if (!isSilent(rememberedLevels())) void loadAmbience().then((ambience) => ambience.play())
}
