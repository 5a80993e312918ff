import { afterAll, beforeEach, expect, test } from 'vitest'
import { createMember } from '#testing/people.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { minuteMs } from '#time/durations.ts'
import { sendNotices } from './notices.ts'

const glimmer: TestApp = await startTestApp()
afterAll(() => glimmer.stop())

let recipient: string
beforeEach(async () => {
  const maya = await createMember(glimmer)
  recipient = `${maya.subject}@example.test`
  await glimmer.app.database.pool.query(
    `insert into billing_notice (id, account_id, kind, period_end, tier, due_at)
     values (gen_random_uuid(), $1, 'ending', $2::timestamptz + interval '9 days', 'pro', $2)`,
    [maya.id, glimmer.clock.now().toISOString()],
  )
})

const mailed = async () => {
  const query = 'select 1 from email_outbox where recipient = $1'
  return (await glimmer.app.database.pool.query(query, [recipient])).rowCount
}

test('sends a notice once when several workers find it', async () => {
  await Promise.all(Array.from({ length: 6 }, () => sendNotices(glimmer.app)))
  expect(await mailed()).toBe(1)
})

test('sends a refused notice in the next round', async () => {
  const { mailer } = glimmer.app
  const refusing = { ...glimmer.app, mailer: { ...mailer, send: () => Promise.reject(new Error('busy')) } }
  await sendNotices(refusing)
  expect(await mailed()).toBe(0)
  await sendNotices(glimmer.app)
  expect(await mailed()).toBe(1)
})

test('sends a notice again an hour after its sender died', async () => {
  const hanging = { ...glimmer.app, mailer: { ...glimmer.app.mailer, send: () => new Promise<never>(() => undefined) } }
  void sendNotices(hanging)
  const claimed = 'select 1 from billing_notice where claimed_at is not null and sent_at is null'
  await expect.poll(async () => (await glimmer.app.database.pool.query(claimed)).rowCount).toBe(1)
  await sendNotices(glimmer.app)
  expect(await mailed()).toBe(0)
  glimmer.clock.set(new Date(glimmer.clock.now().getTime() + 61 * minuteMs))
  await sendNotices(glimmer.app)
  expect(await mailed()).toBe(1)
})
