import { decodeJwt, importJWK, jwtVerify } from 'jose'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createMember, type Person } from '#testing/people.ts'
import { aBrowser, startPushService } from '#testing/push-service.ts'
import { chooseReminders, remindAt } from '#testing/reminders.ts'
import { testApp } from '#testing/test-app.ts'

const service = await startPushService()
afterAll(service.stop)
const glimmer = testApp({ pushTransport: service.transport })
const { taken } = service
beforeEach(() => {
  glimmer.clock.set(new Date('2026-11-21T12:00:00Z'))
  taken.length = 0
  service.answerWith(201)
})

describe('push notifications', () => {
  test('are encrypted, signed, and contain nothing private', async () => {
    const maya = await createMember(glimmer)
    const browser = aBrowser()
    await maya.call('POST /users/reminders/subscriptions', { body: browser.subscription })
    const { pushKey, devices } = (await chooseReminders(maya, { time: '13:00', channel: 'push' })).body
    expect(devices).toMatchObject([{ name: 'Chrome on Linux' }])
    await remindAt(glimmer, '2026-11-21T13:00:00Z')
    const [message] = taken
    if (!message) throw new Error('nothing was pushed')
    expect(message.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '3600' })
    expect(browser.read(message.body)).toEqual({
      title: 'Glimmer',
      body: 'Your line for today is ready.',
      token: expect.any(String),
      actions: ['later'],
    })
    const [, token = '', k = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(message.headers.authorization ?? '') ?? []
    expect(k).toBe(pushKey)
    const point = Buffer.from(k, 'base64url')
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    }
    await jwtVerify(token, await importJWK(jwk, 'ES256'), { audience: 'https://fcm.googleapis.com' })
    expect(decodeJwt(token).sub).toBe('mailto:hello@glimmer.example')
    expect(glimmer.logged()).not.toContain(browser.subscription.endpoint)
  })

  test('contain the line if the user chose so', async () => {
    const maya = await createMember(glimmer)
    const browser = aBrowser()
    await maya.call('POST /users/reminders/subscriptions', { body: browser.subscription })
    await chooseReminders(maya, { time: '13:00', channel: 'push', showLine: true })
    await remindAt(glimmer, '2026-11-21T13:00:00Z')
    const { text } = (await maya.call('GET /affirmations/today')).body
    expect(browser.read(taken[0]?.body ?? Buffer.alloc(0))).toMatchObject({ title: 'Glimmer', body: text })
  })

  test('with the line do not count the day, and the next one is sent', async () => {
    const maya = await createMember(glimmer)
    const days = async () => (await maya.call('GET /users/days')).body.days
    const { subscription } = aBrowser()
    const mine = () => taken.filter(({ path }) => subscription.endpoint.endsWith(path)).length
    await maya.call('POST /users/reminders/subscriptions', { body: subscription })
    await chooseReminders(maya, { time: '13:00', channel: 'push', showLine: true })
    await maya.call('POST /users/reminders/test', { body: { channel: 'push' } })
    await remindAt(glimmer, '2026-11-21T13:00:00Z')
    expect([mine(), await days()]).toEqual([2, 0])
    await maya.call('GET /affirmations/today')
    expect(await days()).toBe(1)
    await remindAt(glimmer, '2026-11-22T13:00:00Z')
    expect([mine(), await days()]).toEqual([3, 1])
  })

  test('are not sent to removed or signed-out devices', async () => {
    const [maya, noor] = await Promise.all([createMember(glimmer), createMember(glimmer)])
    const [phone, laptop] = [aBrowser().subscription, aBrowser().subscription]
    const { body } = await maya.call('POST /users/reminders/subscriptions', { body: phone })
    await maya.call('POST /users/reminders/subscriptions', { body: laptop })
    await chooseReminders(maya, { time: '13:00', channel: 'push' })
    const forget = (person: Person) =>
      person.call('POST /users/reminders/subscriptions/forget', { body: { endpoint: laptop.endpoint } })
    expect((await forget(noor)).status).toBe(204)
    expect((await maya.call('GET /users/reminders')).body.devices).toHaveLength(2)
    for (const _ of [1, 2]) expect((await forget(maya)).status).toBe(204)
    await maya.call('DELETE /users/reminders/subscriptions/{id}', { params: { id: body._id } })
    expect((await maya.call('GET /users/reminders')).body.devices).toEqual([])
    await remindAt(glimmer, '2026-11-21T13:00:00Z')
    expect(taken).toEqual([])
  })

  test.each([404, 410])('remove a subscription that the service reports gone: %i', async (gone) => {
    const maya = await createMember(glimmer)
    await maya.call('POST /users/reminders/subscriptions', { body: aBrowser().subscription })
    await chooseReminders(maya, { time: '13:00', channel: 'push' })
    service.answerWith(gone)
    await remindAt(glimmer, '2026-11-21T13:00:00Z')
    expect(taken).toHaveLength(1)
    expect((await maya.call('GET /users/reminders')).body.devices).toEqual([])
  })

  test.each([429, 503])('are retried within the hour only: %i', async (busy) => {
    const { pool } = glimmer.app.database
    const locked = () => pool.query('select from graphile_worker._private_jobs where locked_at is not null')
    // A failed job is put back with a delay, which this skips once the job is no longer locked.
    const again = async () => {
      await vi.waitFor(async () => expect((await locked()).rowCount).toBe(0), 15_000)
      await pool.query('update graphile_worker._private_jobs set run_at = now()')
    }
    const maya = await createMember(glimmer)
    await maya.call('POST /users/reminders/subscriptions', { body: aBrowser().subscription })
    await chooseReminders(maya, { time: '13:00', channel: 'push' })
    service.answerWith(busy)
    await remindAt(glimmer, '2026-11-21T13:00:00Z')
    // On a slow machine the job may already have retried by itself.
    const first = taken.length
    expect(first).toBeGreaterThan(0)
    await again()
    glimmer.clock.set(new Date('2026-11-21T13:10:00Z'))
    await glimmer.runJobs()
    const tried = taken.length
    expect(tried).toBeGreaterThan(first)
    await again()
    glimmer.clock.set(new Date('2026-11-21T14:01:00Z'))
    await glimmer.runJobs()
    expect(taken).toHaveLength(tried)
  })

  test('are sent to the newest ten devices, and to no other user’s', async () => {
    const [maya, noor] = await Promise.all([createMember(glimmer), createMember(glimmer)])
    const shared = aBrowser().subscription
    const { body } = await maya.call('POST /users/reminders/subscriptions', { body: shared })
    expect((await noor.call('DELETE /users/reminders/subscriptions/{id}', { params: { id: body._id } })).status).toBe(
      404,
    )
    await noor.call('POST /users/reminders/subscriptions', { body: shared })
    expect((await maya.call('GET /users/reminders')).body.devices).toEqual([])
    for (let turn = 0; turn < 11; turn++)
      await maya.call('POST /users/reminders/subscriptions', { body: aBrowser().subscription })
    expect((await maya.call('GET /users/reminders')).body.devices).toHaveLength(10)
  })

  test.each([
    'http://fcm.googleapis.com/wp/1',
    'https://fcm.googleapis.com:8443/wp/1',
    'https://someone@fcm.googleapis.com/wp/1',
    'https://fcm.googleapis.com.example.test/wp/1',
    'https://127.0.0.1/wp/1',
    'https://169.254.169.254/latest',
    'https://localhost/wp/1',
    'file:///etc/passwd',
    'nonsense',
  ])('are refused for an address that is no push service: %s', async (endpoint) => {
    const maya = await createMember(glimmer)
    const body = { ...aBrowser().subscription, endpoint }
    const { status: answered, problem } = await maya.call('POST /users/reminders/subscriptions', { body })
    expect([answered, problem.errors?.[0]?.path]).toEqual([400, 'endpoint'])
  })

  test('report a missing device and an unavailable service for a test', async () => {
    const maya = await createMember(glimmer)
    const now = () => maya.call('POST /users/reminders/test', { body: { channel: 'push' } })
    expect((await now()).problem.code).toBe('no_device')
    await maya.call('POST /users/reminders/subscriptions', { body: aBrowser().subscription })
    glimmer.clock.set(new Date('2026-11-21T12:02:00Z'))
    service.answerWith(503)
    expect((await now()).problem.code).toBe('reminder_not_sent')
  })
})
