/** What this process has done since it started, for the app's metrics. Nothing in it concerns a person. */
export interface Metrics {
  signIns: number
  emailsSent: number
  emailsFailed: number
}

export const newMetrics = (): Metrics => ({ signIns: 0, emailsSent: 0, emailsFailed: 0 })
