import type { Overrides } from '#compose/overrides.ts'

type Transport = NonNullable<Overrides['paymentsTransport']>

export interface FaultyTransport {
  transport: Transport
  /**
   * Makes the `nth` changing request from now (0 is the next) fail with a provider error: `before` it is executed, or
   * `after`, so that only the response is lost.
   */
  breakAt(nth: number, when: 'before' | 'after'): void
  /** Cancels a pending failure; returns whether there was one. */
  mend(): boolean
}

const fault = {
  getStatusCode: () => 500,
  // Otherwise the SDK would retry by itself, and hide what a dead process leaves behind.
  getHeaders: () => ({ 'stripe-should-retry': 'false' }),
  getRawResponse: () => null,
  toStream: () => null,
  toJSON: async () => ({ error: { type: 'api_error', message: 'Something went wrong on our end.' } }),
}

/** A connection to the payment provider that fails where a test says. */
export function faultyTransport(): FaultyTransport {
  let left: number | undefined
  let moment: 'before' | 'after' = 'before'
  return {
    transport(client) {
      return {
        getClientName: () => client.getClientName(),
        async makeRequest(...request) {
          const [, , , method] = request
          if (left === undefined || method === 'GET') return client.makeRequest(...request)
          left -= 1
          if (left >= 0) return client.makeRequest(...request)
          left = undefined
          if (moment === 'after') await client.makeRequest(...request)
          return fault
        },
      }
    },
    breakAt(nth, when) {
      left = nth
      moment = when
    },
    mend() {
      const waiting = left !== undefined
      left = undefined
      return waiting
    },
  }
}
