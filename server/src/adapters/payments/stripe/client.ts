import { Stripe } from 'stripe'

export type HttpClient = NonNullable<NonNullable<ConstructorParameters<typeof Stripe>[1]>['httpClient']>

/** The API version requests and webhooks are written for; the SDK's types are its words. */
export const apiVersion = '2026-10-28.endive'

/** Eight seconds a try, three tries with one idempotency key: inside the thirty a request may take. */
const timeoutMs = 8000

/** The SDK, on the network or on the transport given. */
export const stripeClient = (secretKey: string, httpClient?: HttpClient) =>
  new Stripe(secretKey, {
    apiVersion,
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(httpClient && { httpClient }),
  })
