import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { endSessionsOf } from '#accounts/named-account.ts'
import { testIdentity } from '#testing/test-identity.ts'
import {
  aSecondBrowser,
  aSignedInVisitor,
  aVisitor,
  codeOf,
  goodPassword,
  isSignedIn,
  signInAs,
} from '#testing/visitor.ts'
import { appUrl, authorizationRequest, claimsOf, refresh } from '#testing/web-app.ts'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'

const identity = testIdentity()

const account = () => `${identity.issuer}/account`

/** As if every sign-in had been this many minutes earlier. */
const age = (minutes: number) =>
  identity.database.query(
    `update identity.oidc_record set payload = jsonb_set(payload, '{loginTs}', to_jsonb((payload->>'loginTs')::int - $1::int))
     where model = 'Session' and payload ? 'loginTs'`,
    [minutes * 60],
  )

describe('account page', () => {
  test('asks a signed-out visitor to sign in, then returns to the page', async () => {
    await aSignedInVisitor(identity.issuer, 'comes-back@example.com')
    const visitor = aVisitor()
    await visitor.visit(account())
    expect(visitor.text).toContain('Welcome back')
    await visitor.submit({ email: 'comes-back@example.com', password: goodPassword, remember: 'yes' })
    expect(visitor.url).toBe(account())
    expect(visitor.text).toContain('comes-back@example.com')
  })

  test('follows the app’s theme, as does its sign-in page', async () => {
    const visitor = aVisitor()
    await visitor.visit(`${account()}?ui_theme=dark`)
    expect(visitor.text).toContain('data-theme="dark"')
    await visitor.visit(`${account()}?ui_theme=pink`)
    expect(visitor.text).toContain('data-theme="dark"')
    await visitor.visit(`${account()}?ui_theme=light`)
    expect(visitor.text).toContain('data-theme="light"')
  })

  test('redirects to its own pages only', async () => {
    const { visitor } = await aSignedInVisitor(identity.issuer, 'own-pages@example.com')
    for (const state of ['//evil.example', 'https://evil.example', '../health', 'constructor']) {
      await visitor.visit(`${account()}/back?${new URLSearchParams({ state })}`)
      expect(visitor.url).toBe(account())
    }
  })

  test('lists signed-in browsers and since when, without addresses', async () => {
    const visitor = aVisitor()
    await visitor.visit(authorizationRequest(identity.issuer, { prompt: 'create' }).url)
    await visitor.submit({ email: 'places@example.com', password: goodPassword })
    await visitor.visit(authorizationRequest(identity.issuer, { prompt: 'none' }).url, {
      headers: { 'user-agent': firefox },
    })
    await visitor.visit(account())
    expect(visitor.text).toContain('Firefox on Windows')
    expect(visitor.text).toContain('· used today · this one')
    expect(visitor.text).not.toMatch(/127\.0\.0\.1|::1|203\.0/)
    expect(visitor.text).not.toContain('Sign out there')
  })

  test('signs out another browser, whose tokens stop working', async () => {
    const email = 'elsewhere@example.com'
    const here = await aSignedInVisitor(identity.issuer, email)
    const there = await aSecondBrowser(identity.issuer, email)
    await here.visitor.visit(account())
    await here.visitor.submit({}, {}, 'Sign out there')
    expect(here.visitor.text).toContain('Signed out there.')
    expect(here.visitor.text).not.toContain('Sign out there:')
    expect(await refresh(identity.issuer, there.tokens.refresh_token)).toMatchObject({ error: 'invalid_grant' })
    expect(await isSignedIn(identity.issuer, there.visitor)).toBe(false)
    expect(await refresh(identity.issuer, here.tokens.refresh_token)).toMatchObject({ status: 200 })
    expect(await isSignedIn(identity.issuer, here.visitor)).toBe(true)
    expect(await identity.emailedLink(email, 'You signed out a browser at Glimmer')).toContain('/make-safe?token=')
  })

  test('signs out every other browser', async () => {
    const email = 'everywhere@example.com'
    const here = await aSignedInVisitor(identity.issuer, email)
    const others = [await aSecondBrowser(identity.issuer, email), await aSecondBrowser(identity.issuer, email)]
    await here.visitor.visit(account())
    await here.visitor.submit({}, {}, 'Sign out everywhere else')
    for (const { visitor } of others) expect(await isSignedIn(identity.issuer, visitor)).toBe(false)
    expect(await isSignedIn(identity.issuer, here.visitor)).toBe(true)
  })

  test('refuses another account’s session and a cross-site post', async () => {
    const victim = await aSignedInVisitor(identity.issuer, 'victim@example.com')
    const { visitor } = await aSignedInVisitor(identity.issuer, 'meddler@example.com')
    await aSecondBrowser(identity.issuer, 'meddler@example.com')
    const { rows } = await identity.database.query(
      `select uid from identity.session s join identity.account a on a.id = s.account_id where email = 'victim@example.com'`,
    )
    await visitor.visit(account())
    await visitor.submit({ session: rows[0].uid }, {}, 'Sign out there')
    expect(await isSignedIn(identity.issuer, victim.visitor)).toBe(true)
    await visitor.visit(account())
    await visitor.submit({}, { origin: 'https://evil.example' }, 'Sign out everywhere else')
    expect(visitor.status).toBe(403)
  })

  test('downloads the sign-in data, without anything that signs in', async () => {
    const { visitor } = await aSignedInVisitor(identity.issuer, 'take-along@example.com')
    await visitor.visit(`${account()}/sign-in.json`)
    const kept = JSON.parse(visitor.text)
    expect(kept).toMatchObject({ email: 'take-along@example.com', events: [{ kind: 'signed-in', count: 1 }] })
    expect(visitor.text).not.toMatch(/argon2|hash|uid/)
  })
})

