import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#platform/api/client.ts'
import { featureMessage } from '#platform/api/errors.ts'
import { read } from '#platform/api/query.ts'
import type { OwnRecording } from './recordings.ts'

/** The copy of a line's recording on the server, if the user chose to store one. */
export function useServerCopy(id: string, onProblem: (problem: string | undefined) => void) {
  const client = useQueryClient()
  const call = { params: { id } }
  const query = read('GET /affirmations/{id}/own-recording', call)
  const { data } = useQuery(query)
  const [busy, setBusy] = useState(false)
  const attempt = async (work: () => Promise<typeof data>, failure: string) => {
    setBusy(true)
    onProblem(undefined)
    try {
      client.setQueryData(query.queryKey, await work())
      return true
    } catch (thrown) {
      onProblem(featureMessage(thrown, failure))
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    /** Undefined until known. */
    exists: data && data.recording !== null,
    busy,
    upload: ({ blob, durationMs }: OwnRecording) =>
      attempt(async () => {
        const query = { durationMs: Math.max(1, Math.round(durationMs)) }
        return { recording: await api('PUT /affirmations/{id}/own-recording', { ...call, query, upload: blob }) }
      }, 'We couldn’t save it to Glimmer just now. It’s still on this device.'),
    remove: () =>
      attempt(async () => {
        await api('DELETE /affirmations/{id}/own-recording', call)
        return { recording: null }
      }, 'We couldn’t remove it from Glimmer just now. Please try again.'),
  }
}
