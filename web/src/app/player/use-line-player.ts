import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useAccount } from '../account.tsx'
import { findTeller, type Line, type Telling } from './find-teller.ts'
import { linePlayer } from './line-player.ts'
import { listening } from './manner.ts'
import { announce } from './media-session.ts'
import type { Means, Tell } from './teller.ts'

interface Wanted {
  voice: string
  means: Means
  /** How somebody to say it is found; the same function from one render to the next. */
  find?: (line: Line, telling: Telling) => Promise<Tell>
}

/**
 * The player of one line. Asking the server for it the first time is charged, so the meters are read again then.
 * The key of the try lives as long as the player: a second press after a failure is the same try.
 */
export function useLinePlayer({ _id, text }: Line, { voice, means, find = findTeller }: Wanted) {
  const client = useQueryClient()
  const userId = useAccount().user?._id ?? ''
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks anew who says the line.
  const player = useMemo(() => {
    const idempotencyKey = crypto.randomUUID()
    const onSpoken = () => void client.invalidateQueries({ queryKey: ['GET /users/usage'] })
    return linePlayer(
      (signal) => find({ _id, text }, { means, voice, userId, idempotencyKey, signal, onSpoken }),
      listening,
    )
  }, [_id, text, voice, means, userId, client, find, attempt])
  const state = useSyncExternalStore(player.subscribe, player.get)

  useEffect(() => () => player.close(), [player])
  useEffect(() => announce(state.phase, text, player), [state.phase, text, player])
  return {
    player,
    state,
    /** Forgets who said the line: somebody else may from now on. */
    renew: () => setAttempt((count) => count + 1),
  }
}
