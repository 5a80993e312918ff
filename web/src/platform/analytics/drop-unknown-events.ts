import type { AnalyticsEvent } from '@glimmer/contract'
import { errorMessages, errorNames } from '@glimmer/contract/analytics-events'
import { techniques } from '@glimmer/contract/techniques'
import type { Happening } from './track.ts'

const status = /^Status [1-5]\d\d$/

/** The part of a message that browsers always write; what it quotes stays here. */
const knownMessage = (message: string) =>
  status.test(message) ? message : (errorMessages.find((known) => message.includes(known)) ?? 'other')

/** The event as it may leave the device: reduced to the closed lists; nothing when there is none for it. */
export function onlyKnown(happening: Happening): AnalyticsEvent | undefined {
  if (happening.name === 'error_reported') {
    const { name, message } = happening.properties
    const kind = errorNames.find((known) => known === name) ?? 'Unknown'
    return { name: 'error_reported', properties: { name: kind, message: knownMessage(message) } }
  }
  if (happening.name !== 'affirmation_generated') return happening
  const { description, affirmation_themes } = happening.properties
  const technique = techniques.find((known) => description.startsWith(known))
  return technique && { name: 'affirmation_generated', properties: { description: technique, affirmation_themes } }
}
