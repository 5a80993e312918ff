import type { Affirmation } from '@glimmer/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { api, bytesAt } from '../../../api/client.ts'
import { announce } from './media-session.ts'
import { recording } from './recording.ts'

/**
 * The recording of one line in one voice. Asking for it the first time is charged, so the meters are read again then.
 * The key of the try lives as long as the recording: a second press after a failure is the same try.
 */
export function useRecording({ _id: id, text }: Pick<Affirmation, '_id' | 'text'>, voice: string) {
  const client = useQueryClient()
  const player = useMemo(() => {
    const idempotencyKey = crypto.randomUUID()
    return recording({
      async speak(signal) {
        const call = { params: { id }, body: { voice }, idempotencyKey, signal }
        const speech = await api('POST /affirmations/{id}/speak', call)
        void client.invalidateQueries({ queryKey: ['GET /users/usage'] })
        return speech
      },
      bytes: ({ audioUrl }, signal) => bytesAt(audioUrl, { signal }),
    })
  }, [id, voice, client])
  const state = useSyncExternalStore(player.subscribe, player.get)

  useEffect(() => () => player.close(), [player])
  useEffect(() => announce(state.phase, text, player), [state.phase, text, player])
  return { player, state }
}
