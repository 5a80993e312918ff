import type { Voice } from '@glimmer/contract'
import { plans } from '@glimmer/contract/plans'

/** The label of a voice in a list: its name, its accent, and the plan that opens it if the user's does not. */
export function voiceLabel({ name, accent, lockedUntil }: Pick<Voice, 'name' | 'accent' | 'lockedUntil'>): string {
  return `${name} (${[accent, lockedUntil && plans[lockedUntil].name].filter(Boolean).join(', ')})`
}
