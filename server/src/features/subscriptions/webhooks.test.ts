import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Sandbox } from '#adapters/payments/sandbox/sandbox.ts'
import { currentPlan, daysPass, goToCheckout, paid, press, subscribe } from '#testing/checkout.ts'
import { createMember, type Person } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'

let sandbox: Sandbox
const glimmer = testApp({ now: '2026-11-01T12:00:00Z', settings: { TRIAL_DAYS: '0' } })
beforeAll(() => {
  sandbox = glimmer.app.sandbox as Sandbox
})

const inbox = async () => {
  const rows = await glimmer.rows<{ n: number }>(sql`select count(*)::int n from webhook_inbox`)
  return rows[0]?.n
}
const customerOf = async (person: Person) => {
  const rows = await glimmer.rows<{ id: string }>(
    sql`select customer_id id from billing_account where account_id = ${person.id}`,
  )
  return rows[0]?.id ?? ''
}

let events = 0
const event = (customer: string, changes: object = {}) =>
  JSON.stringify({
    id: `evt_${++events}`,
    object: 'event',
    type: 'customer.subscription.updated',
    livemode: false,
    data: { object: { id: 'sub_1', object: 'subscription', customer } },
    ...changes,
  })
const ring = async (payload: string, signature?: string) => {
  const response = await fetch(`${glimmer.url}/api/webhooks/stripe`, {
    method: 'POST',
    body: payload,
    headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
  })
  return response.status
}

/** A person who has paid, and whose webhooks were all lost. */
async function someoneWhoPaid() {
  const person = await createMember(glimmer)
  await press(glimmer, (await goToCheckout(person, 'premium')).url, 'pay')
  await glimmer.app.database.db.execute(sql`update sandbox.event set delivered = true`)
  return { person, customer: await customerOf(person) }
}

describe('a webhook', () => {
  test('reads the state from the provider, not from the webhook', async () => {
    const { person, customer } = await someoneWhoPaid()
    const lie = event(customer, { data: { object: { object: 'subscription', customer, status: 'canceled' } } })
    expect(await ring(lie, sandbox.sign(lie))).toBe(200)
    expect(await currentPlan(person)).toMatchObject({ tier: 'free' })
    await glimmer.runJobs()
    expect(await currentPlan(person)).toMatchObject({ tier: 'premium', status: 'active' })
  })

  test('processes a repeated webhook once', async () => {
    const { person, customer } = await someoneWhoPaid()
    const payload = event(customer)
    const before = await inbox()
    for (let time = 0; time < 5; time++) expect(await ring(payload, sandbox.sign(payload))).toBe(200)
    expect(await inbox()).toBe((before ?? 0) + 1)
    await glimmer.runJobs()
    expect(await paid(person)).toEqual([499])
  })

  test('ignores a webhook about an unknown customer', async () => {
    const payload = event('cus_of_someone_deleted')
    expect(await ring(payload, sandbox.sign(payload))).toBe(200)
    await glimmer.runJobs()
  })

  test('processes a webhook dated in the future once', async () => {
    const { person, customer } = await someoneWhoPaid()
    const payload = event(customer, { created: Math.floor(Date.now() / 1000) + 3600 })
    const signature = sandbox.sign(payload, Math.floor(Date.now() / 1000) + 3600)
    expect([await ring(payload, signature), await ring(payload, signature)]).toEqual([200, 200])
    await glimmer.runJobs()
    expect(await currentPlan(person)).toMatchObject({ tier: 'premium' })
  })
})

describe('refused, and nothing written', () => {
  const refusals: [string, (payload: string) => [payload: string, signature?: string]][] = [
    ['unsigned', (payload) => [payload]],
    ['signed with another secret', (payload) => [payload, 't=1,v1=00']],
    ['tampered with', (payload) => [payload.replace('sub_1', 'sub_2'), sandbox.sign(payload)]],
    ['written anew as other bytes', (payload) => [JSON.stringify(JSON.parse(payload), null, 1), sandbox.sign(payload)]],
    ['older than five minutes', (payload) => [payload, sandbox.sign(payload, Math.floor(Date.now() / 1000) - 301)]],
    [
      'from the live mode',
      (payload) => {
        const live = payload.replace('"livemode":false', '"livemode":true')
        return [live, sandbox.sign(live)]
      },
    ],
    ['not even JSON', () => ['{', sandbox.sign('{')]],
    ['empty', () => ['', sandbox.sign('')]],
  ]
  test.each(refusals)('refuses a webhook that is %s', async (_, change) => {
    const { customer } = await someoneWhoPaid()
    const before = await inbox()
    expect(await ring(...change(event(customer)))).toBe(400)
    expect(await inbox()).toBe(before)
  })

  test('refuses a signature of megabytes', async () => {
    expect(await ring('x'.repeat(2 * 1024 * 1024), 't=1,v1=00')).toBe(413)
  })
})

