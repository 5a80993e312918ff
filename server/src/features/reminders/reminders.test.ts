import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { defaultReminders, type PushSubscriptionBody, type ReminderSettings } from '@glimmer/contract'
import { decodeJwt, importJWK, jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aMember, type Person } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

interface Taken {
  path: string
  headers: IncomingMessage['headers']
  body: Buffer
}

let glimmer: TestApp
let status = 201
const taken: Taken[] = []
/** A push service: it takes what is posted and answers as told. */
const service = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray())
  taken.push({ path: request.url ?? '', headers: request.headers, body })
  response.writeHead(status).end()
})
beforeAll(async () => {
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready))
  const { port } = service.address() as AddressInfo
  const pushWire = (url: string, init: RequestInit) =>
    fetch(url.replace('https://fcm.googleapis.com', `http://127.0.0.1:${port}`), init)
  glimmer = await startTestApp({ pushWire })
})
afterAll(async () => {
  await glimmer.stop()
  await new Promise((done) => service.close(done))
})
beforeEach(() => {
  glimmer.clock.set(new Date('2026-11-21T12:00:00Z'))
  taken.length = 0
  status = 201
})

const choose = (person: Person, changes: Partial<ReminderSettings> = {}) =>
  person.call('PUT /users/reminders', {
    body: { ...defaultReminders, enabled: true, time: '07:40', channel: 'email', ...changes },
  })
/** Lets it be that minute. */
async function at(instant: string) {
  glimmer.clock.set(new Date(instant))
  await glimmer.app.jobs.add({ name: 'remind', key: 'remind' })
  await glimmer.runJobs()
}
const asks = 'May we send your reminders here?'
async function lettersTo({ subject }: Person): Promise<{ subject: string; text: string }[]> {
  const query = 'select subject, text from mail_outbox where recipient = $1 order by id'
  return (await glimmer.app.database.pool.query(query, [`${subject}@example.test`])).rows
}
/** Reminders alone. */
const mailTo = async (person: Person) => (await lettersTo(person)).filter(({ subject }) => subject !== asks)
const linksTo = async (person: Person) =>
  (await lettersTo(person))
    .filter(({ subject }) => subject === asks)
    .map(({ text }) => /http\S+confirm-reminders\?token=([\w-]{43})/.exec(text)?.[1] ?? '')
const openLink = (token: string, method = 'POST') =>
  fetch(`${glimmer.url}/confirm-reminders?token=${token}`, { method })

/** Somebody who wants reminders by mail, and has said so from the address they go to. */
async function aMailReader(changes: Partial<ReminderSettings> = {}): Promise<Person> {
  const person = await aMember(glimmer)
  await choose(person, changes)
  await openLink((await linksTo(person))[0] ?? '')
  return person
}

