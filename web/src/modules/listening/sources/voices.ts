import type { Voice } from '@glimmer/contract'
import { plans } from '@glimmer/contract/plans'
import type { Means } from './voice-source.ts'

/** How a voice is listed: its name, how it speaks, and the plan that opens it when this one does not. */
export function voiceLabel({ name, accent, lockedUntil }: Pick<Voice, 'name' | 'accent' | 'lockedUntil'>): string {
  return `${name}, ${accent}${lockedUntil ? ` (${plans[lockedUntil].name})` : ''}`
}

/** The voice to speak in: the person's own choice while it is open to them, else the first that is. */
export const chooseVoice = (voices: readonly Voice[], preferred: string | undefined) =>
  voices.find(({ id, lockedUntil }) => id === preferred && !lockedUntil) ?? voices.find((voice) => !voice.lockedUntil)

/** Ways to have a line said that cost nothing, as they are listed below the voices. */
export const freeMeans = { own: 'My own recording', device: 'This device’s voice', silent: 'Read in silence' } as const

/** Whether a choice from the list is one of those and not a voice. */
export const isFreeMeans = (choice: string): choice is Exclude<Means, 'voice'> => choice in freeMeans
