import { useEffect, useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import type { Line } from '../sources/find-voice-source.ts'
import { listen } from '../sources/playback-settings.ts'
import { type OwnRecording, ownRecordings } from './recordings.ts'
import { useCopy } from './use-copy.ts'
import { useRecorder } from './use-recorder.ts'

const unkept = 'This browser keeps nothing on this device just now, so the recording was let go.'
const nothing = 'Nothing was recorded. Please try again.'

/** A line's recording on this device: made, made again, deleted. */
export function useOwnVoice({ _id: id }: Line, onChanged: () => void) {
  const userId = useAccount().user?._id ?? ''
  const [kept, setKept] = useState<OwnRecording>()
  const [problem, setProblem] = useState<string>()
  const recorder = useRecorder()
  const copy = useCopy(id, setProblem)

  useEffect(() => {
    void ownRecordings(userId).get(id).then(setKept)
  }, [userId, id])

  const keep = async (done: OwnRecording) => {
    if (done.blob.size === 0) return setProblem(nothing)
    await ownRecordings(userId).put(id, done)
    setKept(done)
    listen({ means: 'own' })
    // What was chosen for the earlier recording was not chosen for this one.
    if (copy.isKept) await copy.remove()
    onChanged()
  }
  const begin = async () => {
    setProblem(undefined)
    const done = await recorder.begin().catch((thrown: Error) => setProblem(thrown.message))
    if (done) await keep(done).catch(() => setProblem(unkept))
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
  return { kept, copy, share, recorder, problem, begin, remove }
}
