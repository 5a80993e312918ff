let loaded: { stop(): void; fade(level: number): void } | undefined

/** Loads the ambient sounds; from then on they can be stopped from anywhere. */
export async function loadAmbience() {
  const { ambience } = await import('./ambience.ts')
  loaded = ambience
  return ambience
}

/** Stops the sounds, if any were ever begun. */
export const stopAmbience = () => loaded?.stop()

/** Turns the sounds down together, if there are any: 1 is what was set. */
export const fadeAmbience = (level: number) => loaded?.fade(level)
