import { useEffect, useRef, useState } from 'react'
import type { OwnRecording } from '../recordings.ts'
import { abandonAudioFocus, requestAudioFocus } from '../transport/audio-focus.ts'
import { closeMicrophone, openMicrophone } from './microphone.ts'

/** A recording stops by itself after this time. */
export const maxRecordingMs = 60_000

/** Clear speech; a minute of it stays well below the server's size limit. */
const audioBitsPerSecond = 64_000

/**
 * Records until `stop` or the time limit; the microphone is closed either way. `done` resolves to undefined if
 * cancelled.
 */
function record(stream: MediaStream) {
  const recorder = new MediaRecorder(stream, { audioBitsPerSecond })
  const parts: Blob[] = []
  let cancelled = false
  const startedAt = performance.now()
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop()
  }
  const limit = setTimeout(stop, maxRecordingMs)
  const done = new Promise<OwnRecording | undefined>((resolve) => {
    recorder.ondataavailable = ({ data }) => parts.push(data)
    recorder.onstop = () => {
      clearTimeout(limit)
      closeMicrophone(stream)
      const durationMs = Math.round(performance.now() - startedAt)
      resolve(cancelled ? undefined : { blob: new Blob(parts, { type: recorder.mimeType }), durationMs })
    }
  })
  recorder.start()
  return {
    done,
    stop,
    cancel() {
      cancelled = true
      stop()
    },
  }
}
type ActiveRecording = ReturnType<typeof record>

/**
 * Opens the microphone and records; undefined if the user has left meanwhile. Rejects with an Error whose message is a
 * sentence for the user.
 */
async function start(hasLeft: () => boolean): Promise<{ recording: ActiveRecording; stream: MediaStream } | undefined> {
  const stream = await openMicrophone()
  try {
    if (!hasLeft()) return { recording: record(stream), stream }
  } catch {
    closeMicrophone(stream)
    throw new Error('This browser can’t record. You can use any other voice.')
  }
  closeMicrophone(stream)
  return undefined
}

/**
 * One recording at a time, started with `begin` and stopped with `finish`. All voices are paused meanwhile, so that
 * only the user is recorded. Unmounting during a recording or a permission prompt cancels it.
 */
export function useRecorder() {
  const [stream, setStream] = useState<MediaStream>()
  const [asking, setAsking] = useState(false)
  const recording = useRef<ActiveRecording>(undefined)
  const busy = useRef(false)
  const left = useRef(false)

  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
      recording.current?.cancel()
    }
  }, [])

  /** Resolves to the recording once it has stopped; undefined if it was cancelled. */
  const begin = async (): Promise<OwnRecording | undefined> => {
    if (busy.current) return undefined
    busy.current = true
    setAsking(true)
    const focus = { pause: () => recording.current?.stop() }
    try {
      const started = await start(() => left.current)
      if (!started) return undefined
      recording.current = started.recording
      requestAudioFocus(focus)
      setStream(started.stream)
      setAsking(false)
      return await started.recording.done
    } finally {
      abandonAudioFocus(focus)
      recording.current = undefined
      busy.current = false
      setStream(undefined)
      setAsking(false)
    }
  }
  return {
    /** True while the browser asks for permission. */
    asking,
    /** The microphone's stream during a recording. */
    stream,
    begin,
    finish: () => recording.current?.stop(),
  }
}
