import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { PaymentsUnavailable } from '#ports/payments.ts'
import { goToCheckout, press } from '#testing/checkout.ts'
import { caller, createMember, type Person } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'
import { personalDataOf } from './personal-data.ts'

const glimmer = testApp()

/** Every table that references an account. */
const tablesOfPeople = async () =>
  (
    await glimmer.rows(sql`select table_name from information_schema.columns
      where column_name = 'account_id' and table_schema = 'public' order by table_name`)
  ).map(({ table_name }) => String(table_name))

/** A member who has used every feature. */
async function aBusyPerson(): Promise<Person> {
  const maya = await createMember(glimmer, { tier: 'pro' })
  const line = (await maya.call('GET /affirmations/today')).body
  await maya.call('POST /affirmations/{id}/favorite', { params: { id: line._id } })
  await maya.call('POST /affirmations/{id}/response', { params: { id: line._id }, body: { response: 'true' } })
  await maya.call('POST /affirmations/{id}/speak', { params: { id: line._id }, body: { voice: 'alasdair' } })
  await maya.call('POST /affirmations', { body: { text: 'I kept a small promise to myself this week.' } })
  await maya.call('PUT /users/values', { body: { values: [{ value: 'friendship', reason: 'Sunday lunches.' }] } })
  await maya.call('POST /affirmations/set', { body: { themes: ['calm'] } })
  await maya.call('PUT /users/profile', { body: { respelling: 'My-a' } })
  await maya.call('PUT /users/preferences', { body: { keepMoods: true } })
  await maya.call('PUT /users/moods/{day}', { params: { day: '2026-11-21' }, body: { mood: 'good' } })
  const shelf = (await maya.call('POST /collections', { body: { name: 'For the train' } })).body
  await maya.call('POST /collections/{id}/lines', { params: { id: shelf._id }, body: { affirmationId: line._id } })
  const [picture] = (await maya.call('POST /avatars/generate', { body: { description: 'a calm lake' } })).body.proposals
  await maya.call('POST /avatars/save', { body: { proposalId: picture?._id ?? '' } })
  return maya
}

const rowsLeft = async (id: string) => {
  const left: string[] = []
  for (const table of await tablesOfPeople()) {
    const rows = await glimmer.rows(sql`select 1 from ${sql.identifier(table)} where account_id = ${id}`)
    if (rows.length > 0) left.push(table)
  }
  return left
}

