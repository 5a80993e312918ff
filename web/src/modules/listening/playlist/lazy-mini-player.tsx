import { lazy, Suspense, useSyncExternalStore } from 'react'
import { nowPlaying } from './current-playlist.ts'

const MiniPlayer = lazy(() => import('./mini-player.tsx').then((m) => ({ default: m.MiniPlayer })))

/** Where the mini player stands; nothing while nothing plays. */
export function NowPlaying() {
  const running = useSyncExternalStore(nowPlaying.subscribe, nowPlaying.get, () => undefined)
  if (!running) return null
  return (
    <Suspense>
      <MiniPlayer running={running} />
    </Suspense>
  )
}
