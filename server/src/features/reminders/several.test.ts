import type { ReminderSource } from '@glimmer/contract'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createTeen } from '#testing/ages.ts'
import { createMember, type Person } from '#testing/people.ts'
import { aBrowser, startPushService } from '#testing/push-service.ts'
import { chooseReminders, type ReminderChanges, remindAt } from '#testing/reminders.ts'
import { testApp } from '#testing/test-app.ts'

const service = await startPushService()
afterAll(service.stop)
const glimmer = testApp({ pushTransport: service.transport })
beforeEach(() => {
  glimmer.clock.set(new Date('2026-11-21T06:00:00Z'))
  service.taken.length = 0
})

interface Shown {
  body: string
  path?: string
  token?: string
  actions?: string[]
}

/** A member with a browser, and what it shows. */
async function aReader(changes: ReminderChanges) {
  const maya = await createMember(glimmer)
  const browser = aBrowser()
  await maya.call('POST /users/reminders/subscriptions', { body: browser.subscription })
  await chooseReminders(maya, { channel: 'push', showLine: true, ...changes })
  const mine = () => service.taken.filter(({ path }) => browser.subscription.endpoint.endsWith(path))
  return { maya, shown: () => mine().map(({ body }) => browser.read(body) as Shown) }
}

const at = (time: string, source: ReminderSource = 'today', collectionId: string | null = null) => ({
  time,
  source,
  collectionId,
})
const write = async ({ call }: Person, text: string) => (await call('POST /affirmations', { body: { text } })).body
const act = (person: Person, token: string | undefined, action: 'feels-true' | 'later') =>
  person.call('POST /reminders/actions', { body: { token: token ?? '', action } })
const answerToday = async ({ call }: Person) => {
  const { _id: id } = (await call('GET /affirmations/today')).body
  await call('POST /affirmations/{id}/response', { params: { id }, body: { response: 'true' } })
}

describe('several reminders a day', () => {
  test('are each sent once, from the lines that were chosen for them', async () => {
    const { maya, shown } = await aReader({})
    const own = await write(maya, 'I water the plants')
    const favourite = await write(maya, 'I walk home')
    await maya.call('POST /affirmations/{id}/favorite', { params: { id: favourite._id } })
    await maya.call('PUT /affirmations/{id}', { params: { id: favourite._id }, body: { themes: ['calm'] } })
    const shelf = (await maya.call('POST /collections', { body: { name: 'Calm', lineIds: [own._id] } })).body
    const times = [at('08:00'), at('10:00', 'favourites'), at('12:00', 'collection', shelf._id)]
    await chooseReminders(maya, { channel: 'push', showLine: true, times })
    for (const hour of ['08', '10', '12', '12']) await remindAt(glimmer, `2026-11-21T${hour}:00:00Z`)
    expect(shown().slice(1)).toMatchObject([
      { body: 'I walk home', path: `/library?show=favourites#line=${favourite._id}` },
      { body: 'I water the plants', path: `/library?show=collections#line=${own._id}` },
    ])
    expect(shown()).toHaveLength(3)
  })

  test('bring today’s line where there is no line of the chosen kind', async () => {
    const { maya, shown } = await aReader({ times: [at('10:00', 'own')], showLine: false })
    await remindAt(glimmer, '2026-11-21T10:00:00Z')
    expect(shown()).toMatchObject([{ body: 'Your line for today is ready.', actions: ['later'] }])
    await write(maya, 'I water the plants')
    await remindAt(glimmer, '2026-11-22T10:00:00Z')
    expect(shown()[1]).toMatchObject({ body: 'A line of yours is here.', actions: ['later'] })
  })

  test('bring today’s line once their collection is deleted, and other settings can still be changed', async () => {
    const { maya, shown } = await aReader({})
    const line = await write(maya, 'I water the plants')
    const shelf = (await maya.call('POST /collections', { body: { name: 'Calm', lineIds: [line._id] } })).body
    const times = [at('10:00', 'collection', shelf._id)]
    await chooseReminders(maya, { channel: 'push', showLine: false, times })
    await maya.call('DELETE /collections/{id}', { params: { id: shelf._id } })
    expect((await chooseReminders(maya, { channel: 'push', showLine: false, times, days: [6] })).status).toBe(200)
    await remindAt(glimmer, '2026-11-21T10:00:00Z')
    expect(shown()).toMatchObject([{ body: 'Your line for today is ready.' }])
  })

  test('are quiet once the day is done: today’s once it was read, others once it was answered', async () => {
    const { maya, shown } = await aReader({ times: [at('10:00'), at('12:00', 'own'), at('14:00', 'own')] })
    await write(maya, 'I water the plants')
    await maya.call('GET /affirmations/today')
    await remindAt(glimmer, '2026-11-21T10:00:00Z')
    expect(shown()).toEqual([])
    await remindAt(glimmer, '2026-11-21T12:00:00Z')
    expect(shown()).toHaveLength(1)
    await answerToday(maya)
    await remindAt(glimmer, '2026-11-21T14:00:00Z')
    expect(shown()).toHaveLength(1)
  })

  test('are refused from a collection of somebody else’s', async () => {
    const [maya, noor] = await Promise.all([createMember(glimmer), createMember(glimmer)])
    const line = await write(noor, 'I keep the bees')
    const { body } = await noor.call('POST /collections', { body: { name: 'Bees', lineIds: [line._id] } })
    const { status, problem } = await chooseReminders(maya, {
      times: [at('10:00'), at('12:00', 'collection', body._id)],
    })
    expect([status, problem.errors?.[0]?.path]).toEqual([400, 'times.1.collectionId'])
  })

  test('are refused if one of a teen’s would come at night', async () => {
    const noor = await createTeen(glimmer, { hasConsent: true })
    const quietHours = { from: '00:00', to: '00:00' }
    const { status, problem } = await chooseReminders(noor, { times: [at('08:00'), at('22:00')], quietHours })
    expect([status, problem.errors?.[0]?.path]).toEqual([400, 'times.1.time'])
  })
})

