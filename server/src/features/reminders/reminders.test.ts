import { randomUUID } from 'node:crypto'
import { defaultReminders } from '@glimmer/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { caller, createMember, type Person } from '#testing/people.ts'
import { chooseReminders, type ReminderChanges, remindAt } from '#testing/reminders.ts'
import { anotherTestApp, testApp } from '#testing/test-app.ts'

const glimmer = testApp()
beforeEach(() => glimmer.clock.set(new Date('2026-11-21T12:00:00Z')))

const choose = (person: Person, changes: ReminderChanges = {}) =>
  chooseReminders(person, { channel: 'email', ...changes })
const at = (instant: string) => remindAt(glimmer, instant)
const asks = 'May we send your reminders here?'
async function emailsTo({ subject }: Person): Promise<{ subject: string; text: string }[]> {
  const query = 'select subject, text from email_outbox where recipient = $1 order by id'
  return (await glimmer.app.database.pool.query(query, [`${subject}@example.test`])).rows
}
/** Only the reminders, without the confirmation requests. */
const mailTo = async (person: Person) => (await emailsTo(person)).filter(({ subject }) => subject !== asks)
const linksTo = async (person: Person) =>
  (await emailsTo(person))
    .filter(({ subject }) => subject === asks)
    .map(({ text }) => /http\S+confirm-reminders\?token=([\w-]{43})/.exec(text)?.[1] ?? '')
const openLink = (token: string, method = 'POST') =>
  fetch(`${glimmer.url}/confirm-reminders?token=${token}`, { method })

/** A member who chose reminders by mail and has confirmed the address. */
async function aMailReader(changes: ReminderChanges = {}): Promise<Person> {
  const person = await createMember(glimmer)
  await choose(person, changes)
  await openLink((await linksTo(person))[0] ?? '')
  return person
}

describe('email reminders', () => {
  test('are off by default, with quiet nights', async () => {
    const maya = await createMember(glimmer)
    const { body } = await maya.call('GET /users/reminders')
    expect(body).toMatchObject({ enabled: false, nextAt: null, quietHours: { from: '21:00', to: '07:00' } })
  })

  test('are sent once, at the chosen local time', async () => {
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

  test('are not sent on a day the user has visited', async () => {
    const maya = await aMailReader({ time: '13:00' })
    await maya.call('GET /affirmations/today')
    await at('2026-11-21T13:00:00Z')
    expect(await mailTo(maya)).toEqual([])
    await at('2026-11-22T13:00:00Z')
    expect(await mailTo(maya)).toHaveLength(1)
  })

  test('follow the user’s time zone, once a day', async () => {
    const maya = await aMailReader({ time: '13:00' })
    await at('2026-11-21T13:00:00Z')
    await maya.call('PUT /users/preferences', { body: { timeZone: 'America/New_York' } })
    expect((await maya.call('GET /users/reminders')).body.nextAt).toBe('2026-11-21T18:00:00.000Z')
    await at('2026-11-21T18:00:00Z')
    expect(await mailTo(maya)).toHaveLength(1)
  })

  test('are skipped if more than an hour late', async () => {
    const maya = await aMailReader({ time: '13:00' })
    await at('2026-11-21T14:01:00Z')
    expect(await mailTo(maya)).toEqual([])
    expect((await maya.call('GET /users/reminders')).body.nextAt).toBe('2026-11-22T13:00:00.000Z')
  })

  test('are sent once if the clock is set back, and on the next day', async () => {
    const maya = await aMailReader({ time: '13:00' })
    await at('2026-11-21T13:00:00Z')
    await at('2026-11-21T11:30:00Z')
    await at('2026-11-21T13:00:00Z')
    expect(await mailTo(maya)).toHaveLength(1)
    await at('2026-11-22T13:00:00Z')
    expect(await mailTo(maya)).toHaveLength(2)
  })

  test('are claimed by one of two servers', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => aMailReader({ time: '13:00' })))
    glimmer.clock.set(new Date('2026-11-21T13:00:00Z'))
    const { remind } = await import('./remind.ts')
    await Promise.all([remind(glimmer.app), remind(glimmer.app), remind(glimmer.app)])
    await glimmer.runJobs()
    for (const person of people) expect(await mailTo(person)).toHaveLength(1)
  })

  test('require an email address', async () => {
    const maya = await createMember(glimmer)
    await glimmer.app.database.pool.query('update account set email = null where id = $1', [maya.id])
    expect((await choose(maya)).problem.code).toBe('no_email')
  })

  test.each([
    [{ time: '22:00' }, 'times.0.time'],
    [{ time: '7:40' }, 'times.0.time'],
    [{ times: [] }, 'times'],
    [{ times: [{ time: '08:00' }, { time: '08:00' }] }, 'times'],
    [{ times: [{ time: '08:00' }, { time: '12:00', source: 'collection' }] }, 'times.1.collectionId'],
    [{ times: Array.from({ length: 7 }, (_, hour) => ({ time: `1${hour}:00` })) }, 'times'],
    [{ window: { from: '12:00', to: '12:05', count: 6 } }, 'window.to'],
    [{ window: { from: '12:00', to: '18:00', count: 7 } }, 'window.count'],
    [{ window: { from: '21:30', to: '23:00' } }, 'window.to'],
    [{ days: [] }, 'days'],
    [{ days: [1, 1] }, 'days'],
    [{ window: { from: '12:00', to: '09:00' } }, 'window.to'],
    [{ channel: 'pigeon' }, 'channel'],
  ])('name the invalid field: %j', async (changes, field) => {
    const { status: answered, problem } = await choose(await createMember(glimmer), changes as ReminderChanges)
    expect([answered, problem.errors?.[0]?.path]).toEqual([400, field])
  })
})

