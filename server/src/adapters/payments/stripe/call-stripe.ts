import { Stripe } from 'stripe'
import { PaymentsRefused, PaymentsUnavailable } from '#ports/payments.ts'

const { errors } = Stripe

/**
 * Errors that are not the request's fault, or after which the request may still have been executed: retrying with the
 * same key is right.
 */
const isUnclear = (error: unknown) =>
  error instanceof errors.StripeConnectionError ||
  error instanceof errors.StripeAPIError ||
  error instanceof errors.StripeRateLimitError ||
  error instanceof errors.StripeAuthenticationError ||
  error instanceof errors.StripePermissionError ||
  (error instanceof errors.StripeError && (error.statusCode ?? 0) === 409)

/** Runs an SDK call and converts its errors to the port's. */
export async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (isUnclear(error)) throw new PaymentsUnavailable({ cause: error })
    if (error instanceof errors.StripeError) throw new PaymentsRefused(error.code, { cause: error })
    throw error
  }
}

/** Like `ask`, but treats a refusal with this code as success. */
export async function callStripeUnless(code: string, call: () => Promise<unknown>): Promise<void> {
  try {
    await callStripe(call)
  } catch (error) {
    if (!(error instanceof PaymentsRefused && error.code === code)) throw error
  }
}
