import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef, useState } from 'react'
import { api } from '../../../api/client.ts'
import { featureMessage } from '../../../api/errors.ts'
import { read } from '../../../api/query.ts'
import { useAccount } from '../../account/account.tsx'
import type { Line } from '../find-teller.ts'
import { listen } from '../manner.ts'
import { openMicrophone, record } from './record.ts'
import { type OwnRecording, ownRecordings } from './recordings.ts'

const unkept = 'This browser keeps nothing on this device just now, so the recording was let go.'

/** A line's recording on this device: made, made again, deleted. */
export function useOwnVoice({ _id: id }: Line, onChanged: () => void) {
  const userId = useAccount().user?._id ?? ''
  const [kept, setKept] = useState<OwnRecording>()
  const [problem, setProblem] = useState<string>()
  const running = useRef<ReturnType<typeof record>>(undefined)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const copy = useCopy(id, setProblem)

  useEffect(() => {
    void ownRecordings(userId).get(id).then(setKept)
  }, [userId, id])
  // Whoever leaves in the middle of a recording did not finish it.
  useEffect(() => () => running.current?.cancel(), [])

  const finish = async () => {
    const done = await running.current?.done
    running.current = undefined
    redraw()
    if (!done) return
    await ownRecordings(userId).put(id, done)
    setKept(done)
    listen({ means: 'own' })
    // What was chosen for the earlier recording was not chosen for this one.
    if (copy.isKept) await copy.remove()
    onChanged()
  }
  const begin = async () => {
    setProblem(undefined)
    try {
      running.current = record(await openMicrophone())
    } catch (thrown) {
      return setProblem(thrown instanceof Error ? thrown.message : unkept)
    }
    redraw()
    await finish().catch(() => setProblem(unkept))
  }
  /** Deletes the recording everywhere: the copy first, since only who can reach it can say that it is gone. */
  const remove = async () => {
    if (copy.isKept && !(await copy.remove())) return
    await ownRecordings(userId)
      .delete(id)
      .catch(() => undefined)
    setKept(undefined)
    onChanged()
  }
  const share = async (on: boolean) => {
    if (on && kept) await copy.keep(kept)
    if (!on && (await copy.remove())) onChanged()
  }
  return { kept: kept !== undefined, copy, share, recording: running.current, problem, begin, remove }
}

/** The copy of it that is kept on the server, where the person chose so. */
function useCopy(id: string, onProblem: (problem: string | undefined) => void) {
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
    /** Undefined while it is not known. */
    isKept: data && data.recording !== null,
    busy,
    keep: ({ blob, durationMs }: OwnRecording) =>
      attempt(async () => {
        const sent = { ...call, query: { durationMs: Math.min(Math.max(1, durationMs), 60_000) }, upload: blob }
        return { recording: await api('PUT /affirmations/{id}/own-recording', sent) }
      }, 'It could not be kept on Glimmer just now. It is still on this device.'),
    remove: () =>
      attempt(async () => {
        await api('DELETE /affirmations/{id}/own-recording', call)
        return { recording: null }
      }, 'It could not be removed from Glimmer just now. Please try again.'),
  }
}
