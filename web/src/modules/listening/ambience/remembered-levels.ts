import { type AmbientLoop, ambientLoops } from './loop-names.ts'

/** How loud each loop is, from 0 to 1. */
export type Levels = Readonly<Record<AmbientLoop, number>>

const storageKey = 'glimmer.ambience'

const levelOf = (stored: unknown) => (typeof stored === 'number' && stored >= 0 && stored <= 1 ? stored : 0)

/** Parses stored levels; unknown or out-of-range ones are 0 (silent). */
export function parseLevels(stored: string | null): Levels {
  try {
    const known = JSON.parse(stored ?? '{}') ?? {}
    return Object.fromEntries(ambientLoops.map((loop) => [loop, levelOf(known[loop])])) as Levels
  } catch {
    return parseLevels(null)
  }
}

/** The last level of each background sound on this device. */
export function rememberedLevels(): Levels {
  try {
    return parseLevels(localStorage.getItem(storageKey))
  } catch {
    return parseLevels(null)
  }
}

export function rememberLevels(levels: Levels) {
  try {
    localStorage.setItem(storageKey, JSON.stringify(levels))
  } catch {
    // Storage is refused: the levels last until the page closes.
  }
}

export const isSilent = (levels: Levels) => ambientLoops.every((loop) => levels[loop] === 0)
