import { observe } from '#lib/observable.ts'
import { networkError } from '#platform/api/errors.ts'
import type { LinePlayer } from './line-player.ts'
import { atRest, type Playing } from './playing.ts'

/** A player whose works are loaded when it is first played: a screen that shows one need not wait for them. */
export function playerOnDemand(load: () => Promise<LinePlayer>) {
  const state = observe<Playing>(atRest)
  let player: LinePlayer | undefined
  let closed = false

  const fetchPlayer = async () => {
    const loaded = await load()
    player = loaded
    if (closed) loaded.close()
    else loaded.subscribe(() => state.set(loaded.get()))
    return loaded
  }
  const play = async () => {
    if (!player && state.get().phase === 'preparing') return
    if (!player) state.set({ ...atRest, phase: 'preparing' })
    try {
      const loaded = player ?? (await fetchPlayer())
      if (!closed) await loaded.play()
    } catch {
      // Its works could not be fetched; what fails while it plays it says by itself.
      state.set({ ...atRest, phase: 'failed', error: networkError() })
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
    skip: (ms: number) => player?.skip(ms),
    /** Puts a failure aside. */
    dismiss: () => (player ? player.dismiss() : state.set(atRest)),
    close() {
      closed = true
      player?.close()
    },
  }
}
export type ShownPlayer = ReturnType<typeof playerOnDemand>
