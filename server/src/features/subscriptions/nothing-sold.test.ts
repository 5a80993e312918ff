import { beforeAll, describe, expect, test } from 'vitest'
import { createMember, type Person } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'

let maya: Person
const glimmer = testApp({
  settings: {
    PAYMENTS: 'none',
    DEFAULT_TIER: 'premium',
    OPERATOR_NAME: 'Hill School',
    OPERATOR_ADDRESS: '1 Hill Road, Leeds',
    SUPPORT_EMAIL: 'care@hill.example',
  },
})
beforeAll(async () => {
  maya = await createMember(glimmer)
})

describe('an installation without payments', () => {
  test('gives a new account the default plan in every response', async () => {
    expect((await maya.call('GET /users/profile')).body).toMatchObject({ subscription: { tier: 'premium' } })
    expect((await maya.call('GET /subscriptions/current')).body).toMatchObject({ tier: 'premium', status: 'active' })
    expect((await maya.call('GET /users/usage')).body).toMatchObject({ affirmations: { used: 0, limit: 15 } })
  })

  test('refuses to sell, change or cancel a plan', async () => {
    for (const answer of [
      await maya.call('POST /subscriptions/create', { body: { tier: 'pro' } }),
      await maya.call('GET /subscriptions/preview', { query: { tier: 'pro' } }),
      await maya.call('POST /subscriptions/cancel'),
      await maya.call('POST /subscriptions/portal'),
    ])
      expect(answer).toMatchObject({ status: 409, body: { code: 'plans_not_sold' } })
  })

  test('tells the browser that nothing is sold, and who the operator is', async () => {
    expect((await maya.call('GET /config')).body).toMatchObject({
      sellsPlans: false,
      operator: {
        name: 'Hill School',
        address: '1 Hill Road, Leeds',
        supportEmail: 'care@hill.example',
        helpRegion: 'GB',
      },
    })
    const page = await (await fetch(`${glimmer.url}/contact/address`)).text()
    expect(page).toContain('Hill School')
    expect(page).toContain('mailto:care@hill.example')
  })

  test('finds nothing to reconcile and logs no error', async () => {
    await glimmer.app.jobs.add({ name: 'reconcile' })
    await glimmer.runJobs()
    expect(glimmer.logged()).not.toContain('a job failed')
  })
})
