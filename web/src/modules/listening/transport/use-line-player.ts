import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { observable } from '#lib/observable.ts'
import { useAccount } from '#member/account-context.tsx'
import { networkError } from '#platform/api/errors.ts'
import type { Line, VoiceChoice } from '../sources/find-voice-source.ts'
import { idlePlayback, type PlaybackState } from '../sources/voice-source.ts'
import type { LinePlayer } from './line-player.ts'

/** A player whose code is loaded when it is first played: a screen that shows one need not wait for it. */
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
      // Its code could not be loaded; what fails while it plays is in its state.
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
    /** One step on, or back. */
    skip: (steps: 1 | -1) => player?.skip(steps),
    /** Puts a failure aside. */
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

/** A player that is loaded when it is first played, another one for each `key`; it stops with the screen it is on. */
export function useLazyPlayer(key: string, load: () => Promise<LinePlayer>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when another one is to be loaded.
  const player = useMemo(() => lazyPlayer(load), [key])
  return { player, state: usePlayerState(player) }
}

/**
 * The player of one line. The idempotency key lives as long as the player: playing again after a failure is the same
 * attempt. `onFallback`, the same function from one render to the next, is told why a free source takes the place of a
 * voice that cannot be had; without it, that is a failure.
 */
export function useLinePlayer(
  { _id, text }: Line,
  { voice, means }: Pick<VoiceChoice, 'voice' | 'means'>,
  onFallback?: (reason: string) => void,
) {
  const userId = useAccount().user?._id ?? ''
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt finds the source anew.
  const player = useMemo(() => {
    const idempotencyKey = crypto.randomUUID()
    const request = { means, voice, userId, idempotencyKey }
    return lazyPlayer(async () => {
      const { mediaSessionPlayer } = await import('./media-session.ts')
      return mediaSessionPlayer({ _id, text }, request, onFallback)
    })
  }, [_id, text, voice, means, userId, onFallback, attempt])
  const state = usePlayerState(player)

  const playWhenReplaced = useRef(false)
  useEffect(() => {
    if (playWhenReplaced.current) void player.play()
    playWhenReplaced.current = false
  }, [player])
  return {
    player,
    state,
    /** The next player begins by itself: to be called just before another voice is chosen. */
    playNext: () => {
      playWhenReplaced.current = true
    },
    /** Forgets the source that was found: another may be right from now on. */
    renew: () => setAttempt((count) => count + 1),
  }
}
