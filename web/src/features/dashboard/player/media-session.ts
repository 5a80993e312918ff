import { product } from '@glimmer/contract/product'
import type { Playing, Recording } from './recording.ts'

/** How far, in milliseconds, the arrow keys and the keys of a headset move. */
export const stepMs = 2_000

/** Tells the system what is playing, so that the lock screen and a headset's buttons reach it. */
export function announce(phase: Playing['phase'], title: string, player: Recording) {
  const system = globalThis.navigator?.mediaSession
  if (!system || (phase !== 'playing' && phase !== 'paused')) return
  system.metadata = new MediaMetadata({ title, artist: product.name })
  system.playbackState = phase
  system.setActionHandler('play', () => void player.play())
  system.setActionHandler('pause', player.pause)
  system.setActionHandler('seekbackward', () => player.skip(-stepMs))
  system.setActionHandler('seekforward', () => player.skip(stepMs))
}
