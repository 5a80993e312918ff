import type { Random } from '@glimmer/lib/seeded-random'
import { brown, type Generator, white } from './noise.ts'

const between = (random: Random, low: number, high: number) => low + random() * (high - low)
const sine = (turns: number) => Math.sin(2 * Math.PI * turns)

/** Rises from 0 to 1 and falls again while `share` goes from 0 to 1; 0 outside. */
const swell = (share: number) => (share > 0 && share < 1 ? Math.sin(Math.PI * share) ** 2 : 0)

/** Rain: a soft hiss, and drops that each ring briefly. */
export const rain: Generator = (random, rate) => {
  let hiss = 0
  let drop = 0
  let phase = 0
  let pitch = 0
  const fade = Math.exp(-1 / (0.006 * rate))
  return () => {
    hiss += (white(random) - hiss) * 0.45
    if (random() < 38 / rate) {
      drop = 0.12 + random() * 0.5
      pitch = (1_200 + random() * 3_800) / rate
    }
    drop *= fade
    phase += pitch
    return hiss * 0.32 + drop * sine(phase)
  }
}

/** A bird's call: a few notes that each glide in pitch, some way off. */
function birdCall(random: Random) {
  const seconds = between(random, 0.07, 0.15)
  const [from, to] = [between(random, 2_200, 3_800), between(random, 2_600, 4_600)]
  return { notes: 2 + Math.floor(random() * 4), seconds, from, to, loud: between(random, 0.05, 0.3) }
}

/** Forest: wind in the leaves that comes and goes, and birds. */
export const forest: Generator = (random, rate) => {
  let [high, low, phase] = [0, 0, 0]
  let call = birdCall(random)
  let at = 0
  let callAt = 0.8 * rate
  return () => {
    const noise = white(random)
    high += (noise - high) * 0.3
    low += (noise - low) * 0.04
    const wind = 0.55 + 0.25 * sine((at * 3) / (16 * rate)) + 0.2 * sine((at * 5) / (16 * rate) + 0.3)
    const note = (at - callAt) / rate / call.seconds
    const within = note % 1.35
    phase += (call.from + (call.to - call.from) * Math.min(1, within)) / rate
    const bird = note < call.notes * 1.35 ? call.loud * swell(within) * sine(phase) : 0
    if (note > call.notes * 1.35) {
      call = birdCall(random)
      callAt = at + between(random, 0.5, 2.6) * rate
    }
    at++
    return (high - low) * 0.5 * wind + bird
  }
}

/** Fire: a low flutter, and wood that crackles and sometimes pops. */
export const fire: Generator = (random, rate) => {
  const flutter = brown(random, rate)
  let [crackle, pop, pitch, phase, before] = [0, 0, 0, 0, 0]
  const [crackleFade, popFade] = [Math.exp(-1 / (0.003 * rate)), Math.exp(-1 / (0.018 * rate))]
  return () => {
    if (random() < 14 / rate) crackle = random() ** 2
    if (random() < 0.9 / rate) {
      pop = between(random, 0.12, 0.34)
      pitch = between(random, 260, 620) / rate
    }
    crackle *= crackleFade
    pop *= popFade
    phase += pitch
    const noise = white(random)
    const spark = (noise - before) * 0.5
    before = noise
    return flutter() * 0.16 + crackle * spark * 0.9 + pop * (0.5 * sine(phase) + 0.3 * spark) + noise * 0.012
  }
}

/** One cricket: a few quick pulses of a high tone, again and again. */
const cricket = (random: Random, rate: number, hertz: number, everySeconds: number, loud: number) => {
  const pulses = 3 + Math.floor(random() * 2)
  let phase = random()
  let next = random() * everySeconds * rate
  return (at: number) => {
    phase += hertz / rate
    const pulse = (at - next) / (0.034 * rate)
    if (pulse > pulses) next = at + everySeconds * rate * between(random, 0.92, 1.1)
    return pulse > 0 && pulse < pulses ? loud * swell(pulse % 1) * sine(phase) : 0
  }
}

/** Night: still air, and crickets near and far. */
export const night: Generator = (random, rate) => {
  const near = cricket(random, rate, 3_600, 0.62, 0.2)
  const far = cricket(random, rate, 3_250, 0.81, 0.09)
  let air = 0
  let at = 0
  return () => {
    air += (white(random) - air) * 0.06
    at++
    return air * 0.9 + near(at) + far(at)
  }
}
