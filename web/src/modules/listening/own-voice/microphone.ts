import { loudnessOf } from '../ambience/ambient-loops.ts'
import { audioContext } from '../ambience/audio-context.ts'

/**
 * Reports how loud the microphone is, with the milliseconds since the last time, until the answer is called; the
 * microphone stays open. The sound itself is looked at and forgotten, frame by frame.
 */
export function hearLoudness(stream: MediaStream, report: (loudness: number, elapsedMs: number) => void): () => void {
  const context = audioContext()
  const source = context.createMediaStreamSource(stream)
  const analyser = new AnalyserNode(context, { fftSize: 1024 })
  source.connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  let before = performance.now()
  let frame = requestAnimationFrame(function look(now) {
    analyser.getFloatTimeDomainData(samples)
    report(loudnessOf(samples), Math.min(Math.max(now - before, 0), 100))
    before = now
    frame = requestAnimationFrame(look)
  })
  return () => {
    cancelAnimationFrame(frame)
    source.disconnect()
  }
}