describe('DELETE /users/account', () => {
  test('deletes every row, picture and recording', async () => {
    const maya = await aBusyPerson()
    const blobs = await glimmer.rows(sql`select image_key from avatar where account_id = ${maya.id}`)
    const recordings = await glimmer.rows(sql`select r.blob_key from speech_clip c join speech_recording r
      on r.key = c.recording_key where c.account_id = ${maya.id}`)
    expect([blobs.length > 0, recordings.length > 0, (await rowsLeft(maya.id)).length > 8]).toEqual([true, true, true])

    expect((await maya.call('DELETE /users/account')).status).toBe(204)

    expect(await rowsLeft(maya.id)).toEqual([])
    expect(await glimmer.rows(sql`select 1 from account where id = ${maya.id}`)).toEqual([])
    for (const { image_key } of blobs)
      expect(await glimmer.app.blobs.get(`avatars/${String(image_key)}.webp`)).toBeUndefined()
    for (const { blob_key } of recordings) expect(await glimmer.app.blobs.get(String(blob_key))).toBeUndefined()
  })

  test('invalidates the token, and a sync with it does not recreate the account', async () => {
    const maya = await createMember(glimmer)
    await maya.call('DELETE /users/account')
    expect((await maya.call('GET /users/profile')).status).toBe(401)
    expect((await maya.call('POST /users/sync-oidc-user', { body: { oidcId: maya.subject } })).problem.code).toBe(
      'account_deleted',
    )
  })

  test('answers a concurrent write with 401 and stores nothing', async () => {
    const maya = await createMember(glimmer)
    const { writerFor } = glimmer.app
    glimmer.app.writerFor = (account) => ({
      ...writerFor(account),
      async write(brief, signal) {
        await glimmer.app.database.db.execute(sql`delete from account where id = ${maya.id}`)
        return writerFor(account).write(brief, signal)
      },
    })
    const late = await maya.call('POST /affirmations/generate', { body: { themes: ['calm'] } }).finally(() => {
      glimmer.app.writerFor = writerFor
    })
    expect([late.status, late.problem.code]).toEqual([401, 'unauthenticated'])
    expect(await rowsLeft(maya.id)).toEqual([])
  })

  test('deletes webhooks and jobs of the customer, also ones that arrive later', async () => {
    const maya = await createMember(glimmer)
    await press(glimmer, (await goToCheckout(maya, 'premium')).url, 'pay')
    await glimmer.app.sandbox?.deliver()
    const [billing] = await glimmer.rows(sql`select customer_id from billing_account where account_id = ${maya.id}`)
    const customer = String(billing?.customer_id)
    const asking = `age ${maya.id} ask`
    await glimmer.app.jobs.add({ name: 'ask-guardian', payload: { accountId: maya.id }, key: asking })
    const webhooks = () => glimmer.rows(sql`select 1 from webhook_inbox where customer_id = ${customer}`)
    const jobs = () =>
      glimmer.rows(sql`select key from graphile_worker.jobs where key in (${`read-inbox:${customer}`}, ${asking})`)
    expect([(await webhooks()).length > 0, (await jobs()).length]).toEqual([true, 2])

    await maya.call('DELETE /users/account')
    expect([await webhooks(), await jobs()]).toEqual([[], []])

    // The provider reports that the plan has ended and that the customer was deleted.
    await glimmer.app.sandbox?.deliver()
    expect([await webhooks(), await jobs()]).toEqual([[], []])
  })

  test('returns 204 when repeated', async () => {
    const maya = await createMember(glimmer)
    expect((await maya.call('DELETE /users/account')).status).toBe(204)
    expect((await maya.call('DELETE /users/account')).status).toBe(204)
  })

  test('keeps the data of other accounts, shared recordings included', async () => {
    const [maya, sam] = await Promise.all([createMember(glimmer), createMember(glimmer)])
    const lines = await Promise.all(
      [maya, sam].map(async ({ call }) => {
        const { body } = await call('POST /affirmations', { body: { text: 'I can take the stairs slowly.' } })
        await call('POST /affirmations/{id}/speak', { params: { id: body._id }, body: { voice: 'alasdair' } })
        return body
      }),
    )
    await maya.call('DELETE /users/account')
    const params = { id: lines[1]?._id ?? '', voice: 'alasdair' }
    expect((await sam.call('GET /affirmations/{id}/audio/{voice}', { params })).status).toBe(200)
    expect((await sam.call('GET /users/history')).body.items).toHaveLength(1)
  })

  test('allows a new account once old tokens have expired', async () => {
    const maya = await createMember(glimmer)
    await maya.call('DELETE /users/account')
    glimmer.clock.set(new Date(glimmer.clock.now().getTime() + 26 * 3_600_000))
    const { call } = caller(glimmer, await glimmer.issuer.token(maya.subject))
    const again = await call('POST /users/sync-oidc-user', { body: { oidcId: maya.subject } })
    expect(again.status).toBe(200)
    expect(again.body._id).not.toBe(maya.id)
  })

  test('deletes tombstones after 25 hours', async () => {
    const { database, clock } = glimmer.app
    const buried = async (subject: string, hours: number) => {
      const at = new Date(clock.now().getTime() - hours * 3_600_000).toISOString()
      await database.db.execute(sql`insert into deleted_identity values (${glimmer.issuer.issuer}, ${subject}, ${at})`)
    }
    await buried('long ago', 26)
    await buried('lately', 24)
    await glimmer.sweepHourly()
    const { rows } = await database.db.execute(
      sql`select subject from deleted_identity where subject in ('long ago', 'lately')`,
    )
    expect(rows).toEqual([{ subject: 'lately' }])
  })

  test('deletes nothing while the payment provider is unavailable', async () => {
    const maya = await createMember(glimmer)
    await press(glimmer, (await goToCheckout(maya, 'premium')).url, 'pay')
    const { payments } = glimmer.app
    glimmer.app.payments = { ...payments, snapshot: () => Promise.reject(new PaymentsUnavailable()) }
    try {
      expect((await maya.call('DELETE /users/account')).problem.code).toBe('payments_unavailable')
    } finally {
      glimmer.app.payments = payments
    }
    expect((await maya.call('GET /users/profile')).status).toBe(200)
  })

  test('finishes on a second call if the identity provider was unavailable', async () => {
    const maya = await createMember(glimmer)
    const remove = glimmer.app.identity.removeAccount
    glimmer.app.identity.removeAccount = async () => 'unavailable'
    const first = await maya.call('DELETE /users/account')
    glimmer.app.identity.removeAccount = remove
    expect([first.status, first.problem.code]).toEqual([503, 'identity_unavailable'])
    expect((await maya.call('DELETE /users/account')).status).toBe(204)
  })
})

