import { type Age, api, type Route } from '@glimmer/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { currentWording } from '#safety/agreed-wordings.ts'
import { daysPass, paid, subscribe } from '#testing/checkout.ts'
import { aMember, births, caller, type Person } from '#testing/people.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

const noon = '2026-11-21T12:00:00Z'
let glimmer: TestApp
beforeAll(async () => {
  glimmer = await startTestApp({ settings: { TRIAL_DAYS: '0' } })
})
afterAll(() => glimmer.stop())
beforeEach(() => glimmer.clock.set(new Date(noon)))

const rowsOf = async (query: ReturnType<typeof sql>) => (await glimmer.app.database.db.execute(query)).rows
const sync = async ({ call, subject }: Person) => call('POST /users/sync-oidc-user', { body: { oidcId: subject } })
const ageOf = async (person: Person): Promise<Age | null> => (await sync(person)).body.age
const keepDeadlines = async (testApp = glimmer) => {
  await testApp.app.jobs.add({ name: 'age-deadlines' })
  await testApp.runJobs()
}

/** Stores a parent's approval directly, without the e-mails. */
const agreeFor = ({ id }: Person, { app } = glimmer) =>
  app.database.db.execute(sql`insert into guardian
    (id, account_id, state, mail_hash, wording, asked_at, sent_at, expires_at, answered_at)
    values (${app.newId()}, ${id}, 'approved', '\\x00', ${currentWording}, ${noon}, ${noon}, ${noon}, ${noon})`)

const aTeen = async ({ isAgreed = false } = {}, testApp = glimmer) => {
  const noor = await aMember(testApp, { age: 'teen' })
  if (isAgreed) await agreeFor(noor, testApp)
  return noor
}

describe('saying when one was born', () => {
  test('is asked for by the sign-in until it is answered, and of adults the band alone is kept', async () => {
    const maya = await aMember(glimmer, { age: 'unanswered' })
    expect(await ageOf(maya)).toBeNull()
    const { body } = await maya.call('POST /users/age', { body: births.adult })
    const adult = { band: 'adult', adultOn: null, isOpen: true, closesOn: null, turnedAdultOn: null, guardian: null }
    expect([body, await ageOf(maya)]).toEqual([adult, adult])
    expect(await rowsOf(sql`select band, adult_on from age where account_id = ${maya.id}`)).toEqual([
      { band: 'adult', adult_on: null },
    ])
  })

  test('a teen counts as adult from the first of the month after', async () => {
    const noor = await aTeen()
    expect(await ageOf(noor)).toMatchObject({ band: 'teen', adultOn: '2030-04-01', isOpen: false })
  })

  test('the same answer again is fine, another one is not, whichever tab sends it', async () => {
    const noor = await aMember(glimmer, { age: 'unanswered' })
    const [one, two] = await Promise.all([
      noor.call('POST /users/age', { body: { month: 3, year: 2012 } }),
      noor.call('POST /users/age', { body: { month: 4, year: 2012 } }),
    ])
    expect([one.status, two.status].toSorted()).toEqual([200, 409])
    const kept = one.status === 200 ? { month: 3, year: 2012 } : { month: 4, year: 2012 }
    expect((await noor.call('POST /users/age', { body: kept })).status).toBe(200)
    expect((await noor.call('POST /users/age', { body: births.adult })).problem.code).toBe('age_settled')
  })

  test.each([
    [{ month: 12, year: 2026 }, 'year'],
    [{ month: 1, year: 1905 }, 'year'],
    [{ month: 13, year: 1990 }, 'month'],
    [{ month: 1, year: 90 }, 'year'],
  ])('%j is no answer, and says which part is wrong', async (body, path) => {
    const maya = await aMember(glimmer, { age: 'unanswered' })
    const { status, problem } = await maya.call('POST /users/age', { body })
    expect([status, problem.errors?.[0]?.path]).toEqual([400, path])
  })

  test('is corrected to younger by oneself, and to older by a person alone', async () => {
    const maya = await aMember(glimmer)
    const younger = await maya.call('PUT /users/age', { body: { month: 5, year: 2011 } })
    expect(younger.body).toMatchObject({ band: 'teen', adultOn: '2029-06-01' })
    expect((await maya.call('PUT /users/age', { body: births.teen })).body.adultOn).toBe('2030-04-01')
    const older = await maya.call('PUT /users/age', { body: births.adult })
    expect([older.status, older.problem.code, older.problem.message]).toEqual([
      409,
      'age_settled',
      'Your age is set. If it is wrong, write to us and a person will look.',
    ])
  })
})

