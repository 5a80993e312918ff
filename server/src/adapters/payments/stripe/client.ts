import { Stripe } from 'stripe'

export type HttpClient = NonNullable<NonNullable<ConstructorParameters<typeof Stripe>[1]>['httpClient']>

/** The API version that requests and webhooks are written for; it matches the SDK's types. */
const apiVersion = '2026-10-28.endive'

/** Eight seconds per attempt, three attempts with one idempotency key: within the thirty a request may take. */
const timeoutMs = 8000

/** The SDK, on the network or on the given transport. */
export const stripeClient = (secretKey: string, httpClient?: HttpClient) =>
  new Stripe(secretKey, {
    apiVersion,
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(httpClient && { httpClient }),
  })