describe('the buttons of a notification', () => {
  test('answer the line it shows, without a session', async () => {
    const { maya, shown } = await aReader({ time: '08:00' })
    await remindAt(glimmer, '2026-11-21T08:00:00Z')
    const [{ token, actions } = {}] = shown()
    expect(actions).toEqual(['feels-true', 'later'])
    const stranger = await fetch(`${glimmer.url}/api/reminders/actions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, action: 'feels-true' }),
    })
    expect(stranger.status).toBe(204)
    expect((await maya.call('GET /affirmations/today')).body.response).toBe('true')
    expect(glimmer.logged()).not.toContain(token)
  })

  test('put it off by an hour, once', async () => {
    const { maya, shown } = await aReader({ time: '08:00' })
    await remindAt(glimmer, '2026-11-21T08:00:00Z')
    for (const _ of [1, 2]) expect((await act(maya, shown()[0]?.token, 'later')).status).toBe(204)
    await remindAt(glimmer, '2026-11-21T08:59:00Z')
    expect(shown()).toHaveLength(1)
    await remindAt(glimmer, '2026-11-21T09:00:00Z')
    expect(shown()).toHaveLength(2)
    expect(shown()[1]?.actions).toEqual(['feels-true'])
    await act(maya, shown()[0]?.token, 'later')
    await remindAt(glimmer, '2026-11-21T10:00:00Z')
    expect(shown()).toHaveLength(2)
  })

  test('do not put it off into the quiet hours, or after reminders were turned off', async () => {
    const quietHours = { from: '08:30', to: '12:00' }
    const { maya, shown } = await aReader({ time: '08:00', quietHours })
    await remindAt(glimmer, '2026-11-21T08:00:00Z')
    await act(maya, shown()[0]?.token, 'later')
    await remindAt(glimmer, '2026-11-21T09:00:00Z')
    expect(shown()).toHaveLength(1)
    glimmer.clock.set(new Date('2026-11-22T06:00:00Z'))
    await chooseReminders(maya, { channel: 'push', time: '13:00' })
    await remindAt(glimmer, '2026-11-22T13:00:00Z')
    await act(maya, shown()[1]?.token, 'later')
    await chooseReminders(maya, { channel: 'push', time: '13:00', enabled: false })
    await remindAt(glimmer, '2026-11-22T14:00:00Z')
    expect(shown()).toHaveLength(2)
  })

  test.each(['', 'nonsense', 'e30.e30', 'A'.repeat(400)])('refuse an unknown token: %s', async (token) => {
    const maya = await createMember(glimmer)
    expect((await act(maya, token, 'later')).status).toBe(404)
  })

  test('refuse a changed token, and one from the day before', async () => {
    const { maya, shown } = await aReader({ time: '08:00' })
    await remindAt(glimmer, '2026-11-21T08:00:00Z')
    const token = shown()[0]?.token ?? ''
    expect((await act(maya, `x${token}`, 'feels-true')).status).toBe(404)
    glimmer.clock.set(new Date('2026-11-22T08:00:01Z'))
    expect((await act(maya, token, 'feels-true')).status).toBe(404)
  })
})
