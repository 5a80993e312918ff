import type { Playing } from '../transport/playing.ts'
import type { Means } from './voice-source.ts'

/** Why somebody else says the line than was asked for, in a sentence; nothing where it is who was. */
export function whoSpeaksInstead({ told }: Pick<Playing, 'told'>, wanted: Means): string | undefined {
  if (told?.fallback) return 'The voice you chose could not be reached, so a basic one speaks. It was not charged.'
  if (wanted === 'own' && told?.means === 'voice')
    return 'You have not recorded this line yet, so the voice says it, and counts as always.'
  return undefined
}
