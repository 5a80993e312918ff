import { mulberry32 } from '@glimmer/lib/seeded-random'
import { loudnessOf } from './audio-context.ts'
import { fire, forest, night, rain } from './nature.ts'
import { brown, type Generator, white } from './noise.ts'
import type { AmbientLoop } from './remembered-levels.ts'

/** The length of each loop, and how long its two ends overlap, both in seconds. */
export const loopSeconds = 16
const seamSeconds = 2

/** Every loop is normalised to this loudness (root mean square; 1 is full scale), with no sample above `peak`. */
export const loopLevel = 0.1
const peak = 0.95

/** How far a wave has come in (0 to 1) at a share of its period: it comes in faster than it goes out. */
const swellAt = (turn: number) =>
  turn < 0.35 ? Math.sin((turn / 0.35) * (Math.PI / 2)) : Math.cos(((turn - 0.35) / 0.65) * (Math.PI / 2))

/** The sea: deep and bright noise that swells and recedes twice in a loop. */
const sea: Generator = (random, rate) => {
  const deep = brown(random, rate)
  let spray = 0
  let at = 0
  return () => {
    const swell = swellAt(((at++ / rate / loopSeconds) * 2) % 1)
    spray += (white(random) - spray) * (0.08 + 0.3 * swell)
    return (0.12 + 0.88 * swell ** 2) * (deep() * 0.5 + spray * 0.7)
  }
}

/**
 * A quiet chord, in hertz. Each tone is rounded to a whole number of periods per loop, so that the loop has no seam.
 */
const chord = [110, 164.81, 220, 277.18, 329.63]

const pad: Generator = (random, rate) => {
  const whole = (hertz: number) => Math.round(hertz * loopSeconds) / loopSeconds
  const wave = (turns: number) => Math.sin(2 * Math.PI * turns)
  const tones = chord.flatMap((hertz) =>
    [-0.35, 0.35].map((apart) => ({
      turn: whole(hertz + apart) / rate,
      start: random(),
      sway: whole(0.07 + random() * 0.12) / rate,
      loud: 60 / hertz,
    })),
  )
  let at = 0
  return () => {
    let sum = 0
    for (const { turn, start, sway, loud } of tones)
      sum += loud * (0.65 + 0.35 * wave(sway * at + start)) * wave(turn * at + start)
    at++
    return sum
  }
}

const generators: Record<AmbientLoop, Generator> = { rain, sea, forest, fire, night, noise: brown, pad }

/**
 * Crossfades the end of the samples into their beginning, so that the seam is inaudible; equal-power, as noise needs.
 */
function closeLoop(samples: Float32Array, length: number): Float32Array<ArrayBuffer> {
  const seam = samples.length - length
  const loop = new Float32Array(samples.subarray(0, length))
  for (let at = 0; at < seam; at++) {
    const share = (at / seam) * (Math.PI / 2)
    loop[at] = (samples[at] ?? 0) * Math.sin(share) + (samples[length + at] ?? 0) * Math.cos(share)
  }
  return loop
}

function level(samples: Float32Array<ArrayBuffer>) {
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length
  for (const [at, sample] of samples.entries()) samples[at] = sample - mean
  const gain = loopLevel / loudnessOf(samples)
  for (const [at, sample] of samples.entries()) samples[at] = Math.max(-peak, Math.min(peak, sample * gain))
  return samples
}

/** The samples of one channel of a loop, from -1 to 1, seamless when looped. The same seed gives the same sound. */
export function renderLoop(loop: AmbientLoop, rate: number, seed: number): Float32Array<ArrayBuffer> {
  const length = loopSeconds * rate
  // A chord of whole periods loops without a seam, so it needs no crossfade.
  const seam = loop === 'pad' ? 0 : seamSeconds * rate
  const next = generators[loop](mulberry32(seed), rate)
  const samples = new Float32Array(length + seam)
  for (let at = 0; at < samples.length; at++) samples[at] = next()
  return level(closeLoop(samples, length))
}
