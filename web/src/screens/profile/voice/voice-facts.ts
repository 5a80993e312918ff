import type { Usage, Voice } from '@glimmer/contract'
import { plans } from '@glimmer/contract/plans'

type Kind = Pick<Voice, 'quality' | 'requiredTier' | 'ready'>

const kinds: Record<Voice['quality'], string> = { natural: 'Natural', basic: 'Basic' }

/** The kind of voice and what it costs, in a word each. */
export const factsOf = ({ quality, requiredTier }: Kind, speech: Usage['speech'] | undefined): string[] => {
  const cost = speech?.limit === null ? 'Unlimited' : `${speech?.limit} a month`
  return speech && !requiredTier ? [kinds[quality], cost] : [kinds[quality]]
}

/** Why a voice is unavailable for now, as a sentence; undefined if it is available. */
export function noteOf({ requiredTier, ready }: Kind): string | undefined {
  if (requiredTier) return `With ${plans[requiredTier].name}`
  return ready ? undefined : 'Still downloading. Until then you’ll hear a basic voice, free.'
}

/** What hearing a line uses, and how much is used this month. */
export function costSentence({ used, limit }: Usage['speech']): string {
  if (limit === null) return 'On your plan every voice is unlimited.'
  const soFar = used > 0 ? ` You’ve used ${used} this month.` : ''
  return `Today’s line is free in every voice. Other lines use one of your ${limit} the first time you hear them.${soFar}`
}
