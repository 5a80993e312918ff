import { PaymentsRefused, PaymentsUnavailable } from '#ports/payments.ts'
import { Problem } from '#problem.ts'

/** Calls the payment provider; if it refuses or cannot be reached, throws `payments_unavailable`. */
export async function callProvider<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof PaymentsRefused || error instanceof PaymentsUnavailable)
      throw new Problem('payments_unavailable')
    throw error
  }
}
