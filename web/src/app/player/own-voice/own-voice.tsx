import { useEffect, useReducer, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { MicrophoneIcon } from '../../../ui/icons.tsx'
import { useAccount } from '../../account/account.tsx'
import type { Line } from '../find-teller.ts'
import { listen } from '../manner.ts'
import classes from '../session/choices.module.css'
import { longestMs, openMicrophone, record } from './record.ts'
import { ownRecordings } from './recordings.ts'

const unkept = 'This browser keeps nothing on this device just now, so the recording was let go.'

/** Records a line in the person's own voice; it is heard in place of the others, and stays on this device. */
export function OwnVoice({ line, onChanged }: { line: Line; onChanged: () => void }) {
  const { kept, recording, problem, begin, remove } = useOwnVoice(line, onChanged)
  return (
    <section className={classes.question} aria-label="Your own voice">
      <h3>Your own voice</h3>
      <p className={classes.hint}>
        Kept on this device, in this browser only. It is never sent anywhere, and goes when the browser’s data is
        cleared.
      </p>
      <div className={classes.choices}>
        {recording ? (
          <Button small onClick={recording.stop}>
            Finish recording
          </Button>
        ) : (
          <Button variant="ghost" small onClick={() => void begin()}>
            <MicrophoneIcon />
            {kept ? 'Record it again' : 'Record this line'}
          </Button>
        )}
        {kept && !recording && (
          <Button variant="ghost" small onClick={() => void remove()}>
            Delete my recording
          </Button>
        )}
      </div>
      <p className={classes.hint} role="status">
        {problem ??
          (recording ? `Recording. It ends by itself after ${longestMs / 1000} seconds.` : kept && 'Recorded.')}
      </p>
    </section>
  )
}

function useOwnVoice({ _id: id }: Line, onChanged: () => void) {
  const userId = useAccount().user?._id ?? ''
  const [kept, setKept] = useState(false)
  const [problem, setProblem] = useState<string>()
  const running = useRef<ReturnType<typeof record>>(undefined)
  const [, redraw] = useReducer((count: number) => count + 1, 0)

  useEffect(() => {
    void ownRecordings(userId)
      .get(id)
      .then((found) => setKept(found !== undefined))
  }, [userId, id])
  // Whoever leaves in the middle of a recording did not finish it.
  useEffect(() => () => running.current?.cancel(), [])

  const finish = async () => {
    const done = await running.current?.done
    running.current = undefined
    redraw()
    if (!done) return
    await ownRecordings(userId).put(id, done)
    setKept(true)
    listen({ means: 'own' })
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
  const remove = async () => {
    await ownRecordings(userId)
      .delete(id)
      .catch(() => undefined)
    setKept(false)
    onChanged()
  }
  return { kept, recording: running.current, problem, begin, remove }
}
