import { product } from '@glimmer/contract/product'
import type { Playing } from './playing.ts'
import { stepMs } from './step.ts'

/** What the system's buttons can reach. */
interface Reachable {
  play(): unknown
  pause(): unknown
  skip?(ms: number): void
  next?(): void
  previous?(): void
}

/** Tells the system what is playing, so that the lock screen and a headset's buttons reach it. */
export function announce(phase: Playing['phase'], title: string, { play, pause, skip, next, previous }: Reachable) {
  const system = globalThis.navigator?.mediaSession
  if (!system || !['playing', 'paused', 'ended'].includes(phase)) return
  system.metadata = new MediaMetadata({ title, artist: product.name })
  system.playbackState = phase === 'playing' ? 'playing' : 'paused'
  system.setActionHandler('play', () => void play())
  system.setActionHandler('pause', () => void pause())
  system.setActionHandler('seekbackward', skip ? () => skip(-stepMs) : null)
  system.setActionHandler('seekforward', skip ? () => skip(stepMs) : null)
  system.setActionHandler('nexttrack', next ?? null)
  system.setActionHandler('previoustrack', previous ?? null)
}
