import type { AnalyticsEvent } from '@glimmer/contract'

/** Something that happened, with the number of the device it happened on: no account, no address. */
export interface CountedEvent {
  /** Names this one event, so that sending it twice counts it once. */
  id: string
  visitor: string
  event: AnalyticsEvent
  at: Date
}

/** Where what is counted goes. */
export interface AnalyticsSink {
  /** Resolves once the events are stored or on their way. Never rejects: counting is nobody's reason to fail. */
  record(events: readonly CountedEvent[]): Promise<void>
  /** Sends what waits, for a few seconds at most. */
  close(): Promise<void>
}