function aBrowser() {
  const ecdh = createECDH('prime256v1')
  const p256dh = ecdh.generateKeys()
  const auth = randomBytes(16)
  const endpoint = `https://fcm.googleapis.com/wp/${randomBytes(8).toString('hex')}`
  const keys = { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') }
  const subscription: PushSubscriptionBody = { endpoint, keys, name: 'Chrome on Linux' }
  /** Reads one record of aes128gcm as a browser does (RFC 8188 and 8291). */
  function read(body: Buffer): unknown {
    const salt = body.subarray(0, 16)
    const length = body.readUInt8(20)
    const theirs = body.subarray(21, 21 + length)
    const sealed = body.subarray(21 + length)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, theirs])
    const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(theirs), auth, info, 32))
    const derive = (what: string, size: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${what}\0`), size))
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
    decipher.setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
  }
  return { subscription, read }
}

describe('reminders by mail', () => {
  test('are off until somebody chooses them, with quiet nights', async () => {
    const maya = await aMember(glimmer)
    const { body } = await maya.call('GET /users/reminders')
    expect(body).toMatchObject({ enabled: false, nextAt: null, quietHours: { from: '21:00', to: '07:00' } })
  })

  test('come at the time chosen, where the person is, once', async () => {
    const maya = await aMailReader()
    await maya.call('PUT /users/preferences', { body: { timeZone: 'America/New_York' } })
    expect((await choose(maya)).body.nextAt).toBe('2026-11-21T12:40:00.000Z')
    await at('2026-11-21T12:39:00Z')
    expect(await mailTo(maya)).toEqual([])
    await at('2026-11-21T12:40:00Z')
    await at('2026-11-21T12:41:00Z')
    expect((await mailTo(maya)).map(({ subject }) => subject)).toEqual(['Your line for today is ready'])
    await at('2026-11-22T12:40:00Z')
    expect(await mailTo(maya)).toHaveLength(2)
  })

  test('stay away on a day the person has been here', async () => {
    const maya = await aMailReader({ time: '13:00' })
    await maya.call('GET /affirmations/today')
    await at('2026-11-21T13:00:00Z')
    expect(await mailTo(maya)).toEqual([])
    await at('2026-11-22T13:00:00Z')
    expect(await mailTo(maya)).toHaveLength(1)
  })

  test('move along when the person does, and never come twice on one day', async () => {
    const maya = await aMailReader({ time: '13:00' })
    await at('2026-11-21T13:00:00Z')
    await maya.call('PUT /users/preferences', { body: { timeZone: 'America/New_York' } })
    expect((await maya.call('GET /users/reminders')).body.nextAt).toBe('2026-11-21T18:00:00.000Z')
    await at('2026-11-21T18:00:00Z')
    expect(await mailTo(maya)).toHaveLength(1)
  })

  test('that are more than an hour late are let go', async () => {
    const maya = await aMailReader({ time: '13:00' })
    await at('2026-11-21T14:01:00Z')
    expect(await mailTo(maya)).toEqual([])
    expect((await maya.call('GET /users/reminders')).body.nextAt).toBe('2026-11-22T13:00:00.000Z')
  })

  test('are claimed by one server where two look at the same minute', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => aMailReader({ time: '13:00' })))
    glimmer.clock.set(new Date('2026-11-21T13:00:00Z'))
    const { remind } = await import('./remind.ts')
    await Promise.all([remind(glimmer.app), remind(glimmer.app), remind(glimmer.app)])
    await glimmer.runJobs()
    for (const person of people) expect(await mailTo(person)).toHaveLength(1)
  })

  test('need an address to go to', async () => {
    const maya = await aMember(glimmer)
    await glimmer.app.database.pool.query('update account set email = null where id = $1', [maya.id])
    expect((await choose(maya)).problem.code).toBe('no_email')
  })

  test.each([
    [{ time: '22:00' }, 'time'],
    [{ time: '7:40' }, 'time'],
    [{ days: [] }, 'days'],
    [{ days: [1, 1] }, 'days'],
    [{ window: { from: '12:00', to: '09:00' } }, 'window.to'],
    [{ channel: 'pigeon' }, 'channel'],
  ])('name what is wrong: %j', async (changes, field) => {
    const { status: answered, problem } = await choose(await aMember(glimmer), changes as Partial<ReminderSettings>)
    expect([answered, problem.errors?.[0]?.path]).toEqual([400, field])
  })
})

describe('an address', () => {
  test('gets no reminder before its owner has said yes; opening the link alone says nothing', async () => {
    const maya = await aMember(glimmer)
    expect((await choose(maya, { time: '13:00' })).body.emailConfirmed).toBe(false)
    const [token = ''] = await linksTo(maya)
    expect(await (await openLink(token, 'GET')).text()).toContain('Yes, send them here')
    await at('2026-11-21T13:00:00Z')
    expect(await mailTo(maya)).toEqual([])
    const now = () => maya.call('POST /users/reminders/test', { body: { channel: 'email' } })
    expect((await now()).problem.code).toBe('email_unconfirmed')
    for (const _ of [1, 2]) expect(await (await openLink(token)).text()).toContain('Reminders will come here')
    expect((await maya.call('GET /users/reminders')).body.emailConfirmed).toBe(true)
    await at('2026-11-22T13:00:00Z')
    expect(await mailTo(maya)).toHaveLength(1)
  })

  test('is asked once a day however often it is chosen, and again when pressed for, once a minute', async () => {
    const maya = await aMember(glimmer)
    for (const time of ['13:00', '14:00', '15:00']) await choose(maya, { time })
    expect(await linksTo(maya)).toHaveLength(1)
    const again = () => maya.call('POST /users/reminders/confirmation')
    expect((await again()).status).toBe(429)
    glimmer.clock.set(new Date('2026-11-21T12:01:00Z'))
    expect((await again()).status).toBe(204)
    expect(await linksTo(maya)).toHaveLength(2)
  })

  test('that takes the place of a confirmed one is asked anew', async () => {
    const maya = await aMailReader({ time: '13:00' })
    const body = { oidcId: maya.subject, email: 'a-stranger@example.test' }
    await maya.call('POST /users/sync-oidc-user', { body })
    expect((await maya.call('GET /users/reminders')).body.emailConfirmed).toBe(false)
    await at('2026-11-21T13:00:00Z')
    const query = "select subject from mail_outbox where recipient = 'a-stranger@example.test'"
    expect((await glimmer.app.database.pool.query(query)).rows).toEqual([])
  })

  test('is not confirmed by a link older than a week, or by none of ours', async () => {
    const maya = await aMember(glimmer)
    await choose(maya)
    const [token = ''] = await linksTo(maya)
    glimmer.clock.set(new Date('2026-11-28T12:00:01Z'))
    for (const word of [token, '', 'A'.repeat(43)]) expect((await openLink(word)).status).toBe(404)
    expect((await maya.call('GET /users/reminders')).body.emailConfirmed).toBe(false)
  })
})

describe('the way out', () => {
  const stop = (token: string, method = 'POST') =>
    fetch(`${glimmer.url}/unsubscribe?token=${token}`, {
      method,
      ...(method === 'POST' && {
        body: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    })
  const tokenIn = (text = '') => /unsubscribe\?token=([\w-]+)/.exec(text)?.[1] ?? ''

  test('is one click, signed out, and again is fine; opening it alone stops nothing', async () => {
    const [maya, noor] = await Promise.all([aMailReader({ time: '13:00' }), aMailReader({ time: '13:00' })])
    await at('2026-11-21T13:00:00Z')
    const token = tokenIn((await mailTo(maya))[0]?.text)
    expect(token).toHaveLength(43)
    expect(await (await stop(token, 'GET')).text()).toContain('Stop reminders')
    expect((await maya.call('GET /users/reminders')).body.enabled).toBe(true)
    for (const _ of [1, 2]) expect(await (await stop(token)).text()).toContain('Reminders are off')
    expect((await maya.call('GET /users/reminders')).body).toMatchObject({ enabled: false, nextAt: null })
    expect((await noor.call('GET /users/reminders')).body.enabled).toBe(true)
    await at('2026-11-22T13:00:00Z')
    expect(await mailTo(maya)).toHaveLength(1)
    const { rows } = await glimmer.app.database.pool.query('select * from reminder_way_out')
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test.each(['', 'nonsense', '"><script>', 'A'.repeat(43)])(
    'with a word of nobody’s does nothing: %s',
    async (word) => {
      const answer = await stop(encodeURIComponent(word))
      expect(answer.status).toBe(404)
      expect(await (await stop(encodeURIComponent(word), 'GET')).text()).not.toContain('<script>')
    },
  )
})

describe('reminders as notifications', () => {
  test('are encrypted for the browser, signed by us, and say nothing private', async () => {
    const maya = await aMember(glimmer)
    const browser = aBrowser()
    await maya.call('POST /users/reminders/subscriptions', { body: browser.subscription })
    const { pushKey, devices } = (await choose(maya, { time: '13:00', channel: 'push' })).body
    expect(devices).toMatchObject([{ name: 'Chrome on Linux' }])
    await at('2026-11-21T13:00:00Z')
    const [message] = taken
    if (!message) throw new Error('nothing was pushed')
    expect(message.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '3600' })
    expect(browser.read(message.body)).toEqual({ title: 'Glimmer', body: 'Your line for today is ready.' })
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

  test('show the line to those who want it', async () => {
    const maya = await aMember(glimmer)
    const browser = aBrowser()
    await maya.call('POST /users/reminders/subscriptions', { body: browser.subscription })
    await choose(maya, { time: '13:00', channel: 'push', showLine: true })
    await at('2026-11-21T13:00:00Z')
    const { text } = (await maya.call('GET /affirmations/today')).body
    expect(browser.read(taken[0]?.body ?? Buffer.alloc(0))).toEqual({ title: 'Glimmer', body: text })
  })

  test('with the line count no day on which the person did not come, and keep the next one coming', async () => {
    const maya = await aMember(glimmer)
    const days = async () => (await maya.call('GET /users/days')).body.days
    const { subscription } = aBrowser()
    const mine = () => taken.filter(({ path }) => subscription.endpoint.endsWith(path)).length
    await maya.call('POST /users/reminders/subscriptions', { body: subscription })
    await choose(maya, { time: '13:00', channel: 'push', showLine: true })
    await maya.call('POST /users/reminders/test', { body: { channel: 'push' } })
    await at('2026-11-21T13:00:00Z')
    expect([mine(), await days()]).toEqual([2, 0])
    await maya.call('GET /affirmations/today')
    expect(await days()).toBe(1)
    await at('2026-11-22T13:00:00Z')
    expect([mine(), await days()]).toEqual([3, 1])
  })

  test('come no more to a device that was removed, or signed out on', async () => {
    const [maya, noor] = await Promise.all([aMember(glimmer), aMember(glimmer)])
    const [phone, laptop] = [aBrowser().subscription, aBrowser().subscription]
    const { body } = await maya.call('POST /users/reminders/subscriptions', { body: phone })
    await maya.call('POST /users/reminders/subscriptions', { body: laptop })
    await choose(maya, { time: '13:00', channel: 'push' })
    const forget = (person: Person) =>
      person.call('POST /users/reminders/subscriptions/forget', { body: { endpoint: laptop.endpoint } })
    expect((await forget(noor)).status).toBe(204)
    expect((await maya.call('GET /users/reminders')).body.devices).toHaveLength(2)
    for (const _ of [1, 2]) expect((await forget(maya)).status).toBe(204)
    await maya.call('DELETE /users/reminders/subscriptions/{id}', { params: { id: body._id } })
    expect((await maya.call('GET /users/reminders')).body.devices).toEqual([])
    await at('2026-11-21T13:00:00Z')
    expect(taken).toEqual([])
  })

  test.each([404, 410])('forget a browser that is gone: %i', async (gone) => {
    const maya = await aMember(glimmer)
    await maya.call('POST /users/reminders/subscriptions', { body: aBrowser().subscription })
    await choose(maya, { time: '13:00', channel: 'push' })
    status = gone
    await at('2026-11-21T13:00:00Z')
    expect(taken).toHaveLength(1)
    expect((await maya.call('GET /users/reminders')).body.devices).toEqual([])
  })

  test.each([429, 503])('are tried again within the hour, and then no more: %i', async (busy) => {
    const again = () => glimmer.app.database.pool.query('update graphile_worker._private_jobs set run_at = now()')
    const maya = await aMember(glimmer)
    await maya.call('POST /users/reminders/subscriptions', { body: aBrowser().subscription })
    await choose(maya, { time: '13:00', channel: 'push' })
    status = busy
    await at('2026-11-21T13:00:00Z')
    // A job tries again by itself too, where the machine is slow.
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

  test('go to the newest ten devices, and to none that is another person’s', async () => {
    const [maya, noor] = await Promise.all([aMember(glimmer), aMember(glimmer)])
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
  ])('go to push services alone, never to %s', async (endpoint) => {
    const maya = await aMember(glimmer)
    const body = { ...aBrowser().subscription, endpoint }
    const { status: answered, problem } = await maya.call('POST /users/reminders/subscriptions', { body })
    expect([answered, problem.errors?.[0]?.path]).toEqual([400, 'endpoint'])
  })
})

describe('one now', () => {
  test('comes by mail, once a minute, and leaves the day its own', async () => {
    const maya = await aMailReader()
    const now = () => maya.call('POST /users/reminders/test', { body: { channel: 'email' } })
    expect((await Promise.all([now(), now()])).map(({ status: answered }) => answered).sort()).toEqual([204, 429])
    glimmer.clock.set(new Date('2026-11-21T12:01:00Z'))
    expect((await now()).status).toBe(204)
    await choose(maya, { time: '13:00' })
    await at('2026-11-21T13:00:00Z')
    expect(await mailTo(maya)).toHaveLength(3)
  })

  test('says so when no device is set up, or the service is down', async () => {
    const maya = await aMember(glimmer)
    const now = () => maya.call('POST /users/reminders/test', { body: { channel: 'push' } })
    expect((await now()).problem.code).toBe('no_device')
    await maya.call('POST /users/reminders/subscriptions', { body: aBrowser().subscription })
    glimmer.clock.set(new Date('2026-11-21T12:02:00Z'))
    status = 503
    expect((await now()).problem.code).toBe('reminder_not_sent')
  })
})

describe('the calendar file', () => {
  test('repeats on the chosen days at the hour on the person’s walls, with an alarm', async () => {
    const maya = await aMember(glimmer)
    await choose(maya, { days: [1, 3], time: '07:40' })
    const { headers, body } = await maya.call('GET /users/reminders/calendar')
    expect(headers.get('content-type')).toContain('text/calendar')
    const file = new TextDecoder().decode(body as unknown as ArrayBuffer)
    expect(file).toContain('DTSTART:20261123T074000\r\n')
    expect(file).toContain('RRULE:FREQ=WEEKLY;BYDAY=MO,WE\r\n')
    expect(file).toContain('BEGIN:VALARM\r\nACTION:DISPLAY\r\n')
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(file).not.toContain(maya.id)
    expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  })
})

test('development has a page of the mail kept, and preview has none', async () => {
  const maya = await aMailReader()
  const page = await fetch(`${glimmer.url}/outbox`)
  expect(await page.text()).toContain(`${maya.subject}@example.test`)
  const preview = await startTestApp({ settings: { APP_ENV: 'preview' } })
  expect((await fetch(`${preview.url}/outbox`)).status).toBe(404)
  await preview.stop()
})
