import { loadAmbience, loadedAmbience } from './load-ambience.ts'
import { isSilent, rememberedLevels } from './remembered-levels.ts'

/** Begins the sounds that were chosen on this device, if any were. To be called from a person's touch. */
export function playAmbience() {
  const loaded = loadedAmbience()
  if (loaded) loaded.play()
  else if (!isSilent(rememberedLevels())) void loadAmbience().then((ambience) => ambience.play())
}
