import { plans, type Voice } from '@glimmer/contract'
import type { Account, App } from '../../app.ts'

/** The engine's voices; those beyond the plan say which one opens them. */
export function listVoices({ voice }: App, { tier }: Account): { voices: Voice[] } {
  const open = plans[tier].voices ?? Number.POSITIVE_INFINITY
  return {
    voices: voice.voices().map((info, place) => (place < open ? { ...info } : { ...info, lockedUntil: 'premium' })),
  }
}
