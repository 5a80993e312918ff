/** The app's clock. Allowances, billing and daily lines use it; tokens use the real clock. */
export interface Clock {
  now(): Date
}
