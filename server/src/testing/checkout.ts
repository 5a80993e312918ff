import type { Subscription, SubscriptionChange } from '@glimmer/contract'
import type { Person } from './people.ts'
import type { TestApp } from './test-app.ts'

/** Presses a button on one of the sandbox's pages, as a browser would. Returns the redirect, or the page shown. */
export async function press(glimmer: Pick<TestApp, 'url'>, url: string, action: string) {
  const response = await fetch(`${glimmer.url}${new URL(url).pathname}`, {
    method: 'POST',
    body: new URLSearchParams({ action }),
    redirect: 'manual',
  })
  return { status: response.status, location: response.headers.get('location'), page: await response.text() }
}

export type CheckoutAnswer = Extract<SubscriptionChange, { kind: 'checkout' }>

/** Chooses a plan and returns the checkout. */
export async function goToCheckout(person: Pick<Person, 'call'>, tier: 'premium' | 'pro'): Promise<CheckoutAnswer> {
  const { body } = await person.call('POST /subscriptions/create', { body: { tier } })
  if (body.kind !== 'checkout') throw new Error(`Expected a checkout, was ${JSON.stringify(body)}.`)
  return body
}

/** Chooses a plan, pays, and returns to the app. */
export async function subscribe(glimmer: TestApp, person: Person, tier: 'premium' | 'pro'): Promise<Subscription> {
  const { sessionId, url } = await goToCheckout(person, tier)
  await press(glimmer, url, 'pay')
  const { body } = await person.call('POST /subscriptions/success/{id}', { params: { id: sessionId } })
  return body
}

/** Changes how the user's card behaves, on the provider's own page. */
export async function useCard(glimmer: TestApp, person: Person, card: 'pays' | 'declines' | 'asks_bank') {
  const { body } = await person.call('POST /subscriptions/portal')
  await press(glimmer, body.url, card)
}

/** What has been charged so far, oldest first, in pence. */
export async function paid(person: Person): Promise<number[]> {
  const { body } = await person.call('GET /subscriptions/invoices')
  return body.items
    .filter(({ status, totalPence }) => status === 'paid' && totalPence > 0)
    .map(({ totalPence }) => totalPence)
    .toReversed()
}

const day = 86_400_000

/** Advances the clock by some days, then runs the due jobs. */
export async function daysPass(glimmer: TestApp, days: number) {
  glimmer.clock.set(new Date(glimmer.clock.now().getTime() + days * day))
  await glimmer.app.jobs.add({ name: 'reconcile' })
  await glimmer.runJobs()
}

export const currentPlan = async (person: Person) => (await person.call('GET /subscriptions/current')).body
