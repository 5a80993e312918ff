import type { AnalyticsSink } from '#ports/analytics-sink.ts'

/** Discards all events. */
export const noAnalytics = (): AnalyticsSink => ({
  record: async () => undefined,
  close: async () => undefined,
})
