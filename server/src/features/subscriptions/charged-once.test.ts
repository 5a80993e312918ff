import { plans, type Subscription } from '@glimmer/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { currentPlan, goToCheckout, paid, press, subscribe } from '#testing/checkout.ts'
import { faultyTransport } from '#testing/faulty-transport.ts'
import { createMember, type Person } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'
import { finishCommands } from './reconcile.ts'

const provider = faultyTransport()
const glimmer = testApp({ settings: { TRIAL_DAYS: '0' }, paymentsTransport: provider.transport })

const choose = (person: Person, tier: 'free' | 'premium' | 'pro') =>
  person.call('POST /subscriptions/create', { body: { tier } })
const times = <T>(count: number, does: () => Promise<T>) => Promise.all(Array.from({ length: count }, does))
const count = async (person: Person, what: 'open checkouts' | 'live subscriptions') => {
  const rows = await glimmer.rows<{ n: number }>(
    what === 'open checkouts'
      ? sql`select count(*)::int n from sandbox.object where kind = 'checkout.session' and body->>'status' = 'open'
            and body->>'client_reference_id' = ${person.id}`
      : sql`select count(*)::int n from sandbox.object where kind = 'subscription' and body->>'status' <> 'canceled'
            and body->'metadata'->>'user_id' = ${person.id}`,
  )
  return rows[0]?.n
}

describe('repeated requests', () => {
  test('thirty concurrent requests open one checkout, and paying it twice creates one subscription', async () => {
    const maya = await createMember(glimmer)
    const answers = await times(30, () => choose(maya, 'premium'))
    const sessions = new Set(answers.map(({ body }) => (body.kind === 'checkout' ? body.sessionId : body.kind)))
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200))
    expect(sessions.size).toBe(1)
    expect(await count(maya, 'open checkouts')).toBe(1)

    const { url, sessionId } = await goToCheckout(maya, 'premium')
    await times(5, () => press(glimmer, url, 'pay'))
    await times(5, () => maya.call('POST /subscriptions/success/{id}', { params: { id: sessionId } }))
    expect(await count(maya, 'live subscriptions')).toBe(1)
    expect(await paid(maya)).toEqual([plans.premium.pricePence])
  })

  test('ten concurrent upgrades charge once', async () => {
    const maya = await createMember(glimmer)
    await subscribe(glimmer, maya, 'premium')
    const answers = await times(10, () => choose(maya, 'pro'))
    for (const { body } of answers) expect(body).toMatchObject({ kind: 'applied', subscription: { tier: 'pro' } })
    expect(await paid(maya)).toHaveLength(2)
  })

  test('choosing another plan closes the first checkout', async () => {
    const maya = await createMember(glimmer)
    const first = await goToCheckout(maya, 'premium')
    const second = await goToCheckout(maya, 'pro')
    expect((await press(glimmer, first.url, 'pay')).status).toBe(410)
    await press(glimmer, second.url, 'pay')
    await glimmer.runJobs()
    expect(await currentPlan(maya)).toMatchObject({ tier: 'pro' })
    expect(await paid(maya)).toEqual([plans.pro.pricePence])
  })

  test('two paid checkouts keep the older plan; the other is refunded and ended', async () => {
    const maya = await createMember(glimmer)
    const first = await goToCheckout(maya, 'premium')
    const rows = await glimmer.rows<{ customer: string }>(
      sql`select customer_id customer from billing_account where account_id = ${maya.id}`,
    )
    const second = await glimmer.app.payments.openCheckout(
      {
        customer: rows[0]?.customer ?? '',
        accountId: maya.id,
        tier: 'pro',
        trialDays: 0,
        successUrl: 'http://localhost:3000/subscription/success?session_id={CHECKOUT_SESSION_ID}',
        cancelUrl: 'http://localhost:3000/subscription/cancel',
      },
      'a second window',
    )
    await press(glimmer, first.url, 'pay')
    glimmer.clock.set(new Date(glimmer.clock.now().getTime() + 1000))
    await press(glimmer, second.url, 'pay')
    await glimmer.runJobs()
    expect(await currentPlan(maya)).toMatchObject({ tier: 'premium', status: 'active' })
    expect(await count(maya, 'live subscriptions')).toBe(1)
    const refunds = await glimmer.app.database.db.execute<{ amount: number }>(
      sql`select (body->>'amount')::int amount from sandbox.object where kind = 'refund' and customer = ${rows[0]?.customer}`,
    )
    expect(refunds.rows).toEqual([{ amount: plans.pro.pricePence }])
  })
})

