let context: AudioContext | undefined

/**
 * On some phones a call or another app suspends the context for good, so it is resumed when the page is visible again.
 */
function makeContext() {
  const made = new AudioContext({ latencyHint: 'playback' })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && made.state !== 'running') void made.resume()
  })
  return made
}

/** The one audio context for all sound. The first call creates it and must come from a user gesture. */
export function audioContext(): AudioContext {
  context ??= makeContext()
  if (context.state !== 'running') void context.resume()
  return context
}

/** Renders a stereo buffer from one generator and two seeds, at a given sample rate; it is resampled on playback. */
export function stereoBuffer(
  render: (rate: number, seed: number) => Float32Array<ArrayBuffer>,
  rate: number,
): AudioBuffer {
  const channels = [render(rate, 11), render(rate, 23)]
  const buffer = new AudioBuffer({ numberOfChannels: 2, length: channels[0]?.length ?? 1, sampleRate: rate })
  for (const [at, samples] of channels.entries()) buffer.copyToChannel(samples, at)
  return buffer
}

/** The root mean square of the samples. */
export const loudnessOf = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
