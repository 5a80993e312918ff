type Ambience = typeof import('./ambience.ts').ambience

let loaded: Ambience | undefined

/** Loads the ambient sounds; from then on they can be stopped from anywhere. */
export async function loadAmbience() {
  const { ambience } = await import('./ambience.ts')
  loaded = ambience
  return ambience
}

/** The ambient sounds, where they are loaded. */
export const loadedAmbience = () => loaded

/** Stops the sounds, if any were ever begun. */
export const stopAmbience = () => loaded?.stop()

/** Turns the sounds down together, if there are any: 1 is what was set. */
export const fadeAmbience = (share: number) => loaded?.fade(share)
