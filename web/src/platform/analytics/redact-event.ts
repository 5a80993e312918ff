import type { AnalyticsEvent } from '@glimmer/contract'
import { errorMessages, errorNames } from '@glimmer/contract/analytics-events'
import { techniques } from '@glimmer/contract/techniques'

type ClosedEvent = Exclude<AnalyticsEvent, { name: 'affirmation_generated' | 'error_reported' }>
type Generated = Extract<AnalyticsEvent, { name: 'affirmation_generated' }>

/** An event to track. Its description or error is reduced to closed lists before it is sent anywhere. */
export type TrackedEvent =
  | ClosedEvent
  | {
      name: 'affirmation_generated'
      properties: Omit<Generated['properties'], 'description'> & { description: string }
    }
  | { name: 'error_reported'; properties: { name: string; message: string } }

const status = /^Status [1-5]\d\d$/

/** The part of a message that browsers always write; what it quotes is dropped. */
const knownMessage = (message: string) =>
  status.test(message) ? message : (errorMessages.find((listed) => message.includes(listed)) ?? 'other')

/** Reduces an event to the closed lists, so that it may leave the device; undefined if its description is on none. */
export function redactEvent(event: TrackedEvent): AnalyticsEvent | undefined {
  if (event.name === 'error_reported') {
    const { name, message } = event.properties
    const kind = errorNames.find((listed) => listed === name) ?? 'Unknown'
    return { name: 'error_reported', properties: { name: kind, message: knownMessage(message) } }
  }
  if (event.name !== 'affirmation_generated') return event
  const { description, affirmation_themes } = event.properties
  const technique = techniques.find((listed) => description.includes(listed))
  return technique && { name: 'affirmation_generated', properties: { description: technique, affirmation_themes } }
}
