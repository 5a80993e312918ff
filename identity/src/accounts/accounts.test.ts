import { describe, expect, test } from 'vitest'
import { linkIn, testIdentity } from '#testing/test-identity.ts'
import { aSignedInVisitor, aVisitor, codeOf, goodPassword, signInAs, signUpAs } from '#testing/visitor.ts'
import { appUrl, authorizationRequest, claimsOf, redeem, refresh } from '#testing/web-app.ts'

const identity = testIdentity({ TRUSTED_PROXIES: '1' })

/**
 * The page without what differs by design: the interaction's id, the CSRF token, the passkey challenge and the typed
 * address.
 */
const withoutTraces = (text: string, email: string) =>
  text
    .replaceAll(email, 'EMAIL')
    .replace(/\/interaction\/[\w-]+/g, '/interaction/ID')
    .replace(/name="csrf" value="[^"]*"/g, '')
    .replace(/&quot;challenge&quot;:&quot;[\w-]*/, '')

describe('sign-up', () => {
  test('keeps the typed email but not the password, and focuses the first invalid field', async () => {
    const visitor = aVisitor()
    await signUpAs(visitor, identity.issuer, 'maya@example', 'secret-that-stays')
    expect(visitor.status).toBe(422)
    expect(visitor.text).toMatch(/<input id="email"[^>]* value="maya@example"[^>]* aria-invalid="true" autofocus>/)
    expect(visitor.text).toContain('Please add the end of the address, such as .com or .co.uk.')
    expect(visitor.text).not.toContain('secret-that-stays')
  })

  test('signs a new user in and emails a link that confirms the address', async () => {
    const { visitor } = await aSignedInVisitor(identity.issuer, 'New@Example.com')
    const [email] = await identity.emails('New@Example.com')
    expect(email?.subject).toBe('Confirm your email for Glimmer')
    await visitor.visit(linkIn(email))
    await visitor.visit(linkIn(email))
    await visitor.submit({})
    expect(visitor.text).toContain('Thank you, that’s confirmed')
    await visitor.visit(linkIn(email))
    expect(visitor.text).toContain('This link no longer works')
    const { rows } = await identity.database.query(
      `select email_verified from identity.account where email = 'New@Example.com'`,
    )
    expect(rows).toEqual([{ email_verified: true }])
  })

  test('signs in with a taken address and its password, ignoring case', async () => {
    await aSignedInVisitor(identity.issuer, 'taken@example.com')
    const visitor = aVisitor()
    await signUpAs(visitor, identity.issuer, 'Taken@Example.com')
    expect(codeOf(visitor)).toBeDefined()
  })

  test('emails the owner when a taken address comes with another password', async () => {
    await aSignedInVisitor(identity.issuer, 'owner@example.com')
    const visitor = aVisitor()
    await signUpAs(visitor, identity.issuer, 'owner@example.com', 'some other password')
    expect(visitor.status).toBe(200)
    expect(visitor.text).toContain('Check your email')
    const [email] = await identity.emails('owner@example.com', 2)
    expect(email?.subject).toBe('You already have a Glimmer account')
    const owner = aVisitor()
    await signInAs(owner, identity.issuer, 'owner@example.com')
    expect(codeOf(owner)).toBeDefined()
  })

  test('allows sixty sign-ups an hour from one IP address', async () => {
    const tryFrom = async (address: string) => {
      const visitor = aVisitor()
      await visitor.visit(authorizationRequest(identity.issuer, { prompt: 'create' }).url)
      const fields = { email: 'crowd@example.com', password: goodPassword }
      await visitor.submit(fields, { 'x-forwarded-for': address })
      return visitor.status
    }
    await tryFrom('203.0.113.60')
    await identity.database.query('update identity.attempt set count = 60 where count = 1')
    expect(await tryFrom('203.0.113.60')).toBe(429)
    // Entries to the left of the trusted proxy's own come from the caller and are not trusted.
    expect(await tryFrom('198.51.100.1, 203.0.113.60')).toBe(429)
    expect(await tryFrom('203.0.113.61')).not.toBe(429)
    await identity.database.query('delete from identity.attempt')
  })
})

