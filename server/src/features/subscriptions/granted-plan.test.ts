import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { subscribe } from '#testing/checkout.ts'
import { createMember, type Person } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'
import { endPlan } from './end-billing.ts'
import { grantPlan } from './granted-plan.ts'
import { syncCustomer } from './sync-customer.ts'

const glimmer = testApp()

const tierOf = async ({ call }: Person) => (await call('GET /subscriptions/current')).body.tier

describe('a plan granted by the operator', () => {
  test('applies at once and ends when it is ended', async () => {
    const maya = await createMember(glimmer)
    await grantPlan(glimmer.app, maya.id, 'pro')
    expect(await tierOf(maya)).toBe('pro')
    expect((await maya.call('GET /users/usage')).body.affirmations.limit).toBeNull()
    await endPlan(glimmer.app, maya.id)
    expect(await tierOf(maya)).toBe('free')
    await endPlan(glimmer.app, maya.id)
  })

  test('can be granted and ended many times at once', async () => {
    const maya = await createMember(glimmer)
    const deeds = [() => grantPlan(glimmer.app, maya.id, 'pro'), () => endPlan(glimmer.app, maya.id)]
    await Promise.all(Array.from({ length: 20 }, () => deeds.map((deed) => deed())).flat())
    await endPlan(glimmer.app, maya.id)
    expect(await tierOf(maya)).toBe('free')
  })

  test('does not lower a higher plan', async () => {
    const maya = await createMember(glimmer)
    await grantPlan(glimmer.app, maya.id, 'pro')
    await grantPlan(glimmer.app, maya.id, 'premium')
    expect(await tierOf(maya)).toBe('pro')
  })

  test('outlasts a paid plan; ending it ends both', async () => {
    const maya = await createMember(glimmer)
    await subscribe(glimmer, maya, 'premium')
    expect(await tierOf(maya)).toBe('premium')
    await grantPlan(glimmer.app, maya.id, 'pro')
    const rows = await glimmer.rows<{ customer: string }>(
      sql`select customer_id as customer from billing_account where account_id = ${maya.id}`,
    )
    await syncCustomer(glimmer.app, rows[0]?.customer ?? '')
    expect(await tierOf(maya)).toBe('pro')
    await endPlan(glimmer.app, maya.id)
    expect((await maya.call('GET /subscriptions/current')).body).toMatchObject({ tier: 'free', currentPeriodEnd: null })
  })

  test('applies to no other account', async () => {
    const [maya, sam] = [await createMember(glimmer), await createMember(glimmer)]
    await grantPlan(glimmer.app, maya.id, 'pro')
    expect(await tierOf(sam)).toBe('free')
    await expect(grantPlan(glimmer.app, glimmer.app.newId(), 'pro')).rejects.toMatchObject({ code: 'not_found' })
  })
})
