import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { observable } from '#lib/observable.ts'
import { optionalPart } from '#platform/boundaries/on-demand.tsx'
import type { Playlist } from './playlist.ts'
import { stopAmbience } from './use-ambience.ts'

const MiniPlayer = optionalPart(() => import('./playlist/mini-player.tsx').then((m) => m.MiniPlayer))

/** The active playlist, if any; it outlives the screen it was started on. */
export const currentPlaylist = observable<Playlist | undefined>(undefined)

/** Renders the mini player while a playlist is active. */
export function CurrentPlaylist() {
  const playlist = useSyncExternalStore(currentPlaylist.subscribe, currentPlaylist.get, () => undefined)
  if (!playlist) return null
  return (
    <Suspense>
      <MiniPlayer playlist={playlist} />
    </Suspense>
  )
}

/** Stops the background sounds when the screen unmounts, unless a playlist is active. */
export const useStopAmbienceOnLeave = () =>
  useEffect(
    () => () => {
      if (!currentPlaylist.get()) stopAmbience()
    },
    [],
  )