describe('sign-in', () => {
  test('names and focuses the empty field', async () => {
    const visitor = aVisitor()
    await signInAs(visitor, identity.issuer, '', '')
    expect([visitor.status, visitor.text.includes('Please fill in your email and your password.')]).toEqual([422, true])
    await visitor.submit({ email: 'maya@example.com', password: '' })
    expect(visitor.text).toContain('Please fill in your password.')
    expect(visitor.text).toMatch(/<input id="password"[^>]* autofocus>/)
  })

  test('answers the same for an unknown address as for a wrong password', async () => {
    await aSignedInVisitor(identity.issuer, 'known@example.com')
    const answers = []
    for (const email of ['known@example.com', 'unknown@example.com']) {
      const visitor = aVisitor()
      await signInAs(visitor, identity.issuer, email, 'not the password')
      answers.push({ status: visitor.status, text: withoutTraces(visitor.text, email) })
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]?.status).toBe(422)
  })

  test.each(['tried@example.com', 'nobody@example.com'])(
    'allows ten wrong passwords for %s, across two processes and any IP address',
    async (email) => {
      const owner = aVisitor()
      if (email.startsWith('tried')) await signUpAs(owner, identity.issuer, email)
      const other = await identity.startAnother()
      const guess = async (from: string, round: number) => {
        const visitor = aVisitor()
        await visitor.visit(authorizationRequest(from).url)
        const headers = { 'x-forwarded-for': `203.0.113.${round}` }
        await visitor.submit({ email, password: `guess number ${round}` }, headers)
        return visitor.status
      }
      const rounds = Array.from({ length: 14 }, (_, round) => guess(round % 2 ? identity.issuer : other.issuer, round))
      const statuses = await Promise.all(rounds)
      expect(statuses.filter((status) => status === 422)).toHaveLength(10)
      expect(statuses.filter((status) => status === 429)).toHaveLength(4)
      await identity.database.query(`update identity.attempt set ends_at = now()`)
      expect(await guess(identity.issuer, 15)).toBe(422)
    },
  )

  test('resets the attempts after the right password', async () => {
    await aSignedInVisitor(identity.issuer, 'fumble@example.com')
    for (let round = 0; round < 3; round++) {
      for (let wrong = 0; wrong < 5; wrong++)
        await signInAs(aVisitor(), identity.issuer, 'fumble@example.com', 'oh dear')
      const visitor = aVisitor()
      await signInAs(visitor, identity.issuer, 'fumble@example.com')
      expect(codeOf(visitor)).toBeDefined()
    }
  })

  test('outlives the browser session only with “Keep me signed in”', async () => {
    const { visitor: kept } = await aSignedInVisitor(identity.issuer, 'borrowed@example.com')
    expect(kept.cookie('glimmer_session')?.attributes).toMatch(/expires/i)
    expect(kept.cookie('glimmer_session')?.attributes).toMatch(/samesite=lax; httponly/i)
    const visitor = aVisitor()
    await visitor.visit(authorizationRequest(identity.issuer).url)
    await visitor.submit({ email: 'borrowed@example.com', password: goodPassword })
    expect(codeOf(visitor)).toBeDefined()
    expect(visitor.cookie('glimmer_session')?.attributes).not.toMatch(/expires/i)
  })
})

