import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aMember, type Person } from '#testing/people.ts'
import { chooseReminders } from '#testing/reminders.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

const start = '2026-11-22T12:00:00Z'
let glimmer: TestApp
beforeAll(async () => {
  glimmer = await startTestApp()
})
afterAll(() => glimmer.stop())
beforeEach(() => glimmer.clock.set(new Date(start)))

const rowsOf = async <Row>(query: ReturnType<typeof sql>) =>
  (await glimmer.app.database.db.execute(query)).rows as unknown as Row[]
const questionOf = async ({ id }: Person) =>
  (
    await rowsOf<Record<string, unknown>>(sql`select * from guardian where account_id = ${id} order by asked_at desc`)
  )[0]

const aMailbox = () => `${randomUUID()}@example.test`

async function daysPass(days: number, seconds = 0) {
  glimmer.clock.set(new Date(glimmer.clock.now().getTime() + days * 86_400_000 + seconds * 1000))
  await glimmer.app.jobs.add({ name: 'age-deadlines' })
  await glimmer.runJobs()
}

interface SentEmail {
  subject: string
  text: string
}
const emailsTo = (mailbox: string) =>
  rowsOf<SentEmail>(sql`select subject, text from mail_outbox where lower(recipient) = ${mailbox} order by id`)
const linkIn = ({ text }: SentEmail) => /http:\/\/\S+(\/guardian\?token=\S+)/.exec(text)?.[1] ?? 'no link'

const ask = async (noor: Person, email: string, name = 'Noor') => {
  const answer = await noor.call('POST /users/guardian', { body: { email, name } })
  await glimmer.runJobs()
  return answer
}

/** A teen who has asked, and the link in the mail. */
async function whoAsked() {
  const noor = await aMember(glimmer, { age: 'teen' })
  const mailbox = aMailbox()
  await ask(noor, mailbox)
  const [email] = await emailsTo(mailbox)
  return { noor, mailbox, link: email ? linkIn(email) : '' }
}

/** Returns a function that reads a file of their export by name. */
async function takeAlong({ token }: Person) {
  const archive = await fetch(`${glimmer.url}/api/users/export`, { headers: { authorization: `Bearer ${token}` } })
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()))
  return (name: string) => JSON.parse(strFromU8(files[`${name}.json`] ?? new Uint8Array()))
}

const open = async (link: string) => {
  const response = await fetch(glimmer.url + link)
  return { status: response.status, page: await response.text(), cookie: response.headers.get('set-cookie') }
}
const press = async (link: string, fields: Record<string, string>) => {
  const response = await fetch(glimmer.url + link, { method: 'POST', body: new URLSearchParams(fields) })
  return { status: response.status, page: await response.text() }
}
const agree = { answer: 'agree', adult: 'yes', guardian: 'yes' }

/** A teen with a guardian's agreement, and the link that withdraws it. */
async function whoMay() {
  const asked = await whoAsked()
  await press(asked.link, agree)
  await glimmer.runJobs()
  const [, email] = await emailsTo(asked.mailbox)
  return { ...asked, wayBack: email ? linkIn(email) : '' }
}

const keeps = async ({ call }: Person) => (await call('POST /affirmations', { body: { text: 'I can ask.' } })).status
const ageOf = async ({ call, subject }: Person) =>
  (await call('POST /users/sync-oidc-user', { body: { oidcId: subject } })).body.age