describe('whoever is too young', () => {
  const tooYoung = { month: 12, year: 2013 }
  const tables = async () =>
    (
      await rowsOf(sql`select table_name from information_schema.columns
      where column_name = 'account_id' and table_schema = 'public'`)
    ).map(({ table_name }) => String(table_name))

  test('is deleted before they hear it, here and where they signed in, and does not come back with another date', async () => {
    const noor = await aMember(glimmer, { age: 'unanswered' })
    const removed: string[] = []
    const { removeUnattended } = glimmer.app.identity
    glimmer.app.identity.removeUnattended = async (subject) => {
      removed.push(subject)
      return 'removed'
    }
    await noor.call('POST /affirmations', { body: { text: 'I can read on the bus.' } })
    const { status, problem } = await noor.call('POST /users/age', { body: tooYoung })
    glimmer.app.identity.removeUnattended = removeUnattended
    expect([status, problem.code]).toEqual([403, 'too_young'])
    expect(removed).toEqual([noor.subject])
    for (const table of await tables())
      expect(await rowsOf(sql`select 1 from ${sql.identifier(table)} where account_id = ${noor.id}`)).toEqual([])
    expect(await rowsOf(sql`select 1 from account where id = ${noor.id}`)).toEqual([])
    expect((await noor.call('POST /users/age', { body: births.adult })).status).toBe(401)
    expect((await sync(noor)).problem.code).toBe('account_deleted')
    glimmer.clock.set(new Date('2026-11-22T14:00:00Z'))
    const { call } = caller(glimmer, await glimmer.issuer.token(noor.subject))
    expect((await call('POST /users/sync-oidc-user', { body: { oidcId: noor.subject } })).body.age).toBeNull()
  })

  test('a correction says it, too, and a sign-in that could not be reached is removed later', async () => {
    const maya = await aMember(glimmer)
    const { removeUnattended } = glimmer.app.identity
    let answer: 'unavailable' | 'removed' = 'unavailable'
    const asked: string[] = []
    glimmer.app.identity.removeUnattended = async (subject) => {
      asked.push(subject)
      return answer
    }
    expect((await maya.call('PUT /users/age', { body: tooYoung })).problem.code).toBe('too_young')
    answer = 'removed'
    await glimmer.runJobs()
    glimmer.app.identity.removeUnattended = removeUnattended
    expect(asked).toEqual([maya.subject, maya.subject])
  })

  test('counts by the settings, and to the day', async () => {
    const sixteen = await startTestApp({ settings: { MINIMUM_AGE: '16' } })
    try {
      const noor = await aMember(sixteen, { age: 'unanswered' })
      expect((await noor.call('POST /users/age', { body: { month: 11, year: 2010 } })).problem.code).toBe('too_young')
      const sam = await aMember(sixteen, { age: 'unanswered' })
      expect((await sam.call('POST /users/age', { body: { month: 10, year: 2010 } })).body.band).toBe('teen')
    } finally {
      await sixteen.stop()
    }
  })
})

const routes = Object.entries<Route>(api)
  .filter(([, { access }]) => access === undefined || access === 'account')
  .map(([key, route]) => {
    const [method = '', path = ''] = key.split(' ')
    return { key, method, path: path.replace(/\{\w+\}/g, 'calm'), ages: route.ages ?? 'agreed', route }
  })
/** Leaves out routes that cannot be called generically: uploads take a file, and the export returns an archive. */
const isCallable = ({ key, route }: (typeof routes)[number]) => !route.upload && key !== 'GET /users/export'
const codeOf = async ({ send }: Person, { method, path }: { method: string; path: string }) =>
  (await send(method, path)).problem?.code

const ofAges = ['age_needed', 'guardian_needed', 'adults_only']

