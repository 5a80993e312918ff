let context: AudioContext | undefined

/** A call, or another app, takes the sound away on some phones, and nobody gives it back: it is asked for on return. */
function makeContext() {
  const made = new AudioContext({ latencyHint: 'playback' })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && made.state !== 'running') void made.resume()
  })
  return made
}

/** The one context all sound is mixed in. The first call makes it, and has to come from a person's touch. */
export function audioContext(): AudioContext {
  context ??= makeContext()
  if (context.state !== 'running') void context.resume()
  return context
}

/** A stereo buffer from one generator and two seeds, at a sample rate of its own; it is adapted when played. */
export function stereoBuffer(
  render: (rate: number, seed: number) => Float32Array<ArrayBuffer>,
  rate: number,
): AudioBuffer {
  const channels = [render(rate, 11), render(rate, 23)]
  const buffer = new AudioBuffer({ numberOfChannels: 2, length: channels[0]?.length ?? 1, sampleRate: rate })
  for (const [at, samples] of channels.entries()) buffer.copyToChannel(samples, at)
  return buffer
}
