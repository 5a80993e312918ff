import { observable } from '#lib/observable.ts'
import { speaking } from '../transport/audio-focus.ts'
import { renderLoop } from './ambient-loops.ts'
import { audioContext, stereoBuffer } from './audio-context.ts'
import { type AmbientLoop, ambientLoops } from './loop-names.ts'
import { isSilent, type Levels, rememberedLevels, rememberLevels } from './remembered-levels.ts'

/** The background sounds: how loud each is, and whether they are heard now. */
interface AmbienceState {
  levels: Levels
  on: boolean
}

/** While a voice plays, ambient sounds come down to this share of their volume; they come down sooner than they rise. */
const ducked = 0.4
const dipSeconds = 0.35
const swellSeconds = 1.1

/** An ear hears in ratios: half way up a slider is a quarter of the strength. */
const strengthAt = (volume: number) => volume ** 2

/** In samples a second: nothing in these sounds is higher than half of it, and rendering them takes half as long. */
const loopRate = 24_000

const silence: Levels = { rain: 0, waves: 0, noise: 0, pad: 0 }
const state = observable<AmbienceState>({ levels: rememberedLevels(), on: false })
const playing = new Map<AmbientLoop, { source: AudioBufferSourceNode; gain: GainNode }>()
const buffers = new Map<AmbientLoop, AudioBuffer>()
let out: GainNode | undefined
let share = 1

const glide = (gain: AudioParam, to: number, seconds: number) =>
  gain.setTargetAtTime(to, audioContext().currentTime, seconds)

const balance = () =>
  out && glide(out.gain, share * (speaking.get() ? ducked : 1), speaking.get() ? dipSeconds : swellSeconds)

const outlet = () => {
  if (out) return out
  const context = audioContext()
  out = new GainNode(context, { gain: share * (speaking.get() ? ducked : 1) })
  out.connect(context.destination)
  speaking.subscribe(balance)
  return out
}

function begin(loop: AmbientLoop) {
  // A timer that faded everything out is over; while its sounds die away they are not turned up again.
  if (playing.size === 0) share = 1
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

function sound(loop: AmbientLoop, level: number) {
  if (level === 0) return end(loop)
  const { gain } = playing.get(loop) ?? begin(loop)
  glide(gain.gain, strengthAt(level), 0.12)
}

/**
 * Sounds around the voice, rendered here and looped; nothing is downloaded. Which and how loud is remembered on this
 * device. `set` and `play` are to be called from a person's touch.
 */
export const ambience = {
  get: state.get,
  subscribe: state.subscribe,
  /** Sets how loud one of them is, from 0 to 1, and has all of them heard. */
  set: (loop: AmbientLoop, level: number) => ambience.setAll({ ...state.get().levels, [loop]: level }),
  /** The same for all of them; those left out are silent. */
  setAll(wanted: Partial<Levels>) {
    const levels = { ...silence, ...wanted }
    rememberLevels(levels)
    state.set({ ...state.get(), levels })
    ambience.play()
  },
  /** Begins those that are not silent, as loud as they were. */
  play() {
    const { levels } = state.get()
    state.set({ levels, on: !isSilent(levels) })
    for (const loop of ambientLoops) sound(loop, levels[loop])
  },
  /** Turns everything down together, as a sleep timer does; 1 is what was set. */
  fade(to: number) {
    share = to
    balance()
  },
  /** Ends them; what was chosen stays chosen. */
  stop() {
    state.set({ ...state.get(), on: false })
    for (const loop of ambientLoops) end(loop)
  },
}