describe('a sensitive change', () => {
  test('requires a new sign-in after ten minutes, and keeps the session under a new id', async () => {
    const { visitor } = await aSignedInVisitor(identity.issuer, 'once-more@example.com')
    await visitor.visit(`${account()}/password`)
    expect(visitor.text).toContain('Current password')
    const before = visitor.cookie('glimmer_session')?.value
    await age(11)
    await visitor.visit(`${account()}/password`)
    expect(visitor.text).toContain('Is it you?')
    expect(visitor.text).toContain('once-more@example.com')
    await visitor.submit({ email: 'somebody-else@example.com', password: goodPassword })
    expect(visitor.url).toBe(`${account()}/password`)
    expect(visitor.cookie('glimmer_session')?.value).not.toBe(before)
    const { rowCount } = await identity.database.query(
      `select 1 from identity.session s join identity.account a on a.id = s.account_id where email = 'once-more@example.com'`,
    )
    expect(rowCount).toBe(1)
  })

  test('is refused from a form that was open for too long', async () => {
    const { visitor } = await aSignedInVisitor(identity.issuer, 'waited@example.com')
    const other = await aSecondBrowser(identity.issuer, 'waited@example.com')
    await visitor.visit(account())
    await age(11)
    await visitor.submit({}, {}, 'Sign out everywhere else')
    expect(visitor.text).toContain('Is it you?')
    expect(await isSignedIn(identity.issuer, other.visitor)).toBe(true)
  })
})

describe('changing the password', () => {
  test('requires the current one, ends every other session and emails the owner', async () => {
    const email = 'new-password@example.com'
    const here = await aSignedInVisitor(identity.issuer, email)
    const there = await aSecondBrowser(identity.issuer, email)
    await here.visitor.visit(`${account()}/password`)
    await here.visitor.submit({ current: 'not the password', password: 'slow rivers carry boats' })
    expect(here.visitor.text).toContain('That isn’t your current password.')
    await here.visitor.submit({ current: goodPassword, password: 'short' })
    expect(here.visitor.text).toContain('Please use at least 10 characters.')
    await here.visitor.submit({ current: goodPassword, password: 'slow rivers carry boats' })
    expect(here.visitor.text).toContain('Your new password is saved.')
    expect(await isSignedIn(identity.issuer, there.visitor)).toBe(false)
    expect(await refresh(identity.issuer, there.tokens.refresh_token)).toMatchObject({ error: 'invalid_grant' })
    expect(await isSignedIn(identity.issuer, here.visitor)).toBe(true)
    await identity.emailedLink(email, 'Your password was changed at Glimmer')
    const again = await aSecondBrowser(identity.issuer, email, 'slow rivers carry boats')
    expect(again.tokens.status).toBe(200)
  })
})

describe('a sign-in from a new browser', () => {
  test('emails the owner a link that ends all sessions and sets a new password', async () => {
    const email = 'unknown-browser@example.com'
    const { visitor: owner } = await aSignedInVisitor(identity.issuer, email)
    expect(await identity.emailsAbout(email, 'New sign-in at Glimmer')).toEqual([])
    const stranger = await aSecondBrowser(identity.issuer, email)
    const link = await identity.emailedLink(email, 'New sign-in at Glimmer')
    const [told] = await identity.emailsAbout(email, 'New sign-in at Glimmer')
    expect(told?.text).toMatch(/New sign-in: A browser, \d+ \w+, \d\d:\d\d UTC\./)
    expect(told?.text).not.toMatch(/127\.0\.0\.1|::1/)
    await owner.visit(link)
    expect(await isSignedIn(identity.issuer, stranger.visitor)).toBe(true)
    await owner.visit(link)
    await owner.submit({})
    expect(await isSignedIn(identity.issuer, stranger.visitor)).toBe(false)
    expect(await refresh(identity.issuer, stranger.tokens.refresh_token)).toMatchObject({ error: 'invalid_grant' })
    const withOld = aVisitor()
    await signInAs(withOld, identity.issuer, email)
    expect(codeOf(withOld)).toBeUndefined()
    await owner.submit({ password: 'safe as houses again' })
    expect(owner.text).toContain('Your new password is saved')
    expect(owner.url.startsWith(appUrl)).toBe(false)
  })

  test('emails the owner once per browser', async () => {
    const email = 'known-browser@example.com'
    await aSignedInVisitor(identity.issuer, email)
    const { visitor } = await aSecondBrowser(identity.issuer, email)
    await visitor.visit(authorizationRequest(identity.issuer, { prompt: 'login' }).url)
    await visitor.submit({ email, password: goodPassword })
    await identity.emailedLink(email, 'New sign-in at Glimmer')
    expect(await identity.emailsAbout(email, 'New sign-in at Glimmer')).toHaveLength(1)
  })
})

