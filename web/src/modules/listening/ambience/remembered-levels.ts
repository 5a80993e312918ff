import { type AmbientLoop, ambientLoops } from './loop-names.ts'

/** How loud each loop is, from 0 to 1. */
export type Levels = Readonly<Record<AmbientLoop, number>>

const storageKey = 'glimmer.ambience'

const levelOf = (stored: unknown) => (typeof stored === 'number' && stored >= 0 && stored <= 1 ? stored : 0)

/** Reads what was stored; what is unknown or out of range is silent. */
export function parseLevels(stored: string | null): Levels {
  try {
    const known = JSON.parse(stored ?? '{}') ?? {}
    return Object.fromEntries(ambientLoops.map((loop) => [loop, levelOf(known[loop])])) as Levels
  } catch {
    return parseLevels(null)
  }
}

/** How loud each background sound was last, on this device. */
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
    // Storage is refused: they hold until the page closes.
  }
}

export const isSilent = (levels: Levels) => ambientLoops.every((loop) => levels[loop] === 0)
