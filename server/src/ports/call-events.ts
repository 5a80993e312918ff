/** What happened during a call to an external provider; `provider` is the name of its port. */
export type CallEvent =
  | { provider: string; kind: 'retried' | 'timed-out' }
  | { provider: string; kind: 'breaker'; state: 'closed' | 'half-open' | 'open' }

/** The diagnostics channel (`node:diagnostics_channel`) on which adapters publish these events for the metrics. */
export const callEvents = 'glimmer:outside-calls'
