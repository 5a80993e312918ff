import { observable } from '#lib/observable.ts'
import { speaking } from '../transport/audio-focus.ts'
import { type AmbientLoop, ambientLoops, renderLoop } from './ambient-loops.ts'
import { audioContext, stereoBuffer } from './audio-context.ts'

/** How loud each loop is, from 0 to 1. */
export type Volumes = Record<AmbientLoop, number>
const silence: Volumes = { rain: 0, waves: 0, noise: 0, pad: 0 }

/** While a voice plays, ambient sounds come down to this share of their volume, this gradually. */
const ducked = 0.4
const duckSeconds = 0.35

/** An ear hears in ratios: half way up a slider is a quarter of the strength. */
const strengthAt = (volume: number) => volume ** 2

/** In samples a second: nothing in these sounds is higher than half of it, and rendering them takes half as long. */
const loopRate = 24_000

const volumes = observable<Volumes>(silence)
const playing = new Map<AmbientLoop, { source: AudioBufferSourceNode; gain: GainNode }>()
const buffers = new Map<AmbientLoop, AudioBuffer>()
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

function begin(loop: AmbientLoop) {
  // A timer that faded everything out is over; while its sounds die away they are not turned up again.
  if (playing.size === 0) level = 1
  const buffer = buffers.get(loop) ?? stereoBuffer((rate, seed) => renderLoop(loop, rate, seed), loopRate)
  buffers.set(loop, buffer)
  const context = audioContext()
  const source = new AudioBufferSourceNode(context, { buffer, loop: true })
  const gain = new GainNode(context, { gain: 0 })
  source.connect(gain).connect(outlet())
  balance()
  source.start()
  playing.set(loop, { source, gain })
  return { source, gain }
}

function end(loop: AmbientLoop) {
  const { source, gain } = playing.get(loop) ?? {}
  if (!source || !gain) return
  playing.delete(loop)
  glide(gain.gain, 0, 0.15)
  source.onended = () => gain.disconnect()
  source.stop(audioContext().currentTime + 0.9)
}

/** Sounds around the voice, rendered here and looped; nothing is downloaded. To be called from a person's touch. */
export const ambience = {
  get: volumes.get,
  subscribe: volumes.subscribe,
  /** Sets one loop's volume, from 0 to 1; a loop at 0 is stopped. */
  set(loop: AmbientLoop, volume: number) {
    volumes.set({ ...volumes.get(), [loop]: volume })
    if (volume === 0) return end(loop)
    const { gain } = playing.get(loop) ?? begin(loop)
    glide(gain.gain, strengthAt(volume), 0.12)
  },
  /** Turns everything down together, as a sleep timer does; 1 is what was set. */
  fade(to: number) {
    level = to
    balance()
  },
  stop() {
    volumes.set(silence)
    for (const loop of ambientLoops) end(loop)
  },
}
