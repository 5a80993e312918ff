import { readRetryAfter } from '#resilience/retry-after.ts'

/** The endpoint answered what no model answers. */
export class OddAnswer extends Error {}

/** The HTTP status an endpoint failed with; undefined when it was not even reached. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined

/** Milliseconds to wait before the one second try; undefined for what a second try would not mend. */
export function waitBeforeRetry(error: unknown, backoffMs: number): number | undefined {
  const status = statusOf(error)
  if (status === undefined || (status !== 429 && status < 500)) return undefined
  const headers = error instanceof Error && 'headers' in error ? error.headers : undefined
  const header = headers instanceof Headers ? headers.get('retry-after') : null
  return readRetryAfter(header, Date.now()) ?? backoffMs
}

/** What went wrong, for a log: the status at most, since a server's own words may repeat what was sent. */
export function describeFailure(error: unknown, late: boolean): string {
  if (late) return 'it took too long'
  if (error instanceof OddAnswer) return error.message
  const status = statusOf(error)
  return status === undefined ? 'it could not be reached' : `it answered ${status}`
}
