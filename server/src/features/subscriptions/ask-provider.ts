import { PaymentsRefused, PaymentsUnavailable } from '#ports/payments.ts'
import { Problem } from '#problem.ts'

/** Runs something that asks the payment provider; its silence or refusal is `payments_unavailable` to the reader. */
export async function askProvider<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof PaymentsRefused || error instanceof PaymentsUnavailable)
      throw new Problem('payments_unavailable')
    throw error
  }
}
