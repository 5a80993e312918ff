import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { LinePlayer } from './line-player.ts'
import { playerOnDemand } from './player-on-demand.ts'

/** A player that is loaded when it is first played, another one for each `key`; it stops with the screen it is on. */
export function useOnDemand(key: string, load: () => Promise<LinePlayer>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when another one is to be loaded.
  const player = useMemo(() => playerOnDemand(load), [key])
  const state = useSyncExternalStore(player.subscribe, player.get)
  useEffect(() => () => player.close(), [player])
  return { player, state }
}