/** An action, and the expected state once it is done, whether or not it was interrupted. */
interface Deed {
  from: 'premium' | 'pro' | undefined
  first?(person: Person): Promise<unknown>
  does(person: Person): Promise<{ status: number }>
  ends: Partial<Subscription>
  /** The number of payments at the end. */
  charged: number
}

const deeds: Record<string, Deed> = {
  subscribing: {
    from: undefined,
    does: (person: Person) => choose(person, 'premium'),
    ends: { tier: 'free' },
    charged: 0,
  },
  upgrading: {
    from: 'premium',
    does: (person: Person) => choose(person, 'pro'),
    ends: { tier: 'pro', status: 'active' },
    charged: 2,
  },
  'upgrading out of a cancellation': {
    from: 'premium',
    first: (person: Person) => person.call('POST /subscriptions/cancel'),
    does: (person: Person) => choose(person, 'pro'),
    ends: { tier: 'pro', status: 'active', cancelAtPeriodEnd: false },
    charged: 2,
  },
  downgrading: {
    from: 'pro',
    does: (person: Person) => choose(person, 'premium'),
    ends: { tier: 'pro', scheduledTier: 'premium' },
    charged: 1,
  },
  'cancelling a scheduled downgrade': {
    from: 'pro',
    first: (person: Person) => choose(person, 'premium'),
    does: (person: Person) => person.call('POST /subscriptions/cancel'),
    ends: { tier: 'pro', status: 'canceled', scheduledTier: null },
    charged: 1,
  },
  'taking a cancellation back': {
    from: 'pro',
    first: (person: Person) => person.call('POST /subscriptions/cancel'),
    does: (person: Person) => person.call('POST /subscriptions/resume'),
    ends: { tier: 'pro', status: 'active' },
    charged: 1,
  },
}

async function aPersonBefore({ from, first }: Deed) {
  const person = await createMember(glimmer)
  if (from) await subscribe(glimmer, person, from)
  await first?.(person)
  return person
}

/** The process died while it held the command: its lease expires, and the next reconciliation finds it. */
async function dieAndReconcile(person: Person) {
  const { db } = glimmer.app.database
  const until = new Date(glimmer.clock.now().getTime() + 60_000).toISOString()
  await db.execute(
    sql`update billing_command set leased_until = ${until} where account_id = ${person.id} and state = 'running'`,
  )
  glimmer.clock.set(new Date(glimmer.clock.now().getTime() + 61_000))
  await finishCommands(glimmer.app)
}

const ways = [
  ['a request that never arrived, tried again', 'before', 'retry'],
  ['an answer that was lost, tried again', 'after', 'retry'],
  ['a process that died before hearing', 'after', 'die'],
] as const

describe.each(Object.entries(deeds))('%s', (_, deed) => {
  test.each(ways)('runs once and charges once after %s, at every step', async (_way, when, then) => {
    for (let step = 0; ; step++) {
      const person = await aPersonBefore(deed)
      provider.breakAt(step, when)
      const { status } = await deed.does(person)
      if (provider.mend()) {
        expect(step).toBeGreaterThan(0)
        expect(status).toBe(200)
        return
      }
      expect(status).toBe(503)
      await (then === 'retry' ? deed.does(person) : dieAndReconcile(person))
      expect(await currentPlan(person)).toMatchObject(deed.ends)
      expect(await paid(person)).toHaveLength(deed.charged)
      expect(await count(person, 'open checkouts')).toBe(deed.from ? 0 : 1)
    }
  })
})
