import { startSmtpServer, type TestSmtpServer } from '@glimmer/lib/testing/smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createMember } from '#testing/people.ts'
import { aBrowser, startPushService } from '#testing/push-service.ts'
import { chooseReminders, remindAt } from '#testing/reminders.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let glimmer: TestApp
let service: Awaited<ReturnType<typeof startPushService>>
let smtp: TestSmtpServer
beforeAll(async () => {
  service = await startPushService()
  smtp = await startSmtpServer()
  const settings = { MAILER: 'smtp', SMTP_URL: smtp.url, MAIL_FROM: 'Glimmer <hello@glimmer.example>' }
  glimmer = await startTestApp({ settings, pushTransport: service.transport })
})
afterAll(async () => {
  await glimmer.stop()
  await service.stop()
  await smtp.stop()
})
beforeEach(() => {
  glimmer.clock.set(new Date('2026-11-21T12:00:00Z'))
  service.taken.length = 0
  smtp.messages.length = 0
  service.answerWith(201)
})

const query = async (text: string, values: unknown[] = []) => (await glimmer.app.database.pool.query(text, values)).rows

/** A member who has confirmed reminders to this address. */
async function aReaderAt(address: string) {
  const person = await createMember(glimmer)
  await query('update account set email = $2, email_verified = true where id = $1', [person.id, address])
  await chooseReminders(person, { channel: 'email', time: '13:00' })
  await query('update reminder set confirmed_email = $2 where account_id = $1', [person.id, address])
  smtp.messages.length = 0
  return person
}

async function aPushReader() {
  const person = await createMember(glimmer)
  const { subscription } = aBrowser()
  await person.call('POST /users/reminders/subscriptions', { body: subscription })
  await chooseReminders(person, { channel: 'push', time: '13:00' })
  return {
    person,
    subscription,
    pushed: () => service.taken.filter(({ path }) => subscription.endpoint.endsWith(path)),
  }
}

test('a refused address does not delay the rest of its page and is not retried', async () => {
  for (const name of ['one', 'refused', 'two', 'three']) await aReaderAt(`${name}-page@example.test`)
  for (const _ of [1, 2]) await remindAt(glimmer, '2026-11-21T13:00:00Z')
  expect(smtp.messages.map(({ to }) => to).sort()).toEqual(
    ['one', 'three', 'two'].map((name) => `${name}-page@example.test`),
  )
  expect(await query(`select 1 from graphile_worker.jobs where task_identifier = 'send-reminders'`)).toEqual([])
})

test('retries only the reminders whose service failed', async () => {
  const readers = [await aPushReader(), await aPushReader(), await aPushReader()]
  const [first, busy, last] = readers
  service.refuse(busy?.subscription ?? { endpoint: '' }, 503)
  await remindAt(glimmer, '2026-11-21T13:00:00Z')
  await expect.poll(() => query('select 1 from graphile_worker._private_jobs where locked_at is not null')).toEqual([])
  expect([first?.pushed().length, last?.pushed().length]).toEqual([1, 1])
  const tried = busy?.pushed().length ?? 0
  expect(tried).toBeGreaterThan(0)
  service.answerWith(201)
  await query('update graphile_worker._private_jobs set run_at = now()')
  await glimmer.runJobs()
  expect(readers.map(({ pushed }) => pushed().length)).toEqual([1, tried + 1, 1])
  await glimmer.runJobs()
  expect(service.taken).toHaveLength(tried + 3)
})

test('a page’s job contains no account ids, and a deleted account gets nothing', async () => {
  const [gone, staying] = [await aPushReader(), await aPushReader()]
  glimmer.clock.set(new Date('2026-11-21T13:00:00Z'))
  const { remind } = await import('./remind.ts')
  await remind(glimmer.app)
  const waiting = await query('select key, payload::text from graphile_worker._private_jobs')
  expect(waiting).toHaveLength(1)
  for (const { person } of [gone, staying]) expect(JSON.stringify(waiting)).not.toContain(person.id)
  expect((await gone.person.call('DELETE /users/account')).status).toBe(204)
  await glimmer.runJobs()
  expect([gone.pushed().length, staying.pushed().length]).toEqual([0, 1])
})
