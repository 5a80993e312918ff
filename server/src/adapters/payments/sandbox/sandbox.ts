import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { Stripe } from 'stripe'
import type { PaymentSandbox } from '#ports/payment-sandbox.ts'
import type { HttpClient } from '../stripe/client.ts'
import { Engine } from './engine.ts'
import { sandboxHttpClient } from './http-client.ts'
import { servePage } from './pages/serve.ts'
import { databaseStore } from './store.ts'

interface SandboxOptions {
  pool: Pool
  clock: { now(): Date }
  origin: string
  /** Called when an event was recorded that a webhook reports. */
  onEvents(): Promise<void>
}

export interface Sandbox extends PaymentSandbox {
  httpClient: HttpClient
  /** The secret its webhooks are signed with: generated at each start, since nobody else needs it. */
  webhookSecret: string
  /** Returns a webhook's signature header for these bytes. `at` is in epoch seconds. */
  sign(payload: string, at?: number): string
}

/** The in-process payment provider: docs/decisions/0018 describes what it can and cannot do. */
export function paymentSandbox({ pool, ...options }: SandboxOptions): Sandbox {
  const store = databaseStore(pool)
  const engine = new Engine({ ...options, store })
  const webhookSecret = `whsec_${randomBytes(24).toString('base64url')}`
  const sign = (payload: string, at?: number) =>
    Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: webhookSecret,
      ...(at !== undefined && { timestamp: at }),
    })
  let send = async (_payload: string, _signature: string) => false
  return {
    httpClient: sandboxHttpClient(engine),
    webhookSecret,
    sign,
    page: (request) => servePage(engine, request),
    tick: () => engine.tick(),
    connect(door) {
      send = door
    },
    async deliver() {
      for (const event of await store.waitingEvents()) {
        const payload = JSON.stringify(event)
        if (await send(payload, sign(payload))) await store.markDelivered(event.id)
      }
    },
  }
}
