import type { OwnRecording } from './recordings.ts'

/** A recording ends by itself after this many milliseconds. */
export const longestMs = 60_000

/** Clear speech, and a minute of it stays well under what may be kept on the server. */
const audioBitsPerSecond = 64_000

/** Why there is no recording, in a sentence. */
const sentenceFor = (thrown: unknown) => {
  const name = thrown instanceof Error ? thrown.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError')
    return 'That’s fine. The microphone stays off, and the other voices are all here.'
  if (name === 'NotFoundError') return 'No microphone was found. The other voices are all here.'
  return 'The microphone could not be used just now.'
}

/** Asks for the microphone; rejects with an Error whose message is a sentence for the person. */
export async function openMicrophone(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: true })
  } catch (thrown) {
    throw new Error(sentenceFor(thrown))
  }
}

export const closeMicrophone = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop()
}

/** Records until `stop`, or for as long as is allowed; the microphone is closed either way. `done` is undefined when cancelled. */
export function record(stream: MediaStream) {
  const recorder = new MediaRecorder(stream, { audioBitsPerSecond })
  const parts: Blob[] = []
  let cancelled = false
  const from = performance.now()
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop()
  }
  const limit = setTimeout(stop, longestMs)
  const done = new Promise<OwnRecording | undefined>((resolve) => {
    recorder.ondataavailable = ({ data }) => parts.push(data)
    recorder.onstop = () => {
      clearTimeout(limit)
      closeMicrophone(stream)
      const durationMs = Math.round(performance.now() - from)
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
