import { mayTrack } from './consent.ts'
import type { TrackedEvent } from './queue.ts'

/**
 * Counts an event: `track({ name: 'tutorial_milestone', properties: { percentage: 25 } })`. Does nothing without
 * consent, and never fails: events that cannot be sent are dropped.
 */
export function track(event: TrackedEvent): void {
  if (mayTrack()) void import('./queue.ts').then(({ pageQueue }) => pageQueue().add(event)).catch(() => undefined)
}
