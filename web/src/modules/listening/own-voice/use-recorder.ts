import { useEffect, useRef, useState } from 'react'
import { leaveFloor, takeFloor } from '../transport/audio-focus.ts'
import { closeMicrophone, openMicrophone, record } from './record.ts'
import type { OwnRecording } from './recordings.ts'

type Run = ReturnType<typeof record>

/** Records what the microphone hears. Rejects with an Error whose message is a sentence for the person. */
async function start(isOver: () => boolean): Promise<{ run: Run; stream: MediaStream } | undefined> {
  const stream = await openMicrophone()
  try {
    if (!isOver()) return { run: record(stream), stream }
  } catch {
    closeMicrophone(stream)
    throw new Error('This browser cannot record. The other voices are all here.')
  }
  closeMicrophone(stream)
  return undefined
}

/**
 * One recording at a time, begun by `begin` and ended by `finish`. Everybody else pauses meanwhile, so that nobody is
 * recorded but the person. Whoever leaves in the middle, or while the browser asks them, did not finish it.
 */
export function useRecorder() {
  const [stream, setStream] = useState<MediaStream>()
  const [asking, setAsking] = useState(false)
  const run = useRef<Run>(undefined)
  const busy = useRef(false)
  const gone = useRef(false)

  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
      run.current?.cancel()
    }
  }, [])

  /** Resolves with the recording once it has ended; undefined where it was called off. */
  const begin = async (): Promise<OwnRecording | undefined> => {
    if (busy.current) return undefined
    busy.current = true
    setAsking(true)
    const speaker = { pause: () => run.current?.stop() }
    try {
      const started = await start(() => gone.current)
      if (!started) return undefined
      run.current = started.run
      takeFloor(speaker)
      setStream(started.stream)
      setAsking(false)
      return await started.run.done
    } finally {
      leaveFloor(speaker)
      run.current = undefined
      busy.current = false
      setStream(undefined)
      setAsking(false)
    }
  }
  return {
    /** The browser is asking the person. */
    asking,
    /** What is being recorded, while it is. */
    stream,
    begin,
    finish: () => run.current?.stop(),
  }
}
