import { describe, expect, test } from 'vitest'
import { appCode, appSecretOn } from '#testing/app-code.ts'
import { testIdentity } from '#testing/test-identity.ts'
import {
  aSecondBrowser,
  aSignedInVisitor,
  aVisitor,
  goodPassword,
  isSignedIn,
  signInAs,
  type Visitor,
} from '#testing/visitor.ts'
import { authorizationRequest, claimsOf } from '#testing/web-app.ts'
import { endSessionsOf } from './named-account.ts'

const identity = testIdentity()

const account = () => `${identity.issuer}/account`
const newPassword = 'mine again after all'

async function askForReset(email: string) {
  const owner = aVisitor()
  await owner.visit(authorizationRequest(identity.issuer).url)
  await owner.visit(owner.link('Forgot password?'))
  await owner.submit({ email })
  return identity.emailedLink(email, 'Choose a new Glimmer password')
}

/** What an owner does to shut others out, in a browser of theirs that is signed in. */
const recoveries: Record<string, (owner: Visitor, email: string) => Promise<void>> = {
  'a password reset': async (owner, email) => {
    await owner.visit(await askForReset(email))
    await owner.submit({ password: newPassword })
  },
  'a password change': async (owner) => {
    await owner.visit(`${account()}/password`)
    await owner.submit({ current: goodPassword, password: newPassword })
  },
  '“Sign out everywhere else”': async (owner) => {
    await owner.visit(account())
    await owner.submit({}, {}, 'Sign out everywhere else')
  },
  '“Sign out there”': async (owner) => {
    await owner.visit(account())
    await owner.submit({}, {}, 'Sign out there')
  },
  '“Make my account safe”': async (owner, email) => {
    await owner.visit(await identity.emailedLink(email, 'New sign-in at Glimmer'))
    await owner.submit({})
    await owner.submit({ password: newPassword })
  },
}

const pendingRows = async (email: string) => {
  const { rows } = await identity.database.query(
    `select
       (select count(*)::int from identity.email_change c where c.account_id = a.id and confirmed_at is null) as changes,
       (select count(*)::int from identity.passkey_challenge p where p.account_id = a.id) as passkeys,
       (select count(*)::int from identity.authenticator_app t where t.account_id = a.id) as apps,
       (select count(*)::int from identity.pending_sign_in s where s.account_id = a.id) as sign_ins,
       (select count(*)::int from identity.email_link l where l.account_id = a.id and purpose in ('confirm', 'reset')) as links,
       (select count(*)::int from identity.oidc_record r
          where model = 'Interaction' and payload #>> '{result,login,accountId}' = a.id::text) as finished
     from identity.account a where email = $1`,
    [email],
  )
  return rows[0]
}

/** Signs in, and does not follow the redirect that would make a session of it. */
async function stopBeforeTheSession(email: string) {
  const visitor = aVisitor()
  await visitor.visit(authorizationRequest(identity.issuer).url)
  const { visit } = visitor
  let next = ''
  const once: Visitor['visit'] = async (url, options) => {
    if (options) return visit(url, options)
    next = url
  }
  visitor.visit = once
  await visitor.submit({ email, password: goodPassword, remember: 'yes' })
  visitor.visit = visit
  return { visitor, follow: () => visit(next) }
}

async function anIntruderHasBegun(email: string) {
  const { visitor: intruder, tokens } = await aSecondBrowser(identity.issuer, email)
  await intruder.visit(`${account()}/email`)
  const wanted = `thief-of-${email}`
  await intruder.submit({ email: wanted })
  const changeLink = await identity.emailedLink(wanted, 'Confirm your new email for Glimmer')
  await intruder.visit(`${account()}/passkeys`)
  await intruder.visit(`${account()}/second-step`)
  return { intruder, token: tokens.access_token, changeLink, halfSignedIn: await stopBeforeTheSession(email) }
}

describe.each(Object.entries(recoveries))('%s', (name, recover) => {
  test('ends everything an intruder began, and says so', async () => {
    const email = `owner-${Object.keys(recoveries).indexOf(name)}@example.com`
    const { visitor: owner } = await aSignedInVisitor(identity.issuer, email)
    const { intruder, token, changeLink, halfSignedIn } = await anIntruderHasBegun(email)
    expect(await pendingRows(email)).toMatchObject({ changes: 1, passkeys: 1, apps: 1, links: 1, finished: 1 })

    await recover(owner, email)
    expect(owner.text).toContain('What was still waiting has ended too')
    expect(await pendingRows(email)).toEqual({
      changes: 0,
      passkeys: 0,
      apps: 0,
      sign_ins: 0,
      links: 0,
      finished: 0,
    })
    const thief = aVisitor()
    await thief.visit(changeLink)
    expect(thief.status).toBe(410)
    await halfSignedIn.follow()
    expect(await isSignedIn(identity.issuer, halfSignedIn.visitor)).toBe(false)
    expect(await isSignedIn(identity.issuer, intruder)).toBe(false)
    // A token of the same second may be the owner's next one.
    await identity.database.query(`update identity.account_change set changed_at = changed_at + interval '1 second'`)
    const headers = { authorization: `Bearer ${token}` }
    expect((await fetch(account(), { method: 'DELETE', headers })).status).toBe(401)
  })
})

describe('an address that was asked for', () => {
  const ask = async (email: string) => {
    const { visitor, tokens } = await aSignedInVisitor(identity.issuer, email)
    await visitor.visit(`${account()}/email`)
    await visitor.submit({ email: `new-${email}` })
    const link = await identity.emailedLink(`new-${email}`, 'Confirm your new email for Glimmer')
    return { visitor, link, id: claimsOf(tokens.access_token).sub }
  }
  const statusOf = async (link: string) => {
    const visitor = aVisitor()
    await visitor.visit(link)
    return visitor.status
  }

  test('is forgotten when the one who asked signs out', async () => {
    const { visitor, link } = await ask('signs-out@example.com')
    expect(await statusOf(link)).toBe(200)
    await visitor.visit(`${identity.issuer}/session/end`)
    await visitor.submit({ logout: 'yes' })
    expect(await isSignedIn(identity.issuer, visitor)).toBe(false)
    expect(await statusOf(link)).toBe(410)
  })

  test('is forgotten when the session of the one who asked runs out', async () => {
    const { link } = await ask('runs-out@example.com')
    await identity.database.query(`update identity.oidc_record set expires_at = now() where model = 'Session'`)
    expect(await statusOf(link)).toBe(410)
  })

  test('is forgotten when the operator ends the sessions', async () => {
    const { link, id } = await ask('operated@example.com')
    await endSessionsOf(identity.database, id)
    expect(await statusOf(link)).toBe(410)
  })
})

test('a password reset ends a sign-in that has yet to give its code', async () => {
  const email = 'half-way@example.com'
  const { visitor } = await aSignedInVisitor(identity.issuer, email)
  await visitor.visit(await identity.emailedLink(email, 'Confirm your email for Glimmer'))
  await visitor.submit({})
  await visitor.visit(`${account()}/second-step`)
  const secret = appSecretOn(visitor)
  await visitor.submit({ code: appCode(secret) })
  const waiting = aVisitor()
  await signInAs(waiting, identity.issuer, email)
  expect(await pendingRows(email)).toMatchObject({ sign_ins: 1 })
  const owner = aVisitor()
  await owner.visit(await askForReset(email))
  await owner.submit({ password: newPassword })
  expect(await pendingRows(email)).toMatchObject({ sign_ins: 0 })
})
