import type { Pool } from 'pg'
import type { PaymentSandbox } from '#ports/payment-sandbox.ts'
import type { Payments } from '#ports/payments.ts'
import { type HttpClient, stripeClient } from './stripe/client.ts'
import { stripePayments } from './stripe/stripe-payments.ts'

/** Wraps the HTTP client, so that a test can inspect requests or make them fail. */
export type PaymentsTransport = (client: HttpClient) => HttpClient

/** Stripe over the network. Webhooks must be of the key's own mode, live or test. */
export const livePayments = ({ secretKey, webhookSecret }: { secretKey: string; webhookSecret: string }): Payments =>
  stripePayments(stripeClient(secretKey), { webhookSecret, live: secretKey.startsWith('sk_live_') })

interface SandboxSetup {
  pool: Pool
  clock: { now(): Date }
  origin: string
  onEvents(): Promise<void>
  transport?: PaymentsTransport
}

/** The same adapter on the sandbox's in-process transport, loaded only here: no socket, no money. */
export async function sandboxPayments({ transport = (client) => client, ...setup }: SandboxSetup): Promise<{
  payments: Payments
  sandbox: PaymentSandbox
}> {
  const { paymentSandbox } = await import('./sandbox/sandbox.ts')
  const sandbox = paymentSandbox(setup)
  const stripe = stripeClient('sk_test_sandbox', transport(sandbox.httpClient))
  return { payments: stripePayments(stripe, { webhookSecret: sandbox.webhookSecret, live: false }), sandbox }
}