test('wrong passwords are shown as one row per day, with a count', async () => {
  const email = 'guessed-at@example.com'
  const { visitor } = await aSignedInVisitor(identity.issuer, email)
  const before = await identity.database.query(`select count(*)::int as n from identity.account_event`)
  for (let round = 0; round < 3; round++) await signInAs(aVisitor(), identity.issuer, email, 'not the password')
  const counted = async (): Promise<unknown> => {
    const { rows } = await identity.database.query(
      `select count from identity.account_event where kind = 'wrong-password' and count = 3`,
    )
    return rows.length > 0 ? rows : counted()
  }
  expect(await counted()).toEqual([{ count: 3 }])
  const after = await identity.database.query(`select count(*)::int as n from identity.account_event`)
  expect(after.rows[0].n - before.rows[0].n).toBe(1)
  await visitor.visit(account())
  expect(visitor.text).toContain('A wrong password was tried, 3 times')
})

describe('GET /account/data', () => {
  const ask = (token: string | undefined) =>
    fetch(`${account()}/data`, { headers: token ? { authorization: `Bearer ${token}` } : {} })

  test('returns the sign-in data for the user’s own access token only', async () => {
    const { tokens } = await aSignedInVisitor(identity.issuer, 'asked-for@example.com')
    const answer = await ask(tokens.access_token)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toMatchObject({
      email: 'asked-for@example.com',
      secondStep: { isOn: false },
      passkeys: [],
      signedIn: [{ device: 'A browser' }],
    })
    for (const token of [undefined, tokens.id_token, `${tokens.access_token?.slice(0, -4)}AAAA`])
      expect((await ask(token)).status).toBe(401)
    await identity.database.query(
      `update identity.oidc_record set payload = jsonb_set(payload, '{authTime}', to_jsonb((payload->>'authTime')::int - 1000))
       where model = 'RefreshToken'`,
    )
    const old = await refresh(identity.issuer, tokens.refresh_token)
    expect((await ask(old.access_token)).status).toBe(401)
  })
})

test('the operator ends the sessions of one account', async () => {
  const maya = await aSignedInVisitor(identity.issuer, 'Ended@example.com')
  const noor = await aSignedInVisitor(identity.issuer, 'not-ended@example.com')
  expect(await endSessionsOf(identity.database, randomUUID())).toBe(false)
  expect(await endSessionsOf(identity.database, claimsOf(maya.tokens.access_token).sub)).toBe(true)
  expect(await isSignedIn(identity.issuer, maya.visitor)).toBe(false)
  expect(await refresh(identity.issuer, maya.tokens.refresh_token)).toMatchObject({ error: 'invalid_grant' })
  expect(await isSignedIn(identity.issuer, noor.visitor)).toBe(true)
})

test('DELETE /account refuses a sign-in that is not recent, and deletes nothing', async () => {
  const { tokens } = await aSignedInVisitor(identity.issuer, 'not-so-fast@example.com')
  await identity.database.query(
    `update identity.oidc_record set payload = jsonb_set(payload, '{authTime}', to_jsonb((payload->>'authTime')::int - 1000))
     where model = 'RefreshToken'`,
  )
  const old = await refresh(identity.issuer, tokens.refresh_token)
  const remove = (token: string | undefined) =>
    fetch(account(), { method: 'DELETE', headers: { authorization: `Bearer ${token}` } })
  expect((await remove(old.access_token)).status).toBe(401)
  await aSecondBrowser(identity.issuer, 'not-so-fast@example.com')
  expect((await remove(tokens.access_token)).status).toBe(204)
})

test('deleting an account emails its owner', async () => {
  const email = 'farewell@example.com'
  const { tokens } = await aSignedInVisitor(identity.issuer, email)
  await fetch(account(), { method: 'DELETE', headers: { authorization: `Bearer ${tokens.access_token}` } })
  const told = async (): Promise<boolean> =>
    (await identity.emailsAbout(email, 'Your Glimmer account is deleted')).length === 1 || told()
  expect(await told()).toBe(true)
})
