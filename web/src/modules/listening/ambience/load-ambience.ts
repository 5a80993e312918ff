import { isSilent, rememberedLevels } from './remembered-levels.ts'

type Ambience = typeof import('./ambience.ts').ambience

let loaded: Ambience | undefined

/** Loads the background sounds; from then on they can be stopped from anywhere. */
export async function loadAmbience() {
  const { ambience } = await import('./ambience.ts')
  loaded = ambience
  return ambience
}

/** The background sounds, or undefined if their code is not loaded yet. */
const loadedAmbience = () => loaded

/** Stops the background sounds, if they are loaded. */
export const stopAmbience = () => loaded?.stop()

/** Scales the volume of all background sounds, if they are loaded; 1 is the chosen volume. */
export const fadeAmbience = (share: number) => loaded?.fade(share)

/** Plays the background sounds chosen on this device, if any. Call it from a user gesture. */
export function playAmbience() {
  const loaded = loadedAmbience()
  if (loaded) loaded.play()
  else if (!isSilent(rememberedLevels())) void loadAmbience().then((ambience) => ambience.play())
}