describe('an unconfirmed address', () => {
  test('gets no reminder until its owner confirms; opening the link is not enough', async () => {
    const maya = await createMember(glimmer)
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

  test('is asked once a day automatically, and once a minute on request', async () => {
    const maya = await createMember(glimmer)
    for (const time of ['13:00', '14:00', '15:00']) await choose(maya, { time })
    expect(await linksTo(maya)).toHaveLength(1)
    const again = () => maya.call('POST /users/reminders/confirmation')
    expect((await again()).status).toBe(429)
    glimmer.clock.set(new Date('2026-11-21T12:01:00Z'))
    expect((await again()).status).toBe(204)
    expect(await linksTo(maya)).toHaveLength(2)
  })

  test('is asked again after a change of address', async () => {
    const maya = await aMailReader({ time: '13:00' })
    const claims = { email: 'a-stranger@example.test', email_verified: false }
    const { call } = caller(glimmer, await glimmer.issuer.token(maya.subject, claims))
    await call('POST /users/sync-oidc-user', { body: { oidcId: maya.subject } })
    expect((await maya.call('GET /users/reminders')).body.emailConfirmed).toBe(false)
    await at('2026-11-21T13:00:00Z')
    const query = "select subject from email_outbox where recipient = 'a-stranger@example.test'"
    expect((await glimmer.app.database.pool.query(query)).rows).toEqual([])
  })

  test('is asked three times a day at most, across accounts and tags', async () => {
    for (let account = 0; account < 6; account++) {
      const asked = `asked-by-many+${account}@example.test`
      const subject = randomUUID()
      const { call } = caller(glimmer, await glimmer.issuer.token(subject))
      await call('POST /users/sync-oidc-user', { body: { oidcId: subject, email: asked } })
      const settings = { ...defaultReminders, enabled: true, channel: 'email' as const }
      expect((await call('PUT /users/reminders', { body: settings })).status).toBe(200)
    }
    const query = "select 1 from email_outbox where recipient like 'asked-by-many+%'"
    expect((await glimmer.app.database.pool.query(query)).rows).toHaveLength(3)
  })

  test('is not confirmed by an old or invalid link', async () => {
    const maya = await createMember(glimmer)
    await choose(maya)
    const [token = ''] = await linksTo(maya)
    glimmer.clock.set(new Date('2026-11-28T12:00:01Z'))
    for (const word of [token, '', 'A'.repeat(43)]) expect((await openLink(word)).status).toBe(404)
    expect((await maya.call('GET /users/reminders')).body.emailConfirmed).toBe(false)
  })
})

describe('unsubscribing', () => {
  const stop = (token: string, method = 'POST') =>
    fetch(`${glimmer.url}/unsubscribe?token=${token}`, {
      method,
      ...(method === 'POST' && {
        body: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    })
  const tokenIn = (text = '') => /unsubscribe\?token=([\w-]+)/.exec(text)?.[1] ?? ''

  test('works with one click, signed out and repeatedly; opening the page changes nothing', async () => {
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
    const { rows } = await glimmer.app.database.pool.query('select * from unsubscribe_token')
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test.each(['', 'nonsense', '"><script>', 'A'.repeat(43)])('ignores an unknown token: %s', async (word) => {
    const answer = await stop(encodeURIComponent(word))
    expect(answer.status).toBe(404)
    expect(await (await stop(encodeURIComponent(word), 'GET')).text()).not.toContain('<script>')
  })
})

describe('a test reminder', () => {
  test('is emailed at most once a minute and leaves the day’s reminder', async () => {
    const maya = await aMailReader()
    const now = () => maya.call('POST /users/reminders/test', { body: { channel: 'email' } })
    expect((await Promise.all([now(), now()])).map(({ status: answered }) => answered).sort()).toEqual([204, 429])
    glimmer.clock.set(new Date('2026-11-21T12:01:00Z'))
    expect((await now()).status).toBe(204)
    await choose(maya, { time: '13:00' })
    await at('2026-11-21T13:00:00Z')
    expect(await mailTo(maya)).toHaveLength(3)
  })
})

describe('the calendar file', () => {
  test('repeats on the chosen days at the local time, with an alarm', async () => {
    const maya = await createMember(glimmer)
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

test('the outbox page is served in development to this machine only', async () => {
  const maya = await aMailReader()
  const page = await fetch(`${glimmer.url}/outbox`)
  expect(await page.text()).toContain(`${maya.subject}@example.test`)
  const tunnelled = await fetch(`${glimmer.url}/outbox`, { headers: { 'x-forwarded-for': '203.0.113.7' } })
  expect(tunnelled.status).toBe(404)
  const preview = await anotherTestApp({ settings: { APP_ENV: 'preview' } })
  expect((await fetch(`${preview.url}/outbox`)).status).toBe(404)
})