describe('what is open at which age', () => {
  test('routes that never look the account up are open to everybody', () => {
    const owners = Object.entries<Route>(api).filter(([, { access }]) => access === 'owner')
    expect(owners.map(([, { ages }]) => ages)).toEqual(owners.map(() => 'any'))
  })

  test('help, leaving, reading and deleting what is one’s own, and ending a plan are open to every age', () => {
    const open = routes.filter(({ ages }) => ages === 'any').map(({ key }) => key)
    for (const key of ['GET /users/export', 'GET /users/profile', 'POST /subscriptions/cancel', 'POST /users/age'])
      expect(open).toContain(key)
    const closed = routes.filter(({ method, ages }) => method === 'DELETE' && ages !== 'any').map(({ key }) => key)
    expect(closed).toEqual(['DELETE /users/guardian'])
  })

  test('to a teen whose parent is still asked: the rest says so, and plans are for adults', async () => {
    const noor = await aTeen()
    for (const route of routes.filter(isCallable)) {
      const code = await codeOf(noor, route)
      if (route.ages === 'agreed') expect([route.key, code]).toEqual([route.key, 'guardian_needed'])
      else if (route.ages === 'adult') expect([route.key, code]).toEqual([route.key, 'adults_only'])
      else expect(ofAges, route.key).not.toContain(code)
    }
  })

  test('to a teen whose parent agreed: everything but plans and public links', async () => {
    const noor = await aTeen({ isAgreed: true })
    for (const route of routes.filter(isCallable)) {
      const code = await codeOf(noor, route)
      if (route.ages === 'adult') expect([route.key, code]).toEqual([route.key, 'adults_only'])
      else expect(ofAges, route.key).not.toContain(code)
    }
  })

  test('to whoever has not answered: everything, unless the installation waits for the answer', async () => {
    const maya = await aMember(glimmer, { age: 'unanswered' })
    expect((await maya.call('POST /affirmations', { body: { text: 'I can wait.' } })).status).toBe(201)
    const strict = await startTestApp({ settings: { AGE_GATE: 'strict' } })
    try {
      const sam = await aMember(strict, { age: 'unanswered' })
      for (const route of routes.filter(isCallable)) {
        const code = await codeOf(sam, route)
        if (route.ages !== 'any') expect([route.key, code]).toEqual([route.key, 'age_needed'])
        else expect(ofAges, route.key).not.toContain(code)
      }
      await sam.call('POST /users/age', { body: births.adult })
      expect((await sam.call('GET /affirmations/today')).status).toBe(200)
    } finally {
      await strict.stop()
    }
  })

  test('where it waits for the answer, an account that gave none and was not seen for thirty days is closed', async () => {
    const strict = await startTestApp({ settings: { AGE_GATE: 'strict' } })
    const left = async ({ id }: Person) =>
      (await strict.app.database.db.execute(sql`select 1 from account where id = ${id}`)).rows.length
    try {
      strict.clock.set(new Date(noon))
      const [from, withLines, sam, maya] = [
        await aMember(strict, { age: 'unanswered' }),
        await aMember(strict, { age: 'unanswered' }),
        await aMember(strict, { age: 'unanswered' }),
        await aMember(strict),
      ]
      await strict.app.database.db.execute(sql`update migration set applied_at = '2026-11-01' where name like '0060%'`)
      await strict.app.database.db.execute(sql`update account set created_at = '2026-10-01' where id = ${from.id}`)
      // Written before this installation made the answer a requirement.
      await strict.app.database.db.execute(sql`insert into affirmation
        (account_id, id, text, description, themes, form, level, origin, created_at, updated_at)
        values (${withLines.id}, ${strict.app.newId()}, 'I can wait.', '', '{}', 'first-person', 1, 'own', now(), now())`)
      strict.clock.set(new Date('2026-12-21T11:59:00Z'))
      await keepDeadlines(strict)
      expect(await left(sam)).toBe(1)
      strict.clock.set(new Date('2026-12-21T12:01:00Z'))
      await keepDeadlines(strict)
      expect([await left(sam), await left(from), await left(withLines), await left(maya)]).toEqual([0, 1, 1, 1])
    } finally {
      await strict.stop()
    }
  })

  test('a note and avatars described in words are for adults, and help comes before that', async () => {
    const noor = await aTeen({ isAgreed: true })
    const lines = { themes: ['calm' as const] }
    const line = await noor.call('POST /affirmations/generate', { body: { ...lines, note: 'a long day at school' } })
    const set = await noor.call('POST /affirmations/set', { body: { ...lines, note: 'a long day at school' } })
    const picture = await noor.call('POST /avatars/generate', { body: { description: 'a calm lake' } })
    expect([line, set, picture].map(({ problem }) => problem.code)).toEqual(Array(3).fill('adults_only'))
    const heavy = await noor.call('POST /affirmations/generate', { body: { ...lines, note: 'I want to kill myself' } })
    expect(heavy.problem.code).toBe('care_first')
    expect((await noor.call('POST /affirmations/generate', { body: lines })).status).toBe(201)
  })

  test('a plan from before ends, and its last payment comes back', async () => {
    const noor = await aMember(glimmer, { age: 'unanswered' })
    await subscribe(glimmer, noor, 'premium')
    await daysPass(glimmer, 32)
    expect(await paid(noor)).toEqual([499, 499])
    await noor.call('POST /users/age', { body: births.teen })
    await glimmer.runJobs()
    expect((await noor.call('GET /subscriptions/current')).body.tier).toBe('free')
    expect(await rowsOf(sql`select 1 from sandbox.object where kind = 'refund'`)).toHaveLength(1)
  })
})

