import { observable } from '#lib/observable.ts'
import { speaking } from '../transport/audio-focus.ts'
import { renderLoop } from './ambient-loops.ts'
import { audioContext, stereoBuffer } from './audio-context.ts'
import {
  type AmbientLoop,
  ambientLoops,
  isSilent,
  type Levels,
  rememberedLevels,
  rememberLevels,
  silence,
} from './remembered-levels.ts'

/** How loud each background sound is, and whether they are playing. */
interface AmbienceState {
  levels: Levels
  on: boolean
}

/**
 * While a voice plays, background sounds are lowered to this share of their volume. They fall faster than they rise.
 */
const ducked = 0.4
const dipSeconds = 0.35
const swellSeconds = 1.1

/** Hearing is logarithmic: half way up the slider is a quarter of the gain. */
const strengthAt = (volume: number) => volume ** 2

/**
 * Sample rate in hertz: these sounds contain nothing above half of it, and rendering takes half as long as at 48 kHz.
 */
const loopRate = 24_000

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
  // The last fade-out is over. While sounds are still dying away, the volume is not raised again.
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
 * Background sounds for the voice, rendered in the browser and looped; nothing is downloaded. The chosen levels are
 * remembered on this device. Call `set` and `play` from a user gesture.
 */
export const ambience = {
  get: state.get,
  subscribe: state.subscribe,
  /** Sets the level of one sound, from 0 to 1, and plays all of them. */
  set: (loop: AmbientLoop, level: number) => ambience.setAll({ ...state.get().levels, [loop]: level }),
  /** Sets the levels of all sounds and plays them; those left out are silent. */
  setAll(changes: Partial<Levels>) {
    const levels = { ...silence, ...changes }
    rememberLevels(levels)
    state.set({ ...state.get(), levels })
    ambience.play()
  },
  /** Plays every sound that is not silent, at its current level. */
  play() {
    const { levels } = state.get()
    state.set({ levels, on: !isSilent(levels) })
    for (const loop of ambientLoops) sound(loop, levels[loop])
  },
  /** Scales the volume of all sounds together, as the sleep timer does; 1 is the chosen volume. */
  fade(to: number) {
    share = to
    balance()
  },
  /** Stops all sounds; their levels stay as chosen. */
  stop() {
    state.set({ ...state.get(), on: false })
    for (const loop of ambientLoops) end(loop)
  },
}