describe('asking a parent', () => {
  test('sends one mail, and says where it went without saying it whole', async () => {
    const noor = await aMember(glimmer, { age: 'teen' })
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

  test('opening the link twice changes nothing, and the page needs no script and no cookie', async () => {
    const { noor, link } = await whoAsked()
    const before = await questionOf(noor)
    await open(link)
    const { status, page, cookie } = await open(link)
    expect([status, cookie]).toEqual([200, null])
    expect(page).not.toContain('<script')
    expect(page).toContain('May “Noor” use Glimmer?')
    expect(await questionOf(noor)).toEqual(before)
  })

  test('agreeing takes both ticks, opens everything at once, and works once', async () => {
    const { noor, link, mailbox } = await whoAsked()
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

  test('of two windows that answer at once, one counts', async () => {
    const { noor, link } = await whoAsked()
    const pages = await Promise.all([press(link, agree), press(link, { answer: 'decline' })])
    expect(pages.filter(({ page }) => page.includes('This link is not needed any more'))).toHaveLength(1)
    expect(['approved', 'declined']).toContain((await questionOf(noor))?.state)
  })

  test('after the answer no column and no job holds the address or the name, and the record can be taken along', async () => {
    const { noor, mailbox } = await whoMay()
    const { mail, child_name, mail_hint, mail_hash } = (await questionOf(noor)) ?? {}
    expect([mail, child_name, mail_hint]).toEqual([null, null, null])
    expect(String(mail_hash)).not.toContain(mailbox)
    const holding = sql`select 1 from graphile_worker._private_jobs where payload::text like ${`%${mailbox}%`}`
    expect(await rowsOf(holding)).toEqual([])
    expect(glimmer.logged()).not.toContain(mailbox)
    const taken = await takeAlong(noor)
    expect(taken('age')).toMatchObject([{ band: 'teen', adultOn: '2030-04-01' }])
    expect(taken('grown-up')).toMatchObject([{ outcome: 'approved', wording: '2026-11-22', proof: 'mail' }])
    expect(Object.keys(taken('grown-up')[0])).not.toContain('mailHash')
  })

  test('a yes to a page that has changed since holds no more, and is asked for again', async () => {
    const { noor } = await whoMay()
    await rowsOf(sql`update guardian set wording = 'an earlier page' where account_id = ${noor.id}`)
    expect([await keeps(noor), (await ageOf(noor))?.guardian?.state]).toEqual([403, 'outdated'])
    await daysPass(1)
    const mailbox = aMailbox()
    expect((await ask(noor, mailbox)).body.guardian?.state).toBe('asked')
    const [email] = await emailsTo(mailbox)
    await press(email ? linkIn(email) : '', agree)
    expect([await keeps(noor), (await ageOf(noor))?.guardian?.state]).toEqual([201, 'approved'])
  })

  test('somebody’s own mailbox is none, however it is written', async () => {
    const noor = await aMember(glimmer, { age: 'teen' })
    for (const email of [`${noor.subject}@example.test`, `${noor.subject.toUpperCase()}+mum@Example.test`]) {
      const { status, problem } = await ask(noor, email)
      expect([status, problem.code, problem.errors?.[0]?.path]).toEqual([422, 'guardian_own_mail', 'email'])
    }
  })

  test('a name is letters, spaces, hyphens and apostrophes', async () => {
    const noor = await aMember(glimmer, { age: 'teen' })
    for (const name of ['http://x.test', '<b>', '', 'x'.repeat(31), 'Noor\r\nBcc: all'])
      expect((await ask(noor, aMailbox(), name)).problem.errors?.[0]?.path).toBe('name')
    expect((await ask(noor, aMailbox(), 'Zoë O’Brien-Łuczak')).status).toBe(200)
  })

  test('nobody whose answer would change nothing is asked', async () => {
    const [adult, unanswered] = [await aMember(glimmer), await aMember(glimmer, { age: 'unanswered' })]
    expect((await ask(adult, aMailbox())).problem.code).toBe('guardian_not_needed')
    expect((await ask(unanswered, aMailbox())).problem.code).toBe('age_needed')
    const { noor } = await whoMay()
    expect((await ask(noor, aMailbox())).problem.code).toBe('guardian_not_needed')
  })
})

describe('a question that nobody answers', () => {
  test('is asked once more on the fifth day, and never again; it ends after fourteen days', async () => {
    const { noor, mailbox, link } = await whoAsked()
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
    expect(await questionOf(noor)).toMatchObject({ mail: null, child_name: null, mail_hint: null })
    expect(await emailsTo(mailbox)).toHaveLength(2)
    expect((await emailsTo(`${noor.subject}@example.test`)).map(({ subject }) => subject)).toEqual([
      'Something changed in your Glimmer',
    ])
    expect((await ask(noor, aMailbox())).status).toBe(200)
  })

  test('can be sent again by hand a day later, which is the reminder then', async () => {
    const { noor, mailbox } = await whoAsked()
    expect((await noor.call('POST /users/guardian/again')).problem.code).toBe('guardian_asked_often')
    await daysPass(1)
    expect((await noor.call('POST /users/guardian/again')).status).toBe(200)
    await daysPass(6)
    expect(await emailsTo(mailbox)).toHaveLength(2)
  })

  test('can be taken back, and its link says that it is not needed any more', async () => {
    const { noor, link } = await whoAsked()
    expect((await noor.call('DELETE /users/guardian')).body.guardian).toBeNull()
    const { status, page } = await open(link)
    expect([status, page.includes('This link is not needed any more')]).toEqual([404, true])
  })

  test('is asked three times in fourteen days, and one address is written to three times a day', async () => {
    const noor = await aMember(glimmer, { age: 'teen' })
    for (let turn = 0; turn < 3; turn++) expect((await ask(noor, aMailbox())).status).toBe(200)
    expect((await ask(noor, aMailbox())).problem.code).toBe('guardian_asked_often')
    const mailbox = aMailbox()
    const asked = []
    for (let turn = 0; turn < 4; turn++)
      asked.push((await ask(await aMember(glimmer, { age: 'teen' }), mailbox)).status)
    expect([asked, (await emailsTo(mailbox)).length]).toEqual([[200, 200, 200, 429], 3])
  })
})

describe('whoever does not know them', () => {
  test('is written to no more for a year, and nobody learns it from an answer', async () => {
    const { noor, mailbox, link } = await whoAsked()
    const before = [await ageOf(noor), (await takeAlong(noor))('grown-up')]
    expect((await press(link, { answer: 'stranger' })).page).toContain('we won’t write to it again')
    expect([await ageOf(noor), (await takeAlong(noor))('grown-up')]).toEqual(before)
    const sam = await aMember(glimmer, { age: 'teen' })
    const { status, body } = await ask(sam, mailbox.toUpperCase())
    expect([status, body.guardian?.state]).toEqual([200, 'asked'])
    await daysPass(6)
    await glimmer.sweepHourly()
    await ask(await aMember(glimmer, { age: 'teen' }), mailbox)
    expect(await emailsTo(mailbox)).toHaveLength(1)
    await daysPass(8, 1)
    expect((await ageOf(noor))?.guardian?.state).toBe('expired')
    await daysPass(360)
    await ask(await aMember(glimmer, { age: 'teen' }), mailbox)
    expect(await emailsTo(mailbox)).toHaveLength(2)
  })
})

describe('a no', () => {
  test('leaves today’s line, tells the teen, and the account closes after thirty days', async () => {
    const { noor, link } = await whoAsked()
    await press(link, { answer: 'decline' })
    await glimmer.runJobs()
    expect(await ageOf(noor)).toMatchObject({ isOpen: false, closesOn: '2026-12-22', guardian: { state: 'declined' } })
    expect((await noor.call('GET /affirmations/today')).status).toBe(200)
    expect((await ask(noor, aMailbox())).problem.code).toBe('guardian_asked_often')
    const [email] = await emailsTo(`${noor.subject}@example.test`)
    expect(email?.text).toContain('the account closes on 22 December 2026 unless a grown-up')
    await daysPass(23)
    expect(await emailsTo(`${noor.subject}@example.test`)).toHaveLength(2)
    await daysPass(6)
    expect((await noor.call('GET /users/profile')).status).toBe(200)
    await daysPass(1)
    expect((await noor.call('GET /users/profile')).status).toBe(401)
    expect(await questionOf(noor)).toBeUndefined()
  })
})

describe('an agreement taken back', () => {
  test('limits at once, stops reminders, and deletes on the thirtieth day', async () => {
    const { noor, wayBack } = await whoMay()
    await chooseReminders(noor)
    expect((await open(wayBack)).page).toContain('Take your agreement back?')
    expect(await keeps(noor)).toBe(201)
    expect((await press(wayBack, { answer: 'keep' })).page).toContain('Nothing has changed')
    expect((await press(wayBack, { answer: 'withdraw' })).page).toContain('They will be told.')
    expect(await keeps(noor)).toBe(403)
    expect((await noor.call('GET /users/reminders')).body).toMatchObject({ enabled: false, nextAt: null })
    expect((await press(wayBack, { answer: 'withdraw' })).status).toBe(404)
    expect(await ageOf(noor)).toMatchObject({ closesOn: '2026-12-22', guardian: { state: 'withdrawn' } })
    await daysPass(30)
    expect((await noor.call('GET /users/profile')).status).toBe(401)
  })

  test('is made good by an adult who agrees on the twenty-ninth day', async () => {
    const { noor, wayBack } = await whoMay()
    await press(wayBack, { answer: 'withdraw' })
    await daysPass(29)
    const another = aMailbox()
    await ask(noor, another)
    const [email] = await emailsTo(another)
    await press(email ? linkIn(email) : '', agree)
    await daysPass(40)
    expect([await keeps(noor), (await ageOf(noor))?.closesOn]).toEqual([201, null])
  })

  test('is possible for whoever lost the mail: a new one comes where both addresses belong together', async () => {
    const { noor, mailbox, wayBack } = await whoMay()
    const find = (mine: string, theirs: string) => press('/guardian/find', { mine, theirs })
    const answers = [
      await find(mailbox, 'somebody.else@example.test'),
      await find('somebody.else@example.test', `${noor.subject}@example.test`),
      await find(mailbox.toUpperCase(), `${noor.subject}@example.test`),
    ]
    await glimmer.runJobs()
    expect(new Set(answers.map(({ page }) => page)).size).toBe(1)
    expect(answers[0]?.page).toContain('If these belong together, a mail is on its way.')
    const emails = await emailsTo(mailbox)
    expect(emails).toHaveLength(3)
    expect(emails.at(-1) && linkIn(emails.at(-1) as SentEmail)).toBe(wayBack)
    expect((await find('nonsense', 'nonsense')).status).toBe(422)
    for (let turn = 0; turn < 10; turn++) await find(mailbox, 'a@example.test')
    expect((await find(mailbox, 'a@example.test')).status).toBe(429)
  })
})

test('another installation hashes the same address to something else', async () => {
  const other = await startTestApp({ settings: { TRUST_SECRET: 'a secret of the tests, long enough for it' } })
  try {
    const noor = await aMember(other, { age: 'teen' })
    await noor.call('POST /users/guardian', { body: { email: 'same@example.test', name: 'Noor' } })
    const { rows } = await other.app.database.db.execute(sql`select mail_hash from guardian`)
    const here = await aMember(glimmer, { age: 'teen' })
    await ask(here, 'same@example.test')
    expect(rows[0]?.mail_hash).not.toEqual((await questionOf(here))?.mail_hash)
  } finally {
    await other.stop()
  }
})

test('where no mail can be sent nobody is asked, and it is said', async () => {
  const preview = await startTestApp({ settings: { APP_ENV: 'preview' } })
  try {
    const noor = await aMember(preview, { age: 'teen' })
    const { problem } = await noor.call('POST /users/guardian', { body: { email: 'm@example.test', name: 'Noor' } })
    expect(problem.code).toBe('mail_unavailable')
  } finally {
    await preview.stop()
  }
})
