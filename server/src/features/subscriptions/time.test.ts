import { plans } from '@glimmer/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { currentPlan, daysPass, paid, press, subscribe, useCard } from '#testing/checkout.ts'
import { createMember, type Person } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'

const glimmer = testApp({ now: '2027-01-31T10:00:00Z' })

const goTo = async (instant: string) => {
  glimmer.clock.set(new Date(instant))
  await daysPass(glimmer, 0)
}
/** The subjects of the mails sent to a person. */
const mail = async (person: Person) => {
  const rows = await glimmer.rows<{ subject: string }>(
    sql`select subject from email_outbox where recipient = ${`${person.subject}@example.test`} order by id`,
  )
  return rows.map(({ subject }) => subject)
}
const usedHerTrial = (person: Person) =>
  glimmer.app.database.db.execute(sql`
    insert into billing_account (account_id, customer_id, trial_used_at, checked_at)
    select id, (select id from sandbox.object where kind = 'customer' and body->'metadata'->>'user_id' = ${person.id}),
      now(), now() from account where id = ${person.id}
    on conflict (account_id) do update set trial_used_at = now()`)
async function someoneWithoutTrial() {
  const person = await createMember(glimmer)
  await person.call('POST /subscriptions/create', { body: { tier: 'premium', trial: false } })
  await usedHerTrial(person)
  return person
}

describe('as time passes', () => {
  test('a plan begun on 31 January renews on 28 February, 31 March and 30 April', async () => {
    await goTo('2027-01-31T10:00:00Z')
    const maya = await someoneWithoutTrial()
    const ends = [(await subscribe(glimmer, maya, 'premium')).currentPeriodEnd]
    for (const instant of ['2027-02-28T10:00:01Z', '2027-03-31T10:00:01Z']) {
      await goTo(instant)
      ends.push((await currentPlan(maya)).currentPeriodEnd)
    }
    expect(ends).toEqual(['2027-02-28T10:00:00.000Z', '2027-03-31T10:00:00.000Z', '2027-04-30T10:00:00.000Z'])
    expect(await paid(maya)).toEqual([plans.premium.pricePence, plans.premium.pricePence, plans.premium.pricePence])
  })

  test('a failed renewal keeps the plan and reports it until it is paid', async () => {
    await goTo('2027-05-01T10:00:00Z')
    const maya = await someoneWithoutTrial()
    await subscribe(glimmer, maya, 'premium')
    await useCard(glimmer, maya, 'declines')
    await goTo('2027-06-01T10:00:01Z')
    const overdue = await currentPlan(maya)
    expect(overdue).toMatchObject({ tier: 'premium', status: 'past_due', paymentIssue: 'past_due' })
    const { problem } = await maya.call('POST /subscriptions/create', { body: { tier: 'pro' } })
    expect(problem).toMatchObject({ status: 402, code: 'payment_overdue' })
    await press(glimmer, overdue.payUrl ?? '', 'pay')
    await glimmer.runJobs()
    expect(await currentPlan(maya)).toMatchObject({ tier: 'premium', status: 'active', paymentIssue: 'none' })
  })

  test('an unpaid renewal ends the plan', async () => {
    await goTo('2027-07-01T10:00:00Z')
    const maya = await someoneWithoutTrial()
    await subscribe(glimmer, maya, 'premium')
    await useCard(glimmer, maya, 'declines')
    await goTo('2027-08-16T10:00:00Z')
    expect(await currentPlan(maya)).toMatchObject({ tier: 'free', status: 'active', paymentIssue: 'none' })
    expect(await paid(maya)).toEqual([plans.premium.pricePence])
  })

  test("usage in the month's last second in British Summer Time counts for that month", async () => {
    await goTo('2028-05-20T10:00:00Z')
    const maya = await someoneWithoutTrial()
    await subscribe(glimmer, maya, 'premium')
    await goTo('2028-05-31T22:59:59.900Z')
    await maya.call('POST /affirmations/generate', { body: { themes: ['calm'] } })
    const may = (await maya.call('GET /users/usage')).body
    await goTo('2028-05-31T23:00:00Z')
    const june = (await maya.call('GET /users/usage')).body
    expect([may.affirmations.used, june.affirmations.used]).toEqual([1, 0])
    expect(may.period.resetsAt).toBe('2028-05-31T23:00:00.000Z')
    expect((await currentPlan(maya)).currentPeriodEnd).toBe('2028-06-20T10:00:00.000Z')
  })
})