describe('an age that is raised later', () => {
  test('deletes nobody at once: whoever is too young now is told, and has thirty days', async () => {
    const installation = await startTestApp()
    try {
      const noor = await aTeen({ isAgreed: true }, installation)
      installation.app.config.ages.minimumAge = 16
      await keepDeadlines(installation)
      expect(await ageOf(noor)).toMatchObject({ isOpen: true, closesOn: '2026-12-21' })
      const { rows } = await installation.app.database.db.execute(sql`select subject from mail_outbox`)
      expect(rows).toEqual([{ subject: 'Something changed in your Glimmer' }])
      installation.clock.set(new Date('2026-12-21T12:00:00Z'))
      await keepDeadlines(installation)
      expect((await noor.call('GET /users/profile')).status).toBe(401)
    } finally {
      await installation.stop()
    }
  })
})

describe('coming of age', () => {
  test('opens everything on the first of the month, and the night after keeps no date and no agreement', async () => {
    const noor = await aMember(glimmer, { age: 'unanswered' })
    await noor.call('POST /users/age', { body: { month: 11, year: 2008 } })
    await agreeFor(noor)
    expect(await codeOf(noor, { method: 'GET', path: '/subscriptions/preview?tier=pro' })).toBe('adults_only')
    // Midnight in London, which is also midnight UTC in winter.
    glimmer.clock.set(new Date('2026-12-01T00:00:00Z'))
    expect((await noor.send('GET', '/subscriptions/preview?tier=pro')).status).toBe(200)
    expect(await ageOf(noor)).toMatchObject({ band: 'adult', adultOn: null, turnedAdultOn: '2026-12-01' })
    await keepDeadlines()
    expect(await rowsOf(sql`select band, adult_on from age where account_id = ${noor.id}`)).toEqual([
      { band: 'adult', adult_on: null },
    ])
    expect(await rowsOf(sql`select 1 from guardian where account_id = ${noor.id}`)).toEqual([])
    expect((await ageOf(noor))?.turnedAdultOn).toBe('2026-12-01')
    glimmer.clock.set(new Date('2027-01-01T12:00:00Z'))
    await keepDeadlines()
    expect((await ageOf(noor))?.turnedAdultOn).toBeNull()
  })

  test('comes earlier where the settings ask parents only for younger ones', async () => {
    const installation = await startTestApp({ settings: { GUARDIAN_UNDER: '16' } })
    try {
      const sam = await aMember(installation, { age: 'unanswered' })
      await sam.call('POST /users/age', { body: { month: 11, year: 2010 } })
      expect(await codeOf(sam, { method: 'PUT', path: '/users/values' })).toBe('guardian_needed')
      installation.clock.set(new Date('2026-12-01T00:00:00Z'))
      expect(await codeOf(sam, { method: 'PUT', path: '/users/values' })).toBe('invalid_input')
      expect(await codeOf(sam, { method: 'GET', path: '/subscriptions/preview?tier=pro' })).toBe('adults_only')
    } finally {
      await installation.stop()
    }
  })
})
