import { observable } from '#lib/observable.ts'
import type { Means } from './voice-source.ts'

/** How lines are said on this device, whoever's they are. */
export interface Listening {
  /** 1 is the voice's own speed. */
  rate: number
  room: boolean
  means: Means
}

/** The speeds one can choose. */
export const rates = [0.8, 0.9, 1, 1.1, 1.25] as const
const everyMeans: readonly Means[] = ['voice', 'own', 'device', 'silent']
const usual: Listening = { rate: 1, room: false, means: 'voice' }
const key = 'glimmer.listening'

/** What was kept, with everything unknown or out of reach put right. */
export function readListening(kept: string | null): Listening {
  try {
    const { rate, room, means } = { ...usual, ...JSON.parse(kept ?? '{}') }
    return {
      rate: rates.find((one) => one === rate) ?? usual.rate,
      room: room === true,
      means: everyMeans.find((one) => one === means) ?? usual.means,
    }
  } catch {
    return usual
  }
}

const load = () => {
  try {
    return readListening(globalThis.localStorage?.getItem(key) ?? null)
  } catch {
    return usual
  }
}

export const listening = observable<Listening>(load())

/** Changes how lines are said, now and on the next visit. */
export function listen(changes: Partial<Listening>) {
  const next = { ...listening.get(), ...changes }
  listening.set(next)
  try {
    localStorage.setItem(key, JSON.stringify(next))
  } catch {
    // Storage is refused: the choice holds until the page closes.
  }
}
