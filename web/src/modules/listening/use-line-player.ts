import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { observable } from '#lib/observable.ts'
import { useAccount } from '#member/account-context.tsx'
import { networkError } from '#platform/api/errors.ts'
import type { Line, VoiceChoice } from './sources/find-voice-source.ts'
import type { LinePlayer } from './transport/line-player.ts'
import { idlePlayback, type PlaybackState } from './voice-source.ts'

/** A player whose code is loaded on first play, so that a screen can render before it. */
function lazyPlayer(load: () => Promise<LinePlayer>) {
  const state = observable<PlaybackState>(idlePlayback)
  let player: LinePlayer | undefined
  let closed = false

  const loadPlayer = async () => {
    const loaded = await load()
    player = loaded
    if (closed) loaded.close()
    else loaded.subscribe(() => state.set(loaded.get()))
    return loaded
  }
  const play = async () => {
    if (!player && state.get().phase === 'preparing') return
    if (!player) state.set({ ...idlePlayback, phase: 'preparing' })
    try {
      const loaded = player ?? (await loadPlayer())
      if (!closed) await loaded.play()
    } catch {
      // The code failed to load; errors during playback are in the player's own state.
      state.set({ ...idlePlayback, phase: 'failed', error: networkError() })
    }
  }
  const pause = () => player?.pause()
  return {
    get: state.get,
    subscribe: state.subscribe,
    play,
    pause,
    toggle: () => (state.get().phase === 'playing' ? pause() : void play()),
    seek: (ms: number) => player?.seek(ms),
    /** One step forward or back. */
    skip: (steps: 1 | -1) => player?.skip(steps),
    /** Clears a failure. */
    dismiss: () => (player ? player.dismiss() : state.set(idlePlayback)),
    close() {
      closed = true
      player?.close()
    },
  }
}
export type LazyPlayer = ReturnType<typeof lazyPlayer>

function usePlayerState(player: LazyPlayer) {
  const state = useSyncExternalStore(player.subscribe, player.get, player.get)
  useEffect(() => () => player.close(), [player])
  return state
}

/** A player that is loaded on first play, and replaced when `key` changes; it closes on unmount. */
export function useLazyPlayer(key: string, load: () => Promise<LinePlayer>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when another one is to be loaded.
  const player = useMemo(() => lazyPlayer(load), [key])
  return { player, state: usePlayerState(player) }
}

/**
 * The player of one line. `onFallback`, which must be stable across renders, is called with the reason when a free source replaces an
 * unavailable voice; without it, an unavailable voice is a failure.
 */
export function useLinePlayer(
  { _id, text }: Line,
  { voice, method }: Pick<VoiceChoice, 'voice' | 'method'>,
  onFallback?: (reason: string) => void,
) {
  const userId = useAccount().user?._id ?? ''
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt finds the source anew.
  const player = useMemo(() => {
    const request = { method, voice, userId }
    return lazyPlayer(async () => {
      const { mediaSessionPlayer } = await import('./transport/media-session.ts')
      return mediaSessionPlayer({ _id, text }, request, onFallback)
    })
  }, [_id, text, voice, method, userId, onFallback, attempt])
  const state = usePlayerState(player)

  const playWhenReplaced = useRef(false)
  useEffect(() => {
    if (playWhenReplaced.current) void player.play()
    playWhenReplaced.current = false
  }, [player])
  return {
    player,
    state,
    /** Makes the next player start by itself; call it just before another voice is chosen. */
    playNext: () => {
      playWhenReplaced.current = true
    },
    /** Discards the source found so far, since another may be right now. */
    renew: () => setAttempt((count) => count + 1),
  }
}

/** The player of a shared line, for anybody who has its link. */
export const useSharedLinePlayer = (token: string, text: string) =>
  useLazyPlayer(token, async () => (await import('./transport/shared-line-player.ts')).sharedLinePlayer(token, text))
