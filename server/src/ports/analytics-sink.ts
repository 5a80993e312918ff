import type { AnalyticsEvent } from '@glimmer/contract'

/** An event, with the id of the device it happened on: no account, no address. */
export interface CountedEvent {
  /** Identifies this event, so that sending it twice counts it once. */
  id: string
  visitor: string
  event: AnalyticsEvent
  at: Date
}

/** Where analytics events are sent. */
export interface AnalyticsSink {
  /** Resolves once the events are stored or on their way. Never rejects: analytics must not make a request fail. */
  record(events: readonly CountedEvent[]): Promise<void>
  /** Flushes queued events, for a few seconds at most. */
  close(): Promise<void>
}
