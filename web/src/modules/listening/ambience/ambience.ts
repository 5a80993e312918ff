import { observable } from '#lib/observable.ts'
import { speaking } from '../transport/audio-focus.ts'
import { type Bed, beds, drawBed } from './ambient-loops.ts'
import { audioContext, stereo } from './audio-context.ts'

/** How loud each bed is, from 0 to 1. */
export type Volumes = Record<Bed, number>
const silence: Volumes = { rain: 0, waves: 0, noise: 0, pad: 0 }

/** While somebody speaks the sounds around come down to this share, this softly (seconds). */
const ducked = 0.4
const duckSeconds = 0.35

/** An ear hears in ratios: half way up a slider is a quarter of the strength. */
const strengthAt = (volume: number) => volume ** 2

/** Samples a second: nothing in these sounds is higher than half of it, and drawing them takes half as long. */
const bedRate = 24_000

const volumes = observable<Volumes>(silence)
const playing = new Map<Bed, { source: AudioBufferSourceNode; gain: GainNode }>()
const drawn = new Map<Bed, AudioBuffer>()
let out: GainNode | undefined
let level = 1

const glide = (gain: AudioParam, to: number, seconds: number) =>
  gain.setTargetAtTime(to, audioContext().currentTime, seconds)

const balance = () => out && glide(out.gain, level * (speaking.get() ? ducked : 1), duckSeconds)

const outlet = () => {
  if (out) return out
  const context = audioContext()
  out = new GainNode(context, { gain: level * (speaking.get() ? ducked : 1) })
  out.connect(context.destination)
  speaking.subscribe(balance)
  return out
}

function begin(bed: Bed) {
  // A timer that faded everything out is over; while its sounds die away they are not turned up again.
  if (playing.size === 0) level = 1
  const buffer = drawn.get(bed) ?? stereo((rate, seed) => drawBed(bed, rate, seed), bedRate)
  drawn.set(bed, buffer)
  const context = audioContext()
  const source = new AudioBufferSourceNode(context, { buffer, loop: true })
  const gain = new GainNode(context, { gain: 0 })
  source.connect(gain).connect(outlet())
  balance()
  source.start()
  playing.set(bed, { source, gain })
  return { source, gain }
}

function end(bed: Bed) {
  const { source, gain } = playing.get(bed) ?? {}
  if (!source || !gain) return
  playing.delete(bed)
  glide(gain.gain, 0, 0.15)
  source.onended = () => gain.disconnect()
  source.stop(audioContext().currentTime + 0.9)
}

/** Sounds around the voice, made here and looped; nothing is loaded. To be called from a person's touch. */
export const ambience = {
  get: volumes.get,
  subscribe: volumes.subscribe,
  /** Sets one bed's volume, from 0 to 1; a bed at 0 is stopped. */
  set(bed: Bed, volume: number) {
    volumes.set({ ...volumes.get(), [bed]: volume })
    if (volume === 0) return end(bed)
    const { gain } = playing.get(bed) ?? begin(bed)
    glide(gain.gain, strengthAt(volume), 0.12)
  },
  /** Turns everything down together, as a sleep timer does; 1 is what was set. */
  fade(to: number) {
    level = to
    balance()
  },
  stop() {
    volumes.set(silence)
    for (const bed of beds) end(bed)
  },
}
