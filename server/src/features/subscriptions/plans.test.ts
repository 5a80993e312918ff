import { plans } from '@glimmer/contract'
import { describe, expect, test } from 'vitest'
import { currentPlan, daysPass, goToCheckout, paid, press, subscribe, useCard } from '#testing/checkout.ts'
import { createMember, type Person } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'

const glimmer = testApp({ now: '2026-11-01T12:00:00Z', settings: { TRIAL_DAYS: '0' } })

const choose = async (person: Person, tier: 'free' | 'premium' | 'pro', more: { prorationDate?: string } = {}) =>
  (await person.call('POST /subscriptions/create', { body: { tier, ...more } })).body
const preview = async (person: Person, tier: 'free' | 'premium' | 'pro') =>
  (await person.call('GET /subscriptions/preview', { query: { tier } })).body
const limits = async (person: Person) => (await person.call('GET /users/usage')).body.speech

describe('subscribing', () => {
  test('opens a checkout, charges once and applies the plan on return, with or without a webhook', async () => {
    const maya = await createMember(glimmer)
    expect(await currentPlan(maya)).toMatchObject({ tier: 'free', status: 'active', currentPeriodEnd: null })
    expect(await preview(maya, 'premium')).toMatchObject({
      change: 'subscribe',
      dueNowPence: plans.premium.pricePence,
      nextPaymentPence: plans.premium.pricePence,
    })

    const { sessionId, url } = await goToCheckout(maya, 'premium')
    const { status, location } = await press(glimmer, url, 'pay')
    expect(status).toBe(303)
    expect(location).toBe(`http://localhost:3000/subscription/success?session_id=${sessionId}`)

    const { body } = await maya.call('POST /subscriptions/success/{id}', { params: { id: sessionId } })
    expect(body).toMatchObject({ tier: 'premium', status: 'active', currentPeriodEnd: '2026-12-01T12:00:00.000Z' })
    expect(await paid(maya)).toEqual([plans.premium.pricePence])
    expect((await limits(maya)).limit).toBe(15)
  })

  test('applies the plan by webhook when the user never returns', async () => {
    const maya = await createMember(glimmer)
    await press(glimmer, (await goToCheckout(maya, 'pro')).url, 'pay')
    await glimmer.runJobs()
    expect(await currentPlan(maya)).toMatchObject({ tier: 'pro', status: 'active' })
  })

  test('charges nothing with a declined card, and accepts another card for the same checkout', async () => {
    const maya = await createMember(glimmer)
    const { sessionId, url } = await goToCheckout(maya, 'premium')
    expect((await press(glimmer, url, 'decline')).page).toContain('The card was declined. Nothing was charged.')
    const { problem } = await maya.call('POST /subscriptions/success/{id}', { params: { id: sessionId } })
    expect(problem).toMatchObject({ status: 409, code: 'checkout_unfinished' })
    expect(await paid(maya)).toEqual([])
    expect((await goToCheckout(maya, 'premium')).sessionId).toBe(sessionId)
    await press(glimmer, url, 'pay')
    expect((await maya.call('POST /subscriptions/success/{id}', { params: { id: sessionId } })).body.tier).toBe(
      'premium',
    )
  })

  test('waits for bank confirmation, and charges nothing if it is abandoned', async () => {
    const maya = await createMember(glimmer)
    const { url } = await goToCheckout(maya, 'premium')
    expect((await press(glimmer, url, 'bank')).page).toContain('Your bank asks')
    expect((await press(glimmer, url, 'refuse')).page).toContain('did not confirm')
    await daysPass(glimmer, 2)
    expect(await currentPlan(maya)).toMatchObject({ tier: 'free' })
    expect((await press(glimmer, url, 'pay')).status).toBe(410)
    expect(await paid(maya)).toEqual([])
  })

  test('returns to the app when the checkout is cancelled', async () => {
    const maya = await createMember(glimmer)
    const { url } = await goToCheckout(maya, 'premium')
    expect((await press(glimmer, url, 'cancel')).location).toBe('http://localhost:3000/subscription/cancel')
  })

  test('shows on the page that no money moves', async () => {
    const maya = await createMember(glimmer)
    const { url } = await goToCheckout(maya, 'premium')
    const page = await fetch(`${glimmer.url}${new URL(url).pathname}`)
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
    const text = await page.text()
    for (const words of [
      'Test mode. No money moves.',
      `£${plans.premium.pricePence / 100} incl. VAT`,
      'Pay',
      'Decline',
      'Require bank confirmation',
    ])
      expect(text).toContain(words)
  })

  test("returns 404 for another user's session id and changes nothing", async () => {
    const [maya, noor] = [await createMember(glimmer), await createMember(glimmer)]
    await goToCheckout(noor, 'premium')
    const { sessionId, url } = await goToCheckout(maya, 'pro')
    await press(glimmer, url, 'pay')
    const { problem } = await noor.call('POST /subscriptions/success/{id}', { params: { id: sessionId } })
    expect(problem).toMatchObject({ status: 404, code: 'not_found' })
    expect(await currentPlan(noor)).toMatchObject({ tier: 'free' })
  })
})

