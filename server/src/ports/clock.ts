/** The app's time. Allowances, billing and daily lines ask here; tokens stay on the real clock. */
export interface Clock {
  now(): Date
}
