import { loadAmbience, loadedAmbience } from './load-ambience.ts'
import { isSilent, rememberedLevels } from './remembered-levels.ts'

/** Plays the background sounds chosen on this device, if any. Call it from a user gesture. */
export function playAmbience() {
  const loaded = loadedAmbience()
  if (loaded) loaded.play()
  else if (!isSilent(rememberedLevels())) void loadAmbience().then((ambience) => ambience.play())
}