describe('forgotten password', () => {
  async function askFor(email: string) {
    const visitor = aVisitor()
    await visitor.visit(authorizationRequest(identity.issuer).url)
    await visitor.visit(visitor.link('Forgot password?'))
    await visitor.submit({ email })
    return visitor
  }

  test('answers the same for a known and an unknown address', async () => {
    await aSignedInVisitor(identity.issuer, 'reset-known@example.com')
    const known = await askFor('reset-known@example.com')
    const unknown = await askFor('reset-unknown@example.com')
    expect(known.status).toBe(unknown.status)
    expect(withoutTraces(known.text, 'reset-known@example.com')).toBe(
      withoutTraces(unknown.text, 'reset-unknown@example.com'),
    )
    await identity.emails('reset-known@example.com', 2)
    expect(await identity.emails('reset-unknown@example.com', 0)).toEqual([])
  })

  test('sets a new password by the emailed link once, and ends every session', async () => {
    const email = 'reset@example.com'
    const { visitor: before, tokens } = await aSignedInVisitor(identity.issuer, email)
    await askFor(email)
    const [mailed] = await identity.emails(email, 2)
    expect(mailed?.subject).toBe('Choose a new Glimmer password')
    const [visitor, late] = [aVisitor(), aVisitor()]
    await visitor.visit(linkIn(mailed))
    await late.visit(linkIn(mailed))
    await visitor.submit({ password: 'short' })
    expect(visitor.text).toContain('Please use at least 10 characters.')
    await visitor.submit({ password: 'an entirely new one' })
    expect(visitor.text).toContain('Your new password is saved')
    await late.submit({ password: 'too late for this one' })
    expect(late.text).toContain('This link no longer works')

    expect(await refresh(identity.issuer, tokens.refresh_token)).toMatchObject({ error: 'invalid_grant' })
    await before.visit(authorizationRequest(identity.issuer, { prompt: 'none' }).url)
    expect(before.url).toContain('error=login_required')
    const withOld = aVisitor()
    await signInAs(withOld, identity.issuer, email)
    expect(codeOf(withOld)).toBeUndefined()
    const withNew = aVisitor()
    const request = await signInAs(withNew, identity.issuer, email, 'an entirely new one')
    const { id_token } = await redeem(identity.issuer, request, codeOf(withNew) ?? '')
    // Following the link has proven the address.
    expect(claimsOf(id_token)).toMatchObject({ email_verified: true })
  })

  test('sends at most five emails an hour to one address', async () => {
    const email = 'pestered@example.com'
    await aSignedInVisitor(identity.issuer, email)
    for (let round = 0; round < 7; round++) expect((await askFor(email)).text).toContain('Check your email')
    expect(await identity.emails(email, 5)).toHaveLength(5)
  })
})

describe('deleting an account', () => {
  const remove = (token: string | undefined) =>
    fetch(`${identity.issuer}/account`, {
      method: 'DELETE',
      headers: token ? { authorization: `Bearer ${token}` } : {},
    })

  test('deletes sessions, tokens and the account, and frees the address', async () => {
    const { visitor, tokens } = await aSignedInVisitor(identity.issuer, 'leaving@example.com')
    expect((await remove(tokens.access_token)).status).toBe(204)
    expect(await refresh(identity.issuer, tokens.refresh_token)).toMatchObject({ error: 'invalid_grant' })
    await visitor.visit(authorizationRequest(identity.issuer, { prompt: 'none' }).url)
    expect(visitor.url).toContain('error=login_required')
    const { sub } = claimsOf(tokens.access_token)
    const left = await identity.database.query('select model from identity.oidc_record where payload::text like $1', [
      `%${sub}%`,
    ])
    expect(left.rows).toEqual([])
    const again = aVisitor()
    await signUpAs(again, identity.issuer, 'leaving@example.com', 'another password')
    expect(again.url.startsWith(`${appUrl}/auth/callback?code=`)).toBe(true)
  })

  test('refuses a missing token, an ID token and a forged one', async () => {
    const { tokens } = await aSignedInVisitor(identity.issuer, 'staying@example.com')
    const [, payload] = tokens.access_token?.split('.') ?? []
    const unsigned = `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${payload}.`
    for (const token of [undefined, tokens.id_token, unsigned, `${tokens.access_token?.slice(0, -4)}AAAA`])
      expect((await remove(token)).status).toBe(401)
    expect(await refresh(identity.issuer, tokens.refresh_token)).toMatchObject({ status: 200 })
  })
})