describe('a trial', () => {
  test('is free, is announced before the first payment, and is available once', async () => {
    await goTo('2028-09-01T10:00:00Z')
    const maya = await createMember(glimmer)
    expect(await currentPlan(maya)).toMatchObject({ trialAvailable: true, trialDays: 7 })
    const begun = await subscribe(glimmer, maya, 'premium')
    expect(begun).toMatchObject({ tier: 'premium', status: 'trialing', trialEnd: '2028-09-08T10:00:00.000Z' })
    expect(await paid(maya)).toEqual([])
    await goTo('2028-09-05T11:00:00Z')
    expect(await mail(maya)).toEqual(['Your trial ends on 8 September 2028'])
    await goTo('2028-09-08T10:00:01Z')
    expect(await currentPlan(maya)).toMatchObject({ tier: 'premium', status: 'active', trialAvailable: false })
    expect(await paid(maya)).toEqual([plans.premium.pricePence])

    await maya.call('POST /subscriptions/cancel')
    await goTo('2028-10-09T10:00:00Z')
    const { body } = await maya.call('GET /subscriptions/preview', { query: { tier: 'pro' } })
    expect(body).toMatchObject({ change: 'subscribe', dueNowPence: plans.pro.pricePence, trialDays: 0 })
  })

  test('charges nothing when cancelled in time', async () => {
    await goTo('2028-11-01T10:00:00Z')
    const maya = await createMember(glimmer)
    await subscribe(glimmer, maya, 'pro')
    expect((await maya.call('POST /subscriptions/cancel')).body).toMatchObject({ tier: 'pro', status: 'canceled' })
    await goTo('2028-11-09T10:00:00Z')
    expect(await currentPlan(maya)).toMatchObject({ tier: 'free' })
    expect(await paid(maya)).toEqual([])
  })
})

describe('mail', () => {
  test('confirms a cancellation once with its date, and again if it is undone and repeated', async () => {
    await goTo('2029-02-10T10:00:00Z')
    const maya = await someoneWithoutTrial()
    await subscribe(glimmer, maya, 'premium')
    await maya.call('POST /subscriptions/cancel')
    await glimmer.runJobs()
    await daysPass(glimmer, 1)
    expect(await mail(maya)).toEqual(['Your Premium plan ends on 10 March 2029'])
    await maya.call('POST /subscriptions/resume')
    await maya.call('POST /subscriptions/cancel')
    await glimmer.runJobs()
    expect(await mail(maya)).toHaveLength(2)
  })

  test('announces the renewal that ends a half-year a week ahead', async () => {
    await goTo('2029-05-10T10:00:00Z')
    const maya = await someoneWithoutTrial()
    await subscribe(glimmer, maya, 'premium')
    for (const month of ['06', '07', '08', '09', '10']) await goTo(`2029-${month}-10T10:00:01Z`)
    await goTo('2029-11-02T10:00:00Z')
    expect(await mail(maya)).toEqual([])
    await goTo('2029-11-03T10:00:01Z')
    expect(await mail(maya)).toEqual(['Your Premium plan renews on 10 November 2029'])
    await goTo('2029-12-10T10:00:01Z')
    expect(await mail(maya)).toHaveLength(1)
  })
})

describe('consent to an immediate start', () => {
  test('stores the consent with its text version and refuses unknown versions', async () => {
    const maya = await createMember(glimmer)
    const consent = { textVersion: '2026-11' } as const
    await maya.call('POST /subscriptions/create', { body: { tier: 'premium', consent } })
    const rows = await glimmer.rows(sql`select text_version, tier from consent_record where account_id = ${maya.id}`)
    expect(rows).toEqual([{ text_version: '2026-11', tier: 'premium' }])
    const unread = { textVersion: 'none' as '2026-11' }
    const { problem } = await maya.call('POST /subscriptions/create', { body: { tier: 'premium', consent: unread } })
    expect(problem).toMatchObject({ status: 400, errors: [{ path: 'consent.textVersion' }] })
  })
})