describe('a crash', () => {
  const states = async (customer: string) => {
    const rows = await glimmer.rows<{ state: string }>(
      sql`select distinct state from webhook_inbox where customer_id = ${customer}`,
    )
    return rows.map(({ state }) => state)
  }
  const emails = async ({ subject }: Person) => {
    const rows = await glimmer.rows<{ subject: string }>(
      sql`select subject from email_outbox where recipient = ${`${subject}@example.test`}`,
    )
    return rows.map(({ subject: title }) => title)
  }
  /**
   * Until it is undone, the database refuses to record that a webhook was processed, as if the process died at that
   * point.
   */
  const breakBeforeDone = async () => {
    const { db } = glimmer.app.database
    await db.execute(sql`create function crash() returns trigger language plpgsql as
      $$ begin raise exception 'the process died'; end $$`)
    await db.execute(sql`create trigger crash before update on webhook_inbox for each row execute function crash()`)
    return () => db.execute(sql`drop function crash cascade`)
  }

  test('before storing, stores nothing, and the provider sends it again', async () => {
    const { person, customer } = await someoneWhoPaid()
    const payload = event(customer)
    const before = await inbox()
    const { add } = glimmer.app.jobs
    glimmer.app.jobs.add = () => Promise.reject(new Error('the process died'))
    const first = await ring(payload, sandbox.sign(payload))
    glimmer.app.jobs.add = add
    expect([first, await inbox()]).toEqual([500, before])
    expect(await ring(payload, sandbox.sign(payload))).toBe(200)
    await glimmer.runJobs()
    expect(await currentPlan(person)).toMatchObject({ tier: 'premium' })
  })

  test('between storing and processing, leaves the job for the next process', async () => {
    const { person, customer } = await someoneWhoPaid()
    const payload = event(customer)
    await ring(payload, sandbox.sign(payload))
    expect([await states(customer), (await currentPlan(person)).tier]).toEqual([['received'], 'free'])
    await glimmer.runJobs()
    expect([await states(customer), (await currentPlan(person)).tier]).toEqual([['done'], 'premium'])
  })

  test('between processing and recording, processes it again without a second effect', async () => {
    const { person, customer } = await someoneWhoPaid()
    const [live] = await glimmer.app.payments.snapshot(customer)
    await glimmer.app.payments.setCancelAtPeriodEnd(live?.id ?? '', true, `cancel-${customer}`)
    await glimmer.app.database.db.execute(sql`update sandbox.event set delivered = true`)
    const payload = event(customer)
    await ring(payload, sandbox.sign(payload))
    const mend = await breakBeforeDone()
    await glimmer.runJobs().finally(mend)
    const after = await currentPlan(person)
    expect(after).toMatchObject({ tier: 'premium', status: 'canceled' })
    expect([await states(customer), await paid(person), (await emails(person)).length]).toEqual([
      ['received'],
      [499],
      1,
    ])

    await daysPass(glimmer, 0)
    expect(await currentPlan(person)).toEqual(after)
    expect([await states(customer), await paid(person), (await emails(person)).length]).toEqual([['done'], [499], 1])
    expect(await glimmer.app.payments.snapshot(customer)).toHaveLength(1)
  })
})

describe('what was lost is made good', () => {
  test('processes a webhook that was never delivered', async () => {
    const { person } = await someoneWhoPaid()
    expect(await currentPlan(person)).toMatchObject({ tier: 'free' })
    await glimmer.app.database.db.execute(sql`update sandbox.event set delivered = false`)
    await daysPass(glimmer, 0)
    expect(await currentPlan(person)).toMatchObject({ tier: 'premium' })
  })

  test('processes a webhook stored by a process that died', async () => {
    const { person, customer } = await someoneWhoPaid()
    await glimmer.app.database.db.execute(
      sql`insert into webhook_inbox values (${`evt_kept_${customer}`}, 'invoice.paid', ${customer}, now(), 'received')`,
    )
    await daysPass(glimmer, 0)
    expect(await currentPlan(person)).toMatchObject({ tier: 'premium' })
  })

  test('finds a renewal although every webhook of a month was lost', async () => {
    const maya = await createMember(glimmer)
    await subscribe(glimmer, maya, 'premium')
    glimmer.clock.set(new Date('2026-12-02T12:00:00Z'))
    await sandbox.tick()
    await glimmer.app.database.db.execute(sql`update sandbox.event set delivered = true`)
    expect(await currentPlan(maya)).toMatchObject({ tier: 'premium', currentPeriodEnd: '2027-01-01T12:00:00.000Z' })
  })
})
