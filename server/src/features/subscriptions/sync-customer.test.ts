import { expect, test } from 'vitest'
import type { App } from '#app.ts'
import { subscribe } from '#testing/checkout.ts'
import { createMember } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'
import { findBilling } from './store.ts'
import { syncCustomer } from './sync-customer.ts'

const glimmer = testApp({ settings: { TRIAL_DAYS: '0' } })

/** An app whose next response from the provider is held back until the test releases it. */
function slowApp() {
  const { app } = glimmer
  const asked = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const payments: App['payments'] = {
    ...app.payments,
    async snapshot(customer) {
      const answer = await app.payments.snapshot(customer)
      asked.resolve()
      await release.promise
      return answer
    },
  }
  return { app: { ...app, payments }, asked: asked.promise, release: () => release.resolve() }
}

test('ignores an older snapshot that arrives after a newer one', async () => {
  const maya = await createMember(glimmer)
  await subscribe(glimmer, maya, 'premium')
  const customer = (await findBilling(glimmer.app, maya.id))?.billing?.customerId ?? ''
  const slow = slowApp()
  const late = syncCustomer(slow.app, customer)
  await slow.asked
  await maya.call('POST /subscriptions/cancel')
  slow.release()
  await late
  const { body } = await maya.call('GET /subscriptions/current')
  expect(body).toMatchObject({ tier: 'premium', status: 'canceled', cancelAtPeriodEnd: true })
})
