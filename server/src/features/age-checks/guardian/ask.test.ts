import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ageOf } from '#testing/ages.ts'
import { agree, aMailbox, keeps, linkIn, startGuardianTests } from '#testing/guardians.ts'
import { createMember } from '#testing/people.ts'
import { anotherTestApp } from '#testing/test-app.ts'

const {
  ask,
  daysPass,
  emailsTo,
  glimmer,
  open,
  press,
  questionOf,
  rowsOf,
  takeAlong,
  teenAwaitingConsent,
  teenWithConsent,
} = await startGuardianTests()

describe('POST /users/guardian', () => {
  test('sends one email and returns a masked address', async () => {
    const noor = await createMember(glimmer, { age: 'teen' })
    const { status, body } = await ask(noor, 'mother@example.test')
    expect([status, body.guardian]).toEqual([
      200,
      {
        state: 'asked',
        mail: 'm•••@example.test',
        askedAt: '2026-11-22T12:00:00.000Z',
        expiresAt: '2026-12-06T12:00:00.000Z',
      },
    ])
    const emails = await emailsTo('mother@example.test')
    expect(emails.map(({ subject }) => subject)).toEqual(['Someone you look after would like to use Glimmer'])
    expect(emails[0]?.text).toContain('“Noor” told us they are 13 to 17')
    expect(emails[0]?.text).toContain('The link works until 6 December 2026.')
    expect(emails[0]?.text).not.toMatch(/mood|mental|hurry|last chance|miss/i)
  })

  test('opening the link changes nothing, and the page needs no script or cookie', async () => {
    const { noor, link } = await teenAwaitingConsent()
    const before = await questionOf(noor)
    await open(link)
    const { status, page, cookie } = await open(link)
    expect([status, cookie]).toEqual([200, null])
    expect(page).not.toContain('<script')
    expect(page).toContain('May “Noor” use Glimmer?')
    expect(await questionOf(noor)).toEqual(before)
  })

  test('consent requires both ticks, opens everything at once, and works once', async () => {
    const { noor, link, mailbox } = await teenAwaitingConsent()
    expect(await keeps(noor)).toBe(403)
    const unticked = await press(link, { answer: 'agree', adult: 'yes' })
    expect([unticked.status, await keeps(noor)]).toEqual([422, 403])
    expect((await press(link, agree)).page).toContain('A mail with a link to take it back is on its way.')
    expect([await keeps(noor), (await ageOf(noor))?.guardian?.state]).toEqual([201, 'approved'])
    expect([(await press(link, agree)).status, (await open(link)).status]).toEqual([404, 404])
    await glimmer.runJobs()
    expect((await emailsTo(mailbox)).map(({ subject }) => subject)).toEqual([
      'Someone you look after would like to use Glimmer',
      'You agreed to Glimmer for someone you look after',
    ])
  })

  test('of two concurrent answers one counts', async () => {
    const { noor, link } = await teenAwaitingConsent()
    const pages = await Promise.all([press(link, agree), press(link, { answer: 'decline' })])
    expect(pages.filter(({ page }) => page.includes('This link is not needed any more'))).toHaveLength(1)
    expect(['approved', 'declined']).toContain((await questionOf(noor))?.state)
  })

  test('an answer clears the address and name from columns and jobs, and is exported', async () => {
    const { noor, mailbox } = await teenWithConsent()
    const { email, child_name, email_hint, email_hash } = (await questionOf(noor)) ?? {}
    expect([email, child_name, email_hint]).toEqual([null, null, null])
    expect(String(email_hash)).not.toContain(mailbox)
    const holding = sql`select 1 from graphile_worker._private_jobs where payload::text like ${`%${mailbox}%`}`
    expect(await rowsOf(holding)).toEqual([])
    expect(glimmer.logged()).not.toContain(mailbox)
    const taken = await takeAlong(noor)
    expect(taken('age')).toMatchObject([{ band: 'teen', adultOn: '2030-04-01' }])
    expect(taken('grown-up')).toMatchObject([{ outcome: 'approved', wording: '2026-11-22', proof: 'mail' }])
    expect(Object.keys(taken('grown-up')[0])).not.toContain('emailHash')
  })

  test('consent to an outdated wording is void and can be requested again', async () => {
    const { noor } = await teenWithConsent()
    await rowsOf(sql`update guardian set wording = 'an earlier page' where account_id = ${noor.id}`)
    expect([await keeps(noor), (await ageOf(noor))?.guardian?.state]).toEqual([403, 'outdated'])
    await daysPass(1)
    const mailbox = aMailbox()
    expect((await ask(noor, mailbox)).body.guardian?.state).toBe('asked')
    const [email] = await emailsTo(mailbox)
    await press(linkIn(email), agree)
    expect([await keeps(noor), (await ageOf(noor))?.guardian?.state]).toEqual([201, 'approved'])
  })

  test('refuses the teen’s own mailbox in any spelling', async () => {
    const noor = await createMember(glimmer, { age: 'teen' })
    for (const email of [`${noor.subject}@example.test`, `${noor.subject.toUpperCase()}+mum@Example.test`]) {
      const { status, problem } = await ask(noor, email)
      expect([status, problem.code, problem.errors?.[0]?.path]).toEqual([422, 'guardian_own_mail', 'email'])
    }
  })

  test('accepts letters, spaces, hyphens and apostrophes in a name', async () => {
    const noor = await createMember(glimmer, { age: 'teen' })
    for (const name of ['http://x.test', '<b>', '', 'x'.repeat(31), 'Noor\r\nBcc: all'])
      expect((await ask(noor, aMailbox(), name)).problem.errors?.[0]?.path).toBe('name')
    expect((await ask(noor, aMailbox(), 'Zoë O’Brien-Łuczak')).status).toBe(200)
  })

  test('refuses accounts that need no consent', async () => {
    const [adult, unanswered] = [await createMember(glimmer), await createMember(glimmer, { age: 'unanswered' })]
    expect((await ask(adult, aMailbox())).problem.code).toBe('guardian_not_needed')
    expect((await ask(unanswered, aMailbox())).problem.code).toBe('age_needed')
    const { noor } = await teenWithConsent()
    expect((await ask(noor, aMailbox())).problem.code).toBe('guardian_not_needed')
  })
})

