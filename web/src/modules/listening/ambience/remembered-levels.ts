import { readItem, writeItem } from '#lib/safe-storage.ts'

/** The background sounds a user can choose from. */
export const ambientLoops = ['rain', 'sea', 'forest', 'fire', 'night', 'noise', 'pad'] as const
export type AmbientLoop = (typeof ambientLoops)[number]

export const loopNames: Record<AmbientLoop, string> = {
  rain: 'Rain',
  sea: 'Sea',
  forest: 'Forest',
  fire: 'Fire',
  night: 'Night',
  noise: 'Brown noise',
  pad: 'Warm tone',
}

export const silence = Object.fromEntries(ambientLoops.map((loop) => [loop, 0])) as Record<AmbientLoop, number>

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
export const rememberedLevels = (): Levels => parseLevels(readItem(storageKey))

/** If storage is refused, the levels last until the page closes. */
export const rememberLevels = (levels: Levels) => writeItem(storageKey, JSON.stringify(levels))

export const isSilent = (levels: Levels) => ambientLoops.every((loop) => levels[loop] === 0)