const exported = () => personalDataOf(glimmer.app).flatMap((data) => data.exported ?? [])

/** The archive's files, as a third-party program reads them. */
const unpack = (archive: ArrayBuffer) => unzipSync(new Uint8Array(archive))

const download = async ({ token }: Person) =>
  fetch(`${glimmer.url}/api/users/export`, { headers: { authorization: `Bearer ${token}` } })

describe('GET /users/export', () => {
  test('contains every table, picture and recording, described in the README', async () => {
    const maya = await aBusyPerson()
    const sam = await createMember(glimmer)
    await sam.call('POST /affirmations', { body: { text: 'Sam keeps this to himself.' } })
    const answer = await download(maya)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="glimmer-\d{4}-\d\d-\d\d\.zip"$/)
    const files = unpack(await answer.arrayBuffer())
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
    const read = (name: string) => JSON.parse(text(name))

    expect(read('profile.json')).toMatchObject({ username: 'Maya', respelling: 'My-a', tier: 'pro' })
    expect(read('affirmations.json').map(({ text }: { text: string }) => text)).toContain(
      'I kept a small promise to myself this week.',
    )
    expect(read('values.json')).toMatchObject([{ value: 'friendship', reason: 'Sunday lunches.' }])
    expect(read('moods.json')).toEqual([{ day: '2026-11-21', mood: 'good' }])
    expect(read('collections.json')).toMatchObject([{ name: 'For the train' }])
    expect(Object.keys(files).filter((name) => /^media\/avatars\/.+\.webp$/.test(name))).toHaveLength(1)
    const [recording = ''] = Object.keys(files).filter((name) => /^media\/recordings\/.+\.mp3$/.test(name))
    expect(files[recording]?.length).toBeGreaterThan(5000)
    for (const { file } of exported()) expect(text('README.txt')).toContain(`${file}.json`)
    const everything = Object.keys(files)
      .filter((name) => name.endsWith('.json'))
      .map(text)
      .join()
    expect(everything).not.toMatch(/Sam keeps|account_id|recordingKey/)
    expect(everything).not.toContain(sam.id)
  })

  test('exports every table that references an account', async () => {
    const internalTables = personalDataOf(glimmer.app).flatMap((data) => data.internalTables ?? [])
    expect(await tablesOfPeople()).toEqual([...exported().map(({ table }) => table), ...internalTables].sort())
  })

  test('aborts the download if a file cannot be read', async () => {
    const maya = await aBusyPerson()
    const get = glimmer.app.blobs.get
    glimmer.app.blobs.get = () => Promise.reject(new Error('the disk is gone'))
    try {
      const answer = await download(maya)
      await expect(answer.arrayBuffer()).rejects.toThrow()
    } finally {
      glimmer.app.blobs.get = get
    }
  })

  test('returns 403 without an account', async () => {
    expect((await caller(glimmer, await glimmer.issuer.token(randomUUID())).call('GET /users/export')).status).toBe(403)
  })
})