describe('an unanswered question', () => {
  test('is repeated once on the fifth day and expires after fourteen days', async () => {
    const { noor, mailbox, link } = await teenAwaitingConsent()
    await daysPass(4.9)
    expect(await emailsTo(mailbox)).toHaveLength(1)
    await daysPass(0.2)
    await daysPass(4)
    expect((await emailsTo(mailbox)).map(({ subject }) => subject)).toEqual([
      'Someone you look after would like to use Glimmer',
      'A reminder about someone you look after',
    ])
    expect((await open(link)).status).toBe(200)
    expect((await noor.call('POST /users/guardian/again')).problem.code).toBe('guardian_asked_often')
    await daysPass(4.9, 1)
    expect([(await open(link)).status, (await press(link, agree)).status]).toEqual([404, 404])
    expect((await ageOf(noor))?.guardian).toMatchObject({ state: 'expired', mail: null })
    expect(await questionOf(noor)).toMatchObject({ email: null, child_name: null, email_hint: null })
    expect(await emailsTo(mailbox)).toHaveLength(2)
    expect((await emailsTo(`${noor.subject}@example.test`)).map(({ subject }) => subject)).toEqual([
      'Something changed in your Glimmer',
    ])
    expect((await ask(noor, aMailbox())).status).toBe(200)
  })

  test('can be sent again manually after a day, instead of the reminder', async () => {
    const { noor, mailbox } = await teenAwaitingConsent()
    expect((await noor.call('POST /users/guardian/again')).problem.code).toBe('guardian_asked_often')
    await daysPass(1)
    expect((await noor.call('POST /users/guardian/again')).status).toBe(200)
    await daysPass(6)
    expect(await emailsTo(mailbox)).toHaveLength(2)
  })

  test('of twenty asked at once stays open, and can be sent again', async () => {
    const noor = await createMember(glimmer, { age: 'teen' })
    const askOnce = () => noor.call('POST /users/guardian', { body: { email: aMailbox(), name: 'Noor' } })
    const answers = await Promise.all(Array.from({ length: 20 }, askOnce))
    // Once: twenty workers would wait for the pool's ten connections.
    await glimmer.runJobs()
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect((await ageOf(noor))?.guardian?.state).toBe('asked')
    await daysPass(1)
    expect((await noor.call('POST /users/guardian/again')).status).toBe(200)
  })

  test('can be withdrawn, and its link says so', async () => {
    const { noor, link } = await teenAwaitingConsent()
    expect((await noor.call('DELETE /users/guardian')).body.guardian).toBeNull()
    const { status, page } = await open(link)
    expect([status, page.includes('This link is not needed any more')]).toEqual([404, true])
  })

  test('is limited to three in fourteen days, and three emails a day to one address', async () => {
    const noor = await createMember(glimmer, { age: 'teen' })
    for (let turn = 0; turn < 3; turn++) expect((await ask(noor, aMailbox())).status).toBe(200)
    expect((await ask(noor, aMailbox())).problem.code).toBe('guardian_asked_often')
    const mailbox = aMailbox()
    const asked = []
    for (let turn = 0; turn < 4; turn++)
      asked.push((await ask(await createMember(glimmer, { age: 'teen' }), mailbox)).status)
    expect([asked, (await emailsTo(mailbox)).length]).toEqual([[200, 200, 200, 429], 3])
  })
})

test('hashes addresses differently in each installation', async () => {
  const other = await anotherTestApp({ settings: { TRUST_SECRET: 'a secret of the tests, long enough for it' } })
  const noor = await createMember(other, { age: 'teen' })
  await noor.call('POST /users/guardian', { body: { email: 'same@example.test', name: 'Noor' } })
  const rows = await other.rows(sql`select email_hash from guardian`)
  const here = await createMember(glimmer, { age: 'teen' })
  await ask(here, 'same@example.test')
  expect(rows[0]?.email_hash).not.toEqual((await questionOf(here))?.email_hash)
})

test('returns mail_unavailable without a mailer', async () => {
  const preview = await anotherTestApp({ settings: { APP_ENV: 'preview' } })
  const noor = await createMember(preview, { age: 'teen' })
  const { problem } = await noor.call('POST /users/guardian', { body: { email: 'm@example.test', name: 'Noor' } })
  expect(problem.code).toBe('mail_unavailable')
})
