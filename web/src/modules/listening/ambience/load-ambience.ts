import { isSilent, rememberedLevels } from './remembered-levels.ts'

type Ambience = typeof import('./ambience.ts').ambience

let loaded: Ambience | undefined

/** Loads the ambient sounds; from then on they can be stopped from anywhere. */
export async function loadAmbience() {
  const { ambience } = await import('./ambience.ts')
  loaded = ambience
  return ambience
}

/** Begins the sounds that were chosen on this device, if any were. To be called from a person's touch. */
export function playAmbience() {
  if (loaded) loaded.play()
  else if (!isSilent(rememberedLevels())) void loadAmbience().then((ambience) => ambience.play())
}

/** Stops the sounds, if any were ever begun. */
export const stopAmbience = () => loaded?.stop()

/** Turns the sounds down together, if there are any: 1 is what was set. */
export const fadeAmbience = (share: number) => loaded?.fade(share)