describe('upgrading', () => {
  test('charges the previewed amount at once and keeps the usage counted', async () => {
    const maya = await createMember(glimmer)
    await subscribe(glimmer, maya, 'premium')
    await maya.call('POST /affirmations/generate', { body: { themes: ['calm'] } })
    await daysPass(glimmer, 15)
    const shown = await preview(maya, 'pro')
    expect(shown).toMatchObject({ change: 'upgrade', nextPaymentPence: plans.pro.pricePence })
    expect(shown.dueNowPence).toBeGreaterThan(200)
    expect(shown.dueNowPence).toBeLessThan(260)
    const used = (await maya.call('GET /users/usage')).body.affirmations.used
    const change = await choose(maya, 'pro', { prorationDate: shown.prorationDate ?? '' })
    expect(change).toMatchObject({ kind: 'applied', subscription: { tier: 'pro', status: 'active' } })
    expect(await paid(maya)).toEqual([plans.premium.pricePence, shown.dueNowPence])
    expect((await maya.call('GET /users/usage')).body.affirmations).toEqual({ used, limit: null })
  })

  test('keeps the old plan with a declined card and applies the new one once paid', async () => {
    const maya = await createMember(glimmer)
    await subscribe(glimmer, maya, 'premium')
    await useCard(glimmer, maya, 'declines')
    const change = await choose(maya, 'pro')
    expect(change).toMatchObject({
      kind: 'payment_required',
      subscription: { tier: 'premium', pendingTier: 'pro', paymentIssue: 'action_required' },
    })
    const url = change.kind === 'payment_required' ? change.url : ''
    expect(await choose(maya, 'pro')).toMatchObject({ kind: 'payment_required', url })
    expect(await paid(maya)).toEqual([plans.premium.pricePence])
    await press(glimmer, url, 'pay')
    await glimmer.runJobs()
    expect(await currentPlan(maya)).toMatchObject({ tier: 'pro', pendingTier: null, paymentIssue: 'none' })
    expect(await paid(maya)).toHaveLength(2)
  })

  test('drops an upgrade without bank confirmation after a day, at no cost', async () => {
    const maya = await createMember(glimmer)
    await subscribe(glimmer, maya, 'premium')
    await useCard(glimmer, maya, 'asks_bank')
    expect(await choose(maya, 'pro')).toMatchObject({ kind: 'payment_required', subscription: { tier: 'premium' } })
    await daysPass(glimmer, 1)
    expect(await currentPlan(maya)).toMatchObject({ tier: 'premium', pendingTier: null, payUrl: null })
    expect(await paid(maya)).toEqual([plans.premium.pricePence])
  })

  test('refuses a quote older than fifteen minutes', async () => {
    const maya = await createMember(glimmer)
    await subscribe(glimmer, maya, 'premium')
    const { problem } = await maya.call('POST /subscriptions/create', {
      body: { tier: 'pro', prorationDate: new Date(glimmer.clock.now().getTime() - 3_600_000).toISOString() },
    })
    expect(problem).toMatchObject({ status: 409, code: 'quote_expired' })
  })
})

