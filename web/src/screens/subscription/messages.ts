import { readerMessage, toApiError } from '#platform/api/errors.ts'

/** The sentences of SPEC section 8. */
const unavailable = 'Subscription service is temporarily unavailable. Please try again in a few minutes.'
export const notVerified = 'Failed to verify subscription'
export const notCancelled = 'Failed to cancel subscription'

/** Why a plan could not be chosen: the server's own sentence, else that there is no connection, else the specification's. */
export function checkoutMessage(thrown: unknown): string {
  const { code, problem } = toApiError(thrown)
  if (code === 'offline') return readerMessage(thrown)
  return problem.message ?? unavailable
}
