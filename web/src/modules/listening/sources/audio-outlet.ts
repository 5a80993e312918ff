import { mulberry32 } from '@glimmer/lib/seeded-random'
import { audioContext, stereoBuffer } from '../ambience/audio-context.ts'

/**
 * The audio element that recordings are played through, one after the other. Once a user gesture has unlocked the
 * element, the browser lets it play on by itself, even with the screen locked; a new element would need another
 * gesture.
 */
export interface AudioOutlet {
  element: HTMLAudioElement
  setReverb(on: boolean): void
  /** Stops playback and releases the source. */
  release(): void
  close(): void
}

export function audioOutlet(): AudioOutlet {
  const element = new Audio()
  element.preservesPitch = true
  let reverb: ReturnType<typeof addReverb> | undefined
  const release = () => {
    element.pause()
    element.removeAttribute('src')
  }
  return {
    element,
    release,
    setReverb(on) {
      if (on) reverb ??= addReverb(element)
      reverb?.set(on)
    },
    close() {
      release()
      reverb?.close()
    },
  }
}

/** The reverberation time of a small, soft room. */
const decaySeconds = 0.9

/** The gain of the reverb relative to the dry voice. */
const wetGain = 0.35

/** One channel of a room's impulse response: noise that decays to a thousandth and grows darker as it does. */
export function renderImpulse(rate: number, seed: number): Float32Array<ArrayBuffer> {
  const random = mulberry32(seed)
  const samples = new Float32Array(Math.round(decaySeconds * rate))
  let dull = 0
  for (let at = 0; at < samples.length; at++) {
    const age = at / samples.length
    dull += (random() * 2 - 1 - dull) * (0.7 - 0.6 * age)
    samples[at] = dull * 10 ** (-3 * age)
  }
  return samples
}

let impulse: AudioBuffer | undefined

/** Routes an audio element through a reverb that can be switched on and off during playback. */
function addReverb(audio: HTMLAudioElement) {
  const context = audioContext()
  impulse ??= stereoBuffer(renderImpulse, context.sampleRate)
  const voice = context.createMediaElementSource(audio)
  const convolver = new ConvolverNode(context, { buffer: impulse })
  const wet = new GainNode(context, { gain: wetGain })
  voice.connect(context.destination)
  voice.connect(convolver).connect(wet).connect(context.destination)
  return {
    set: (on: boolean) => wet.gain.setTargetAtTime(on ? wetGain : 0, context.currentTime, 0.1),
    close: () => {
      voice.disconnect()
      wet.disconnect()
    },
  }
}
