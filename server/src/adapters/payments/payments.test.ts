import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faultsOf, onlyKnownParameters } from '#testing/stripe-requests.ts'
import { manualClock } from '../clock/manual.ts'
import { livePayments } from './make-payments.ts'
import { completeSession } from './sandbox/checkout-sessions.ts'
import { Engine } from './sandbox/engine.ts'
import { sandboxHttpClient } from './sandbox/http-client.ts'
import { apiVersion, stripeClient } from './stripe/client.ts'
import { stripePayments } from './stripe/stripe-payments.ts'
import { memoryStore } from './testing/memory-store.ts'

const clock = manualClock(new Date('2026-11-01T12:00:00Z'))
const engine = new Engine({
  store: memoryStore(),
  clock,
  origin: 'http://localhost',
  apiVersion,
  onEvents: async () => undefined,
})
const stripe = stripeClient('sk_test_1', onlyKnownParameters(sandboxHttpClient(engine)))
const payments = stripePayments(stripe, { webhookSecret: 'whsec_1', live: false })

const order = { accountId: 'maya', tier: 'pro', trialDays: 0, successUrl: 'http://localhost/', cancelUrl: '/' } as const
async function aSubscriber(key: string) {
  const customer = await payments.createCustomer({ accountId: key, email: 'maya@example.test' }, `customer:${key}`)
  const { id } = await payments.openCheckout({ ...order, customer }, `checkout:${key}`)
  await engine.onPage(id, (ledger) => completeSession(ledger, id))
  const [subscription] = await payments.snapshot(customer)
  return { customer, subscription: subscription?.id ?? '' }
}

describe('the sandbox, asked through the SDK', () => {
  test('makes one customer for one key, and refuses the key for anybody else', async () => {
    const maya = { accountId: 'm', email: 'm@example.test' }
    const first = await payments.createCustomer(maya, 'customer:m')
    expect(await payments.createCustomer(maya, 'customer:m')).toBe(first)
    await expect(payments.createCustomer({ ...maya, email: 'n@example.test' }, 'customer:m')).rejects.toThrow('refused')
  })

  test('refuses to cancel what a schedule manages, and to schedule it twice', async () => {
    const { subscription } = await aSubscriber('scheduled')
    await payments.scheduleChange(subscription, 'premium', 'later')
    await expect(payments.setCancelAtPeriodEnd(subscription, true, 'cancel')).rejects.toThrow('refused')
    await expect(payments.scheduleChange(subscription, 'premium', 'again')).rejects.toThrow('refused')
  })

  test('answers 404 for what does not exist, and knows no other calls', async () => {
    expect(await payments.readCheckout('cs_test_nobody')).toBeUndefined()
    await expect(stripe.charges.list()).rejects.toThrow('is not a call of the SDK that is known here')
  })

  test('gives everything paid back, once', async () => {
    const { customer, subscription } = await aSubscriber('refunded')
    await payments.refundAll(customer, subscription, 'refund:1')
    await payments.refundAll(customer, subscription, 'refund:2')
    const refunds = await engine.onPage(customer, (ledger) => ledger.all('refund').map(({ amount }) => amount))
    expect(refunds).toEqual([999])
  })

  test('signs webhooks that the SDK verifies, and only those of our mode pass', async () => {
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'x', livemode: false, data: { object: {} } })
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_1' })
    expect(await payments.verifyWebhook(Buffer.from(payload), signature)).toMatchObject({ id: 'evt_1' })
    const live = livePayments({ secretKey: 'sk_live_1', webhookSecret: 'whsec_1' })
    expect(await live.verifyWebhook(Buffer.from(payload), signature)).toBeUndefined()
  })
})

describe('a request that the SDK does not allow is caught on the wire', () => {
  const session = 'mode=subscription&line_items[0][price]=price_1'
  test.each([
    ['a word that is none of its words', 'checkout/sessions', 'mode=subscribe', 'mode'],
    ['a parameter that does not exist', 'checkout/sessions', `${session}&colour=blue`, 'colour'],
    [
      'a parameter that was removed',
      'checkout/sessions',
      `${session}&payment_method_types[0]=card`,
      'payment_method_types',
    ],
    [
      'a phase counted the old way',
      'subscription_schedules/sub_sched_1',
      'phases[0][items][0][price]=p&phases[0][iterations]=1',
      'iterations',
    ],
    ['a number that is none', 'subscriptions/sub_1', 'proration_date=tomorrow', 'proration_date'],
    ['a call nobody makes', 'charges', 'amount=1', 'is not a call'],
  ])('%s', (_, path, body, fault) => {
    expect(faultsOf('POST', `/v1/${path}`, body).join()).toContain(fault)
  })

  test('and what it allows passes', () => {
    expect(faultsOf('POST', '/v1/checkout/sessions', session)).toEqual([])
  })
})

/** A test key of a real account: docs/operations.md, "Trying the real provider". */
const key = import.meta.env.STRIPE_TEST_KEY
describe.skipIf(!key)('the real provider in test mode (skipped without STRIPE_TEST_KEY)', () => {
  const real = livePayments({ secretKey: key ?? 'sk_test_unset', webhookSecret: 'whsec_unused' })
  const run = crypto.randomUUID()
  let customer = ''
  beforeAll(async () => {
    customer = await real.createCustomer({ accountId: run, email: 'maya@example.com' }, `try:${run}`)
  })
  afterAll(() => real.deleteCustomer(customer))

  test('makes one customer for one key', async () => {
    expect(await real.createCustomer({ accountId: run, email: 'maya@example.com' }, `try:${run}`)).toBe(customer)
  })

  test('opens one checkout for one key, reads it and expires it', async () => {
    const asked = { ...order, customer, accountId: run, trialDays: 7, cancelUrl: 'http://localhost/' }
    const opened = await real.openCheckout(asked, `try:${run}:checkout`)
    expect((await real.openCheckout(asked, `try:${run}:checkout`)).id).toBe(opened.id)
    expect(await real.readCheckout(opened.id)).toMatchObject({ customer, state: 'open', paid: false })
    await real.expireCheckout(opened.id, `try:${run}:expire`)
    expect(await real.readCheckout(opened.id)).toMatchObject({ state: 'expired' })
  })

  test('has nothing to tell of a customer without a plan', async () => {
    expect(await real.snapshot(customer)).toEqual([])
    expect(await real.invoices(customer)).toEqual([])
    expect(await real.portalUrl(customer, 'http://localhost/')).toContain('https://')
  })
})
