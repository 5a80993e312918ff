import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useAccount } from '#member/account-context.tsx'
import type { Line, Telling } from '../sources/find-voice-source.ts'
import type { Means, Tell } from '../sources/voice-source.ts'
import { playerOnDemand } from './player-on-demand.ts'

interface Wanted {
  voice: string
  means: Means
  /** How somebody to say it is found, when not as usual; the same function from one render to the next. */
  find?: (line: Line, telling: Telling) => Promise<Tell>
}

/**
 * The player of one line. Asking the server for it the first time is charged, so the meters are read again then.
 * The key of the try lives as long as the player: a second press after a failure is the same try.
 */
export function useLinePlayer({ _id, text }: Line, { voice, means, find }: Wanted) {
  const userId = useAccount().user?._id ?? ''
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks anew who says the line.
  const player = useMemo(() => {
    const idempotencyKey = crypto.randomUUID()
    const telling = { means, voice, userId, idempotencyKey }
    return playerOnDemand(async () => {
      const { announcedPlayer } = await import('./media-session-player.ts')
      return announcedPlayer({ _id, text }, telling, find)
    })
  }, [_id, text, voice, means, userId, find, attempt])
  const state = useSyncExternalStore(player.subscribe, player.get)

  const eager = useRef(false)

  useEffect(() => () => player.close(), [player])
  useEffect(() => {
    if (eager.current) void player.play()
    eager.current = false
  }, [player])
  return {
    player,
    state,
    /** Whoever says the line next begins at once: to be called just before somebody else is chosen. */
    playNext: () => {
      eager.current = true
    },
    /** Forgets who said the line: somebody else may from now on. */
    renew: () => setAttempt((count) => count + 1),
  }
}
