let context: AudioContext | undefined

/** The one place sound is mixed in. Made on the first wish for it, which has to come from a person's touch. */
export function audioContext(): AudioContext {
  context ??= new AudioContext({ latencyHint: 'playback' })
  if (context.state === 'suspended') void context.resume()
  return context
}

/** A stereo buffer from one generator and two seeds, at a sample rate of its own; it is adapted when played. */
export function stereo(draw: (rate: number, seed: number) => Float32Array<ArrayBuffer>, rate: number): AudioBuffer {
  const channels = [draw(rate, 11), draw(rate, 23)]
  const buffer = new AudioBuffer({ numberOfChannels: 2, length: channels[0]?.length ?? 1, sampleRate: rate })
  for (const [at, samples] of channels.entries()) buffer.copyToChannel(samples, at)
  return buffer
}
