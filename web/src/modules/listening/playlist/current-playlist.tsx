import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { observable } from '#lib/observable.ts'
import { stopAmbience } from '../ambience/load-ambience.ts'
import type { Playlist } from './playlist.ts'

const MiniPlayer = lazy(() => import('./mini-player.tsx').then((m) => ({ default: m.MiniPlayer })))

/** The playlist that plays, if one does: it outlives the screen it was begun on. */
export const currentPlaylist = observable<Playlist | undefined>(undefined)

/** Where the mini player stands; nothing while no playlist plays. */
export function CurrentPlaylist() {
  const playlist = useSyncExternalStore(currentPlaylist.subscribe, currentPlaylist.get, () => undefined)
  if (!playlist) return null
  return (
    <Suspense>
      <MiniPlayer playlist={playlist} />
    </Suspense>
  )
}

/** Ambient sounds stop with the screen they were begun on, unless a playlist goes on. */
export const useStopAmbienceOnLeave = () =>
  useEffect(
    () => () => {
      if (!currentPlaylist.get()) stopAmbience()
    },
    [],
  )
