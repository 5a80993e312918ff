import type { Usage, Voice } from '@glimmer/contract'
import { plans } from '@glimmer/contract/plans'

type Kind = Pick<Voice, 'quality' | 'lockedUntil' | 'ready'>

const kinds: Record<Voice['quality'], string> = { natural: 'Natural', basic: 'Basic' }

/** What a voice is, and what it costs, in a word each. */
export const factsOf = ({ quality, lockedUntil }: Kind, speech: Usage['speech'] | undefined): string[] => {
  const cost = speech?.limit === null ? 'Not counted' : 'Counts'
  return speech && !lockedUntil ? [kinds[quality], cost] : [kinds[quality]]
}

/** What keeps a voice away for now, in a sentence. */
export function noteOf({ lockedUntil, ready }: Kind): string | undefined {
  if (lockedUntil) return `${plans[lockedUntil].name} opens it.`
  return ready ? undefined : 'Still downloading. Until then you’ll hear a basic voice, free.'
}

/** What the word "counts" means to this person this month. */
export function costSentence({ used, limit }: Usage['speech']): string {
  if (limit === null) return 'On your plan every voice is unlimited.'
  return `Today’s line is free in every voice. In a voice marked “Counts”, any other line is counted the first time you hear it: ${used} of ${limit} used this month.`
}
