import { hashToken } from '@glimmer/lib/tokens'
import { beforeAll, describe, expect, test } from 'vitest'
import { linkIn, testIdentity } from '#testing/test-identity.ts'
import { aVisitor, codeOf, goodPassword, signInAs, signUpAs, type Visitor } from '#testing/visitor.ts'
import { authorizationRequest } from '#testing/web-app.ts'
import { issueInvitation, listInvitations, revokeInvitation } from './invitations.ts'

const identity = testIdentity({ SIGN_UP: 'invite' })

const invite = async (days = 7) =>
  `${identity.issuer}/invitation?token=${await issueInvitation(identity.database, days)}`
const openSignUp = (visitor: Visitor) => visitor.visit(authorizationRequest(identity.issuer, { prompt: 'create' }).url)

describe('SIGN_UP=invite', () => {
  test('refuses sign-up without an invitation, and allows sign-in', async () => {
    const visitor = aVisitor()
    await openSignUp(visitor)
    expect(visitor.status).toBe(403)
    expect(visitor.text).toContain('A new account needs an invitation here.')
    await visitor.visit(visitor.link('Sign in'))
    expect(visitor.text).toContain('Welcome back')
    expect(visitor.text).not.toContain('Create your account')
  })

  test('creates one account per invitation', async () => {
    const link = await invite()
    const guest = aVisitor()
    await guest.visit(link)
    await guest.visit(link)
    await signUpAs(guest, identity.issuer, 'guest@example.com')
    expect(codeOf(guest)).toBeDefined()
    const late = aVisitor()
    await late.visit(link)
    expect(late.status).toBe(410)
    expect(late.text).toContain('This invitation no longer works')
  })

  test('creates one account when two browsers open the same invitation', async () => {
    const link = await invite()
    const [first, second] = [aVisitor(), aVisitor()]
    for (const visitor of [first, second]) {
      await visitor.visit(link)
      await openSignUp(visitor)
    }
    await Promise.all([
      first.submit({ email: 'first@example.com', password: goodPassword }),
      second.submit({ email: 'second@example.com', password: goodPassword }),
    ])
    const { rowCount } = await identity.database.query(
      `select 1 from identity.account where email in ('first@example.com', 'second@example.com')`,
    )
    expect(rowCount).toBe(1)
  })

  test('refuses an expired and a made-up invitation', async () => {
    const visitor = aVisitor()
    await visitor.visit(await invite(0))
    expect(visitor.status).toBe(410)
    await visitor.visit(`${identity.issuer}/invitation?token=${'a'.repeat(43)}`)
    expect(visitor.status).toBe(410)
  })
})

describe('SIGN_UP=invite with verified emails', () => {
  let proving: string
  beforeAll(async () => {
    proving = (await identity.startAnother({ REQUIRE_VERIFIED_EMAIL: 'true' })).issuer
  })

  async function signUpBy(link: string, email: string) {
    const guest = aVisitor()
    await guest.visit(link)
    await signUpAs(guest, proving, email)
    expect(guest.text).toContain('Check your email')
    return (await identity.emails(email))[0]
  }

  async function follow(mail: Parameters<typeof linkIn>[0]) {
    const reader = aVisitor()
    await reader.visit(linkIn(mail))
    await reader.submit({})
    return reader
  }

  const inviteThere = async () => `${proving}/invitation?token=${await issueInvitation(identity.database, 7)}`

  test('uses an invitation up when the emailed link creates the account, in any browser', async () => {
    const link = await inviteThere()
    const mail = await signUpBy(link, 'mailed@example.com')
    const opened = aVisitor()
    await opened.visit(link)
    expect(opened.status).not.toBe(410)
    expect((await follow(mail)).text).toContain('Thank you, that’s confirmed')
    const guest = aVisitor()
    await signInAs(guest, proving, 'mailed@example.com')
    expect(codeOf(guest)).toBeDefined()
    await opened.visit(link)
    expect(opened.status).toBe(410)
  })

  test('creates one account from two pending sign-ups with the same invitation', async () => {
    const link = await inviteThere()
    const mails = [await signUpBy(link, 'one@example.com'), await signUpBy(link, 'two@example.com')]
    const readers = await Promise.all(mails.map(follow))
    expect(readers.map(({ status }) => status).toSorted()).toEqual([200, 410])
    const accounts = `select 1 from identity.account where email in ('one@example.com', 'two@example.com')`
    expect((await identity.database.query(accounts)).rowCount).toBe(1)
  })
})

test('SIGN_UP=closed refuses sign-up, with and without an invitation', async () => {
  const { issuer: closed } = await identity.startAnother({ SIGN_UP: 'closed' })
  const visitor = aVisitor()
  await visitor.visit(`${closed}/invitation?token=${await issueInvitation(identity.database, 7)}`)
  await visitor.visit(authorizationRequest(closed, { prompt: 'create' }).url)
  expect(visitor.status).toBe(403)
  expect(visitor.text).toContain('No new accounts are made here.')
})

test('the operator lists invitations without their links, and revokes one by its name', async () => {
  const { database } = identity
  await database.query('delete from identity.invitation')
  const [revoked, other] = [await invite(1), await invite(2)]
  const nameOf = (link: string) => hashToken(link.slice(-43)).toString('hex').slice(0, 8)
  const waiting = async () => (await listInvitations(database)).map(({ name }) => name)
  expect(await waiting()).toEqual([revoked, other].map(nameOf))
  expect(await revokeInvitation(database, nameOf(revoked))).toBe(true)
  expect(await revokeInvitation(database, nameOf(revoked))).toBe(false)
  expect(await waiting()).toEqual([nameOf(other)])
  const late = aVisitor()
  await late.visit(revoked)
  expect(late.status).toBe(410)
})