describe('going down', () => {
  test('a downgrade applies at the period end, when the lower price is charged', async () => {
    const maya = await createMember(glimmer)
    await subscribe(glimmer, maya, 'pro')
    expect(await preview(maya, 'premium')).toMatchObject({
      change: 'downgrade',
      dueNowPence: 0,
      nextPaymentPence: plans.premium.pricePence,
    })
    const change = await choose(maya, 'premium')
    expect(change).toMatchObject({ kind: 'scheduled', subscription: { tier: 'pro', scheduledTier: 'premium' } })
    expect(await choose(maya, 'premium')).toMatchObject({ kind: 'scheduled' })
    await daysPass(glimmer, 32)
    expect(await currentPlan(maya)).toMatchObject({ tier: 'premium', scheduledTier: null, status: 'active' })
    expect(await paid(maya)).toEqual([plans.pro.pricePence, plans.premium.pricePence])
  })

  test('a cancelled plan lasts until the period end', async () => {
    const maya = await createMember(glimmer)
    const { currentPeriodEnd } = await subscribe(glimmer, maya, 'premium')
    const { body } = await maya.call('POST /subscriptions/cancel')
    expect(body).toMatchObject({ tier: 'premium', status: 'canceled', cancelAtPeriodEnd: true, currentPeriodEnd })
    await daysPass(glimmer, 29)
    expect(await currentPlan(maya)).toMatchObject({ tier: 'premium', status: 'canceled' })
    await daysPass(glimmer, 3)
    expect(await currentPlan(maya)).toMatchObject({ tier: 'free', status: 'active', currentPeriodEnd: null })
    expect(await paid(maya)).toEqual([plans.premium.pricePence])
  })

  test('cancelling replaces a scheduled downgrade, and both can be undone for free', async () => {
    const maya = await createMember(glimmer)
    await subscribe(glimmer, maya, 'pro')
    await choose(maya, 'premium')
    expect((await maya.call('POST /subscriptions/cancel')).body).toMatchObject({
      status: 'canceled',
      scheduledTier: null,
    })
    expect(await choose(maya, 'premium')).toMatchObject({
      kind: 'scheduled',
      subscription: { status: 'active', scheduledTier: 'premium' },
    })
    const { body } = await maya.call('POST /subscriptions/resume')
    expect(body).toMatchObject({ tier: 'pro', status: 'active', cancelAtPeriodEnd: false, scheduledTier: null })
    expect(await paid(maya)).toEqual([plans.pro.pricePence])
  })

  test('choosing the plan again undoes a cancellation', async () => {
    const maya = await createMember(glimmer)
    await subscribe(glimmer, maya, 'premium')
    await maya.call('POST /subscriptions/cancel')
    expect(await preview(maya, 'premium')).toMatchObject({ change: 'undo', dueNowPence: 0 })
    expect(await choose(maya, 'premium')).toMatchObject({ kind: 'applied', subscription: { status: 'active' } })
  })

  test('an upgrade undoes a cancellation', async () => {
    const maya = await createMember(glimmer)
    await subscribe(glimmer, maya, 'premium')
    await maya.call('POST /subscriptions/cancel')
    expect(await choose(maya, 'pro')).toMatchObject({
      kind: 'applied',
      subscription: { tier: 'pro', status: 'active' },
    })
  })

  test('the portal ignores a card that is not offered', async () => {
    const maya = await createMember(glimmer)
    await subscribe(glimmer, maya, 'premium')
    const { body } = await maya.call('POST /subscriptions/portal')
    const path = new URL(body.url).pathname
    for (const action of ['constructor', 'toString', '__proto__']) {
      const answer = await fetch(glimmer.url + path, { method: 'POST', body: new URLSearchParams({ action }) })
      expect(answer.status).toBe(200)
      expect(await answer.text()).toContain('a card that pays')
    }
  })

  test('cancelling without a plan returns not_subscribed', async () => {
    const maya = await createMember(glimmer)
    for (const deed of ['cancel', 'resume', 'portal'] as const)
      expect((await maya.call(`POST /subscriptions/${deed}`)).problem).toMatchObject({ code: 'not_subscribed' })
    expect(await choose(maya, 'free')).toMatchObject({ kind: 'applied', subscription: { tier: 'free' } })
  })
})
