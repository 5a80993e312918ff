import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { daysPass, press, subscribe } from '#testing/checkout.ts'
import { faultyTransport } from '#testing/faulty-transport.ts'
import { createMember, type Person } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'
import { endBilling } from './end-billing.ts'

const provider = faultyTransport()
const glimmer = testApp({ settings: { TRIAL_DAYS: '0' }, paymentsTransport: provider.transport })

const states = async ({ id }: Person) => {
  const rows = await glimmer.rows<{ status: string }>(
    sql`select body->>'status' status from sandbox.object where kind = 'subscription' and body->'metadata'->>'user_id' = ${id}`,
  )
  return rows.map(({ status }) => status)
}
const deleteAccount = async ({ id }: Person) => {
  await endBilling(glimmer.app, id)
  await glimmer.app.database.db.execute(sql`delete from account where id = ${id}`)
}

test('an account with a plan ends it first; late webhooks about it are acknowledged and change nothing', async () => {
  const maya = await createMember(glimmer)
  await subscribe(glimmer, maya, 'pro')
  await deleteAccount(maya)
  expect(await states(maya)).toEqual(['canceled'])
  await glimmer.runJobs()
  await daysPass(glimmer, 40)
  expect(await states(maya)).toEqual(['canceled'])
})

test('while the provider cannot be reached the account stays, and trying again is safe', async () => {
  const maya = await createMember(glimmer)
  await subscribe(glimmer, maya, 'premium')
  provider.breakAt(0, 'after')
  await expect(deleteAccount(maya)).rejects.toMatchObject({ code: 'payments_unavailable' })
  expect((await maya.call('GET /users/profile')).status).toBe(200)
  await deleteAccount(maya)
  expect(await states(maya)).toEqual(['canceled'])
})

test('an open checkout cannot be paid for an account that is gone', async () => {
  const maya = await createMember(glimmer)
  const { body } = await maya.call('POST /subscriptions/create', { body: { tier: 'premium' } })
  await deleteAccount(maya)
  expect((await press(glimmer, body.kind === 'checkout' ? body.url : '', 'pay')).status).toBe(410)
})

test('an account that never had a plan has nothing to end', async () => {
  const maya = await createMember(glimmer)
  await deleteAccount(maya)
  expect(await states(maya)).toEqual([])
})
