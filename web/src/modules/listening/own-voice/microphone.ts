import { audioContext, loudnessOf } from '../ambience/audio-context.ts'

/** Why the microphone cannot be used, as a sentence for the user. */
const sentenceFor = (thrown: unknown) => {
  const name = thrown instanceof Error ? thrown.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError')
    return 'That’s fine. The microphone stays off. You can use any other voice.'
  if (name === 'NotFoundError') return 'No microphone found. You can use any other voice.'
  return 'The microphone isn’t working just now.'
}

/** Asks for the microphone; rejects with an Error whose message is a sentence for the user. */
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

/**
 * Reports the microphone's loudness (root mean square) and the milliseconds since the last report, once a frame.
 * Returns a function that stops watching but leaves the microphone open. The sound itself is not stored.
 */
export function watchMicrophoneLevel(stream: MediaStream, onLevel: (loudness: number, elapsedMs: number) => void) {
  const context = audioContext()
  const source = context.createMediaStreamSource(stream)
  const analyser = new AnalyserNode(context, { fftSize: 1024 })
  source.connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  let before = performance.now()
  let frame = requestAnimationFrame(function look(now) {
    analyser.getFloatTimeDomainData(samples)
    onLevel(loudnessOf(samples), Math.min(Math.max(now - before, 0), 100))
    before = now
    frame = requestAnimationFrame(look)
  })
  return () => {
    cancelAnimationFrame(frame)
    source.disconnect()
  }
}
