import type { AnalyticsEvent } from '@glimmer/contract'
import { mayCount } from './consent.ts'

type Known = Exclude<AnalyticsEvent, { name: 'affirmation_generated' | 'error_reported' }>
type Generated = Extract<AnalyticsEvent, { name: 'affirmation_generated' }>

/** What may be told. A description and an error are reduced to closed lists before they go anywhere: known.ts. */
export type Happening =
  | Known
  | {
      name: 'affirmation_generated'
      properties: Omit<Generated['properties'], 'description'> & { description: string }
    }
  | { name: 'error_reported'; properties: { name: string; message: string } }

/**
 * Counts something that happened: `track({ name: 'tutorial_milestone', properties: { percentage: 25 } })`. Does nothing
 * without consent, and never fails; what cannot be sent is dropped.
 */
export function track(happening: Happening): void {
  if (mayCount()) void import('./queue.ts').then(({ queue }) => queue.add(happening)).catch(() => undefined)
}
