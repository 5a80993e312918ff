/** What happened while a provider outside was called; `provider` is the port it stands behind. */
export type CallEvent =
  | { provider: string; kind: 'retried' | 'timed-out' }
  | { provider: string; kind: 'breaker'; state: 'closed' | 'half-open' | 'open' }

/** The diagnostics channel (`node:diagnostics_channel`) that adapters publish these on, for the metrics to hear. */
export const callEvents = 'glimmer:outside-calls'
