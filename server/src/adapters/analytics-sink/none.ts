import type { AnalyticsSink } from '#ports/analytics-sink.ts'

/** Counts nothing. */
export const noAnalytics = (): AnalyticsSink => ({
  record: async () => undefined,
  close: async () => undefined,
})
