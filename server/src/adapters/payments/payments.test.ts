import { plans } from '@glimmer/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { manualClock } from '#testing/manual-clock.ts'
import { livePayments } from './make-payments.ts'
import { completeSession } from './sandbox/checkout-sessions.ts'
import { Engine } from './sandbox/engine.ts'
import { sandboxHttpClient } from './sandbox/http-client.ts'
import { stripeClient } from './stripe/client.ts'
import { stripePayments } from './stripe/stripe-payments.ts'
import { memoryStore } from './testing/memory-store.ts'

const clock = manualClock(new Date('2026-11-01T12:00:00Z'))
const engine = new Engine({
  store: memoryStore(),
  clock,
  origin: 'http://localhost',
  onEvents: async () => undefined,
})
const stripe = stripeClient('sk_test_1', sandboxHttpClient(engine))
const payments = stripePayments(stripe, { webhookSecret: 'whsec_1', live: false })

const order = { accountId: 'maya', tier: 'pro', trialDays: 0, successUrl: 'http://localhost/', cancelUrl: '/' } as const
async function createSubscriber(key: string) {
  const customer = await payments.createCustomer({ accountId: key, email: 'maya@example.test' }, `customer:${key}`)
  const { id } = await payments.openCheckout({ ...order, customer }, `checkout:${key}`)
  await engine.onPage(id, (ledger) => completeSession(ledger, id))
  const [subscription] = await payments.snapshot(customer)
  return { customer, subscription: subscription?.id ?? '' }
}

describe('the sandbox through the SDK', () => {
  test('creates one customer per idempotency key and refuses other parameters under it', async () => {
    const maya = { accountId: 'm', email: 'm@example.test' }
    const first = await payments.createCustomer(maya, 'customer:m')
    expect(await payments.createCustomer(maya, 'customer:m')).toBe(first)
    await expect(payments.createCustomer({ ...maya, email: 'n@example.test' }, 'customer:m')).rejects.toThrow('refused')
  })

  test('refuses to cancel or reschedule a scheduled subscription', async () => {
    const { subscription } = await createSubscriber('scheduled')
    await payments.scheduleChange(subscription, 'premium', 'later')
    await expect(payments.setCancelAtPeriodEnd(subscription, true, 'cancel')).rejects.toThrow('refused')
    await expect(payments.scheduleChange(subscription, 'premium', 'again')).rejects.toThrow('refused')
  })

  test('returns 404 for unknown ids and refuses unknown calls', async () => {
    expect(await payments.readCheckout('cs_test_nobody')).toBeUndefined()
    await expect(stripe.charges.list()).rejects.toThrow('No such /charges')
  })

  test('refunds every payment once', async () => {
    const { customer, subscription } = await createSubscriber('refunded')
    await payments.refundAll(customer, subscription, 'refund:1')
    await payments.refundAll(customer, subscription, 'refund:2')
    const refunds = await engine.onPage(customer, (ledger) => ledger.all('refund').map(({ amount }) => amount))
    expect(refunds).toEqual([plans.pro.pricePence])
  })

  test('signs webhooks that the SDK verifies, of its own mode only', async () => {
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'x', livemode: false, data: { object: {} } })
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_1' })
    expect(await payments.verifyWebhook(Buffer.from(payload), signature)).toMatchObject({ id: 'evt_1' })
    const live = livePayments({ secretKey: 'sk_live_1', webhookSecret: 'whsec_1' })
    expect(await live.verifyWebhook(Buffer.from(payload), signature)).toBeUndefined()
  })
})

/** A test key of a real account: docs/operations.md, Payments. */
const key = import.meta.env.STRIPE_TEST_KEY
describe.skipIf(!key)('the real provider in test mode (skipped without STRIPE_TEST_KEY)', () => {
  const real = livePayments({ secretKey: key ?? 'sk_test_unset', webhookSecret: 'whsec_unused' })
  const run = crypto.randomUUID()
  let customer = ''
  beforeAll(async () => {
    customer = await real.createCustomer({ accountId: run, email: 'maya@example.com' }, `try:${run}`)
  })
  afterAll(() => real.deleteCustomer(customer))

  test('creates one customer per idempotency key', async () => {
    expect(await real.createCustomer({ accountId: run, email: 'maya@example.com' }, `try:${run}`)).toBe(customer)
  })

  test('opens one checkout per key, reads it and expires it', async () => {
    const asked = { ...order, customer, accountId: run, trialDays: 7, cancelUrl: 'http://localhost/' }
    const opened = await real.openCheckout(asked, `try:${run}:checkout`)
    expect((await real.openCheckout(asked, `try:${run}:checkout`)).id).toBe(opened.id)
    expect(await real.readCheckout(opened.id)).toMatchObject({ customer, state: 'open', paid: false })
    await real.expireCheckout(opened.id, `try:${run}:expire`)
    expect(await real.readCheckout(opened.id)).toMatchObject({ state: 'expired' })
  })

  test('returns no subscriptions and no invoices without a plan', async () => {
    expect(await real.snapshot(customer)).toEqual([])
    expect(await real.invoices(customer)).toEqual([])
    expect(await real.portalUrl(customer, 'http://localhost/')).toContain('https://')
  })
})
