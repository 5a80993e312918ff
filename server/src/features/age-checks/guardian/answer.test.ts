import { describe, expect, test } from 'vitest'
import { ageOf } from '#testing/ages.ts'
import { agree, aMailbox, keeps, linkIn, startGuardianTests } from '#testing/guardians.ts'
import { createMember } from '#testing/people.ts'
import { chooseReminders } from '#testing/reminders.ts'

const { ask, daysPass, emailsTo, glimmer, open, press, questionOf, takeAlong, teenAwaitingConsent, teenWithConsent } =
  await startGuardianTests()

describe('an answer "I don’t know them"', () => {
  test('blocks the address for a year without revealing it', async () => {
    const { noor, mailbox, link } = await teenAwaitingConsent()
    const before = [await ageOf(noor), (await takeAlong(noor))('grown-up')]
    expect((await press(link, { answer: 'stranger' })).page).toContain('we won’t write to it again')
    expect([await ageOf(noor), (await takeAlong(noor))('grown-up')]).toEqual(before)
    const sam = await createMember(glimmer, { age: 'teen' })
    const { status, body } = await ask(sam, mailbox.toUpperCase())
    expect([status, body.guardian?.state]).toEqual([200, 'asked'])
    await daysPass(6)
    await glimmer.sweepHourly()
    await ask(await createMember(glimmer, { age: 'teen' }), mailbox)
    expect(await emailsTo(mailbox)).toHaveLength(1)
    await daysPass(8, 1)
    expect((await ageOf(noor))?.guardian?.state).toBe('expired')
    await daysPass(360)
    await ask(await createMember(glimmer, { age: 'teen' }), mailbox)
    expect(await emailsTo(mailbox)).toHaveLength(2)
  })
})

test('an answer that no button gives asks again', async () => {
  const { link } = await teenAwaitingConsent()
  for (const answer of ['constructor', 'toString', '__proto__', 'hasOwnProperty', '', 'yes'])
    expect((await press(link, { answer })).status).toBe(422)
})

describe('a refusal', () => {
  test('limits the teen to today’s line, notifies them, and closes the account after thirty days', async () => {
    const { noor, link } = await teenAwaitingConsent()
    await press(link, { answer: 'decline' })
    await glimmer.runJobs()
    expect(await ageOf(noor)).toMatchObject({
      hasAccess: false,
      closesOn: '2026-12-22',
      guardian: { state: 'declined' },
    })
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

describe('a withdrawal', () => {
  test('applies limits, stops reminders, and deletes the account on the thirtieth day', async () => {
    const { noor, withdrawLink } = await teenWithConsent()
    await chooseReminders(noor)
    expect((await open(withdrawLink)).page).toContain('Take your agreement back?')
    expect(await keeps(noor)).toBe(201)
    expect((await press(withdrawLink, { answer: 'keep' })).page).toContain('Nothing has changed')
    expect((await press(withdrawLink, { answer: 'withdraw' })).page).toContain('They will be told.')
    expect(await keeps(noor)).toBe(403)
    expect((await noor.call('GET /users/reminders')).body).toMatchObject({ enabled: false, nextAt: null })
    expect((await press(withdrawLink, { answer: 'withdraw' })).status).toBe(404)
    expect(await ageOf(noor)).toMatchObject({ closesOn: '2026-12-22', guardian: { state: 'withdrawn' } })
    await daysPass(30)
    expect((await noor.call('GET /users/profile')).status).toBe(401)
  })

  test('is reversed by a new consent on the twenty-ninth day', async () => {
    const { noor, withdrawLink } = await teenWithConsent()
    await press(withdrawLink, { answer: 'withdraw' })
    await daysPass(29)
    const another = aMailbox()
    await ask(noor, another)
    const [email] = await emailsTo(another)
    await press(linkIn(email), agree)
    await daysPass(40)
    expect([await keeps(noor), (await ageOf(noor))?.closesOn]).toEqual([201, null])
  })

  test('is possible without the email: a new link goes to matching addresses', async () => {
    const { noor, mailbox, withdrawLink } = await teenWithConsent()
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
    expect(linkIn(emails.at(-1))).toBe(withdrawLink)
    expect((await find('nonsense', 'nonsense')).status).toBe(422)
    for (let turn = 0; turn < 10; turn++) await find(mailbox, 'a@example.test')
    expect((await find(mailbox, 'a@example.test')).status).toBe(429)
  })
})
