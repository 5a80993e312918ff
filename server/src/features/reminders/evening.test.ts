import { defaultEveningLight, type EveningLight } from '@glimmer/contract'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createMember, type Person } from '#testing/people.ts'
import { aBrowser, startPushService } from '#testing/push-service.ts'
import { chooseReminders, remindAt } from '#testing/reminders.ts'
import { testApp } from '#testing/test-app.ts'

const service = await startPushService()
afterAll(service.stop)
const glimmer = testApp({ pushTransport: service.transport })
beforeEach(() => {
  glimmer.clock.set(new Date('2026-11-21T08:00:00Z'))
  service.taken.length = 0
})

const turnOn = ({ call }: Person, changes: Partial<EveningLight> = {}) =>
  call('PUT /users/reminders/evening', { body: { ...defaultEveningLight, enabled: true, remind: true, ...changes } })
const readToday = ({ call }: Person) => call('GET /affirmations/today')
const nextEvening = async ({ call }: Person) => (await call('GET /users/reminders')).body.evening.nextAt

/** A member with a subscribed browser, who chose the evening's question at the default time. */
async function anEveningReader() {
  const maya = await createMember(glimmer)
  await maya.call('PUT /users/preferences', { body: { timeZone: 'Europe/London' } })
  const browser = aBrowser()
  await maya.call('POST /users/reminders/subscriptions', { body: browser.subscription })
  await turnOn(maya)
  return { maya, read: () => service.taken.map(({ body }) => browser.read(body)) }
}

test('the evening’s question is off by default', async () => {
  const maya = await createMember(glimmer)
  const { body } = await maya.call('GET /users/reminders')
  expect(body.evening).toEqual({ enabled: false, time: '19:30', remind: false, nextAt: null })
})

test('the evening’s question is sent at the chosen time after the line was read, without its text, and links to Today', async () => {
  const { maya, read } = await anEveningReader()
  await readToday(maya)
  expect(await nextEvening(maya)).toBe('2026-11-21T19:30:00.000Z')
  for (const _ of [1, 2]) await remindAt(glimmer, '2026-11-21T19:30:00Z')
  expect(read()).toEqual([{ title: 'Glimmer', body: 'Did this morning’s line help?', path: '/dashboard' }])
  expect(await nextEvening(maya)).toBe('2026-11-22T19:30:00.000Z')
})

test('is not sent without a read line, or after an answer', async () => {
  const { maya, read } = await anEveningReader()
  await remindAt(glimmer, '2026-11-21T19:30:00Z')
  expect(read()).toEqual([])
  glimmer.clock.set(new Date('2026-11-22T09:00:00Z'))
  await readToday(maya)
  glimmer.clock.set(new Date('2026-11-22T20:00:00Z'))
  await turnOn(maya, { time: '20:30' })
  await turnOn(maya, { time: '20:00' })
  await maya.call('PUT /affirmations/evening', { body: { day: '2026-11-22', response: 'true' } })
  await turnOn(maya, { time: '20:30' })
  await remindAt(glimmer, '2026-11-22T20:30:00Z')
  expect(read()).toEqual([])
})

test('is not sent if the question was answered while it was queued', async () => {
  const { maya, read } = await anEveningReader()
  await readToday(maya)
  glimmer.clock.set(new Date('2026-11-21T19:30:00Z'))
  const { remind } = await import('./remind.ts')
  await remind(glimmer.app)
  await maya.call('PUT /affirmations/evening', { body: { day: '2026-11-21', response: 'true' } })
  await glimmer.runJobs()
  expect(read()).toEqual([])
})

test('is sent once a day beside the morning reminder, in any time zone', async () => {
  const { maya, read } = await anEveningReader()
  await chooseReminders(maya, { time: '09:00', channel: 'push' })
  await remindAt(glimmer, '2026-11-21T09:00:00Z')
  await readToday(maya)
  await remindAt(glimmer, '2026-11-21T19:30:00Z')
  await maya.call('PUT /users/preferences', { body: { timeZone: 'America/New_York' } })
  expect(await nextEvening(maya)).toBe('2026-11-22T00:30:00.000Z')
  await remindAt(glimmer, '2026-11-22T00:30:00Z')
  expect(read()).toMatchObject([{ body: 'Your line for today is ready.' }, { body: 'Did this morning’s line help?' }])
})

test('is sent by email with an unsubscribe link', async () => {
  const maya = await createMember(glimmer)
  await chooseReminders(maya, { channel: 'email', enabled: false })
  await turnOn(maya)
  const emails = async () => {
    const query = 'select subject, text from email_outbox where recipient = $1 order by id'
    return (await glimmer.app.database.pool.query(query, [`${maya.subject}@example.test`])).rows
  }
  const [asking] = await emails()
  const token = /confirm-reminders\?token=([\w-]{43})/.exec(asking.text)?.[1]
  await fetch(`${glimmer.url}/confirm-reminders?token=${token}`, { method: 'POST' })
  await readToday(maya)
  await remindAt(glimmer, '2026-11-21T19:30:00Z')
  const email = (await emails())[1]
  expect(email.subject).toBe('Did this morning’s line help?')
  expect(email.text).toContain('/dashboard')
  const stop = /unsubscribe\?token=([\w-]+)/.exec(email.text)?.[1]
  await fetch(`${glimmer.url}/unsubscribe?token=${stop}`, { method: 'POST' })
  const { evening } = (await maya.call('GET /users/reminders')).body
  expect(evening).toEqual({ enabled: true, time: '19:30', remind: false, nextAt: null })
})

test.each([
  [{ time: '09:00' }, 'Choose a time from 16:00 on.'],
  [{ time: '22:00' }, 'That is within your quiet hours.'],
  [{ time: 'dusk' }, 'Give a time such as 07:40.'],
])('names the invalid field: %j', async (changes, message) => {
  const { status, problem } = await turnOn(await createMember(glimmer), changes)
  expect([status, problem.errors?.[0]]).toEqual([400, { path: 'time', message }])
})

test('allows a time in quiet hours if no reminder is sent', async () => {
  expect((await turnOn(await createMember(glimmer), { time: '22:00', remind: false })).status).toBe(200)
})
