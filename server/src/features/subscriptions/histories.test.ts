import { setTimeout as pause } from 'node:timers/promises'
import { mulberry32 } from '@glimmer/lib/seeded-random'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { completeSession } from '#adapters/payments/sandbox/checkout-sessions.ts'
import { Engine } from '#adapters/payments/sandbox/engine.ts'
import { sandboxHttpClient } from '#adapters/payments/sandbox/http-client.ts'
import type { Ledger } from '#adapters/payments/sandbox/ledger.ts'
import type { Card } from '#adapters/payments/sandbox/objects.ts'
import { priceOf } from '#adapters/payments/sandbox/prices.ts'
import { createSchedule, followWith } from '#adapters/payments/sandbox/schedules.ts'
import { changePrice, isLive, setCancel } from '#adapters/payments/sandbox/subscriptions.ts'
import { stripeClient } from '#adapters/payments/stripe/client.ts'
import { stripePayments } from '#adapters/payments/stripe/stripe-payments.ts'
import { memoryStore } from '#adapters/payments/testing/memory-store.ts'
import type { App } from '#app.ts'
import type { PaidTier } from '#ports/payments.ts'
import { manualClock } from '#testing/manual-clock.ts'
import { testApp } from '#testing/test-app.ts'
import { project } from './projection.ts'
import { readSubscription } from './read-subscription.ts'
import { syncCustomer } from './sync-customer.ts'

const glimmer = testApp()

/** Pseudo-random numbers; the same seed gives the same numbers. */
function dice(seed: number) {
  const roll = mulberry32(seed)
  const upTo = (count: number) => Math.floor(roll() * count)
  return { roll, upTo, pick: <T>(list: readonly [T, ...T[]]): T => list[upTo(list.length)] ?? list[0] }
}
type Dice = ReturnType<typeof dice>

const day = 86_400_000

/** What may happen to a plan at the provider; does nothing if it cannot happen now. */
const happenings: ((ledger: Ledger, chance: Dice) => void)[] = [
  (ledger, chance) => {
    const [customer] = ledger.all('customer')
    if (customer)
      ledger.put({ ...customer, sandbox_card: chance.pick<Card>(['pays', 'pays', 'declines', 'asks_bank']) })
  },
  (ledger, chance) => {
    const live = ledger.all('subscription').find(isLive)
    const price = chance.pick(['price_premium', 'price_pro'])
    if (live) changePrice(ledger, live, priceOf(price), ledger.now)
  },
  (ledger, chance) => {
    const live = ledger.all('subscription').find((one) => isLive(one) && one.schedule === null)
    if (live) setCancel(ledger, live, chance.pick([true, false]))
  },
  (ledger) => {
    const live = ledger.all('subscription').find((one) => one.status === 'active' && !one.schedule && !one.cancel_at)
    if (live) followWith(ledger, createSchedule(ledger, live).id, priceOf('price_premium'))
  },
]

async function aCustomer(seed: number) {
  const accountId = glimmer.app.newId()
  const customer = `cus_${seed}`
  await glimmer.app.database.db.execute(sql`
    with person as (
      insert into account (id, issuer, subject, username, preferences, created_at, updated_at)
      values (${accountId}, 'histories', ${accountId}, 'Maya', '{}', now(), now()) returning id
    )
    insert into billing_account (account_id, customer_id, checked_at) select id, ${customer}, now() from person`)
  return { accountId, customer }
}

/** A separate provider for this history, whose responses arrive late and out of order. */
async function aProvider(customer: string, chance: Dice) {
  const clock = manualClock(new Date('2026-01-31T10:00:00Z'))
  const store = memoryStore()
  const engine = new Engine({ store, clock, origin: 'http://localhost', onEvents: async () => undefined })
  const transport = sandboxHttpClient(engine)
  const slow: typeof transport = {
    getClientName: transport.getClientName,
    async makeRequest(...request) {
      const answer = await transport.makeRequest(...request)
      await pause(chance.upTo(4) * 12)
      return answer
    },
  }
  await store.work(customer, undefined, () => ({
    result: undefined,
    objects: [{ id: customer, object: 'customer', email: null, metadata: {}, sandbox_card: 'pays' }],
    events: [],
  }))
  const setup = { webhookSecret: 'whsec_unused', live: false }
  return { clock, store, engine, payments: stripePayments(stripeClient('sk_test_history', slow), setup) }
}

async function live(seed: number): Promise<boolean> {
  const chance = dice(seed)
  const { accountId, customer } = await aCustomer(seed)
  const { clock, store, engine, payments } = await aProvider(customer, chance)
  const app: App = { ...glimmer.app, payments, clock }
  const order = {
    customer,
    accountId,
    tier: chance.pick<PaidTier>(['premium', 'pro']),
    successUrl: '/',
    cancelUrl: '/',
  }
  const { id } = await payments.openCheckout({ ...order, trialDays: chance.pick([0, 7]) }, `history:${seed}`)
  await engine.onPage(id, (ledger) => completeSession(ledger, id))

  const isLost = chance.pick([0, 0, 0.3, 1])
  let heard = 0
  let lost = false
  const hearing: Promise<unknown>[] = []
  /** Delivers hints about what has happened so far: shuffled, duplicated, partly lost, and without waiting for them. */
  const tell = () => {
    // One synchronisation serves all hints that are waiting: three are as good as ten.
    for (const _ of store.events.slice(heard).slice(-3)) {
      if (chance.roll() < isLost) lost = true
      else for (let copy = chance.pick([1, 1, 2]); copy > 0; copy--) hearing.push(syncCustomer(app, customer))
    }
    heard = store.events.length
  }
  for (let step = 2 + chance.upTo(4); step > 0; step--) {
    clock.set(new Date(clock.now().getTime() + chance.upTo(40) * day))
    const happen = chance.pick(happenings as [(typeof happenings)[number]])
    await engine.onPage(customer, (ledger) => happen(ledger, chance))
    if (chance.roll() < 0.6) tell()
    // Some synchronisations are still running when the next thing happens, some are finished.
    await pause(chance.upTo(3) * 10)
  }
  tell()
  await Promise.all(hearing)
  if (lost) await syncCustomer(app, customer)

  const truth = project(await payments.snapshot(customer))
  const believed = await readSubscription(app, accountId)
  expect(believed, `history ${seed}`).toMatchObject({
    tier: truth?.tier,
    status: truth?.status,
    currentPeriodEnd: truth?.currentPeriodEnd?.toISOString() ?? null,
    cancelAtPeriodEnd: truth?.cancelAtPeriodEnd,
    scheduledTier: truth?.scheduledTier,
    pendingTier: truth?.pendingTier,
    paymentIssue: truth?.paymentIssue,
  })
  return believed.tier !== 'free'
}

test('60 random histories with late, repeated and lost webhooks end in what the provider reports', async () => {
  const together = 30
  let stillPaying = 0
  for (let first = 0; first < 60; first += together) {
    const outcomes = await Promise.all(Array.from({ length: together }, (_, nth) => live(first + nth + 1)))
    stillPaying += outcomes.filter(Boolean).length
  }
  // The histories vary: many plans continue, many have ended.
  expect(stillPaying).toBeGreaterThan(10)
  expect(stillPaying).toBeLessThan(55)
}, 180_000)
