import { product } from '@glimmer/contract/product'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { api } from '#platform/api/client.ts'
import { featureMessage } from '#platform/api/errors.ts'
import { read } from '#platform/api/query.ts'
import { changePlaybackSettings } from '../playback-settings.ts'
import { type OwnRecording, ownRecordings } from '../recordings.ts'
import type { Line } from '../sources/find-voice-source.ts'
import { useRecorder } from './use-recorder.ts'

const notStored = 'This browser couldn’t save the recording, so it wasn’t kept.'
const nothingRecorded = 'Nothing was recorded. Please try again.'

/** The user's recording of a line on this device: make it, replace it, delete it. */
export function useOwnVoice({ _id: id }: Line, onChanged: () => void) {
  const userId = useAccount().user?._id ?? ''
  const [recording, setRecording] = useState<OwnRecording>()
  const [problem, setProblem] = useState<string>()
  const recorder = useRecorder()
  const copy = useServerCopy(id, setProblem)

  useEffect(() => {
    void ownRecordings(userId).get(id).then(setRecording)
  }, [userId, id])

  const save = async (done: OwnRecording) => {
    if (done.blob.size === 0) return setProblem(nothingRecorded)
    await ownRecordings(userId).put(id, done)
    setRecording(done)
    changePlaybackSettings({ method: 'own' })
    // The choice to store a copy was made for the earlier recording, not for this one.
    if (copy.exists) await copy.remove()
    onChanged()
  }
  const begin = async () => {
    setProblem(undefined)
    const done = await recorder.begin().catch((thrown: Error) => setProblem(thrown.message))
    if (done) await save(done).catch(() => setProblem(notStored))
  }
  /** Deletes the recording everywhere, the server's copy first: without a connection that one cannot be deleted. */
  const remove = async () => {
    if (copy.exists && !(await copy.remove())) return
    await ownRecordings(userId)
      .delete(id)
      .catch(() => undefined)
    setRecording(undefined)
    onChanged()
  }
  const share = async (on: boolean) => {
    if (on && recording) await copy.upload(recording)
    if (!on && (await copy.remove())) onChanged()
  }
  return { recording, copy, share, recorder, problem, begin, remove }
}

/** The copy of a line's recording on the server, if the user chose to store one. */
function useServerCopy(id: string, onProblem: (problem: string | undefined) => void) {
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
      onProblem(featureMessage(thrown, failure) || undefined)
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
      }, `We couldn’t save it to ${product.name} just now. It’s still on this device.`),
    remove: () =>
      attempt(async () => {
        await api('DELETE /affirmations/{id}/own-recording', call)
        return { recording: null }
      }, `We couldn’t remove it from ${product.name} just now. Please try again.`),
  }
}
