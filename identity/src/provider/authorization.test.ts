import { describe, expect, test } from 'vitest'
import { testIdentity } from '#testing/test-identity.ts'
import { aSignedInVisitor, aVisitor, codeOf, goodPassword, signInAs, signUpAs } from '#testing/visitor.ts'
import { appUrl, askForTokens, authorizationRequest, claimsOf, random, redeem, refresh } from '#testing/web-app.ts'

const identity = testIdentity()

const headerOf = (token: string | undefined) =>
  JSON.parse(Buffer.from(token?.split('.')[0] ?? '', 'base64url').toString())

describe('authorization request', () => {
  test.each([
    ['without a code challenge', { code_challenge: undefined, code_challenge_method: undefined }],
    ['with a plain challenge', { code_challenge_method: 'plain' }],
    ['for tokens in the address (implicit)', { response_type: 'token' }],
    ['for an ID token in the address', { response_type: 'id_token' }],
    ['for another API', { resource: 'https://evil.example/api' }],
  ])('is refused %s', async (_how, changes) => {
    const visitor = aVisitor()
    await visitor.visit(authorizationRequest(identity.issuer, changes).url)
    expect(`${visitor.url} ${visitor.text}`).toMatch(
      /invalid_request|unsupported_response_type|unauthorized_client|invalid_target/,
    )
    expect(codeOf(visitor)).toBeUndefined()
  })

  test.each([
    '/auth/callback/../x',
    '/auth/callback?next=//evil.example',
    '/auth/callback/',
    '.evil.example/auth/callback',
    ':8080/auth/callback',
  ])('shows an error page for the redirect %s, without redirecting', async (rest) => {
    const response = await fetch(authorizationRequest(identity.issuer, { redirect_uri: `${appUrl}${rest}` }).url, {
      redirect: 'manual',
    })
    expect(response.status).toBe(400)
    expect(response.headers.get('location')).toBeNull()
    expect(await response.text()).toContain('Something went wrong')
  })

  test('returns its state and the identity.issuer (RFC 9207)', async () => {
    const visitor = aVisitor()
    const request = await signUpAs(visitor, identity.issuer, 'state@example.com')
    const answer = new URL(visitor.url).searchParams
    expect(answer.get('state')).toBe(request.state)
    expect(answer.get('iss')).toBe(identity.issuer)
  })

  test('shows the sign-up form for prompt=create, else the sign-in form', async () => {
    const visitor = aVisitor()
    await visitor.visit(authorizationRequest(identity.issuer, { prompt: 'create' }).url)
    expect(visitor.text).toContain('Join Glimmer for daily affirmations')
    await visitor.visit(authorizationRequest(identity.issuer).url)
    expect(visitor.text).toContain('Sign in to continue to Glimmer')
  })

  test('lets a user who came to sign up sign in instead', async () => {
    await aSignedInVisitor(identity.issuer, 'switch@example.com')
    const visitor = aVisitor()
    await visitor.visit(authorizationRequest(identity.issuer, { prompt: 'create' }).url)
    await visitor.visit(visitor.link('Sign in'))
    await visitor.submit({ email: 'switch@example.com', password: 'quiet lake at dawn' })
    expect(codeOf(visitor)).toBeDefined()
  })
})

describe('tokens', () => {
  test('are an access token for the API and an ID token with the user', async () => {
    const { tokens, request } = await aSignedInVisitor(identity.issuer, 'tokens@example.com')
    expect(headerOf(tokens.access_token)).toMatchObject({ typ: 'at+jwt', alg: 'ES256' })
    const access = claimsOf(tokens.access_token)
    expect(access).toMatchObject({ iss: identity.issuer, aud: `${appUrl}/api`, client_id: 'glimmer-web' })
    expect(access.exp - access.iat).toBe(300)
    expect(claimsOf(tokens.id_token)).toMatchObject({
      sub: access.sub,
      nonce: request.nonce,
      email: 'tokens@example.com',
      email_verified: false,
    })
  })

  test('are issued once per code; a replay is refused and revokes them', async () => {
    const { request, code, tokens } = await aSignedInVisitor(identity.issuer, 'replay@example.com')
    expect(tokens.status).toBe(200)
    expect(await redeem(identity.issuer, request, code)).toMatchObject({ status: 400, error: 'invalid_grant' })
    expect(await refresh(identity.issuer, tokens.refresh_token)).toMatchObject({ error: 'invalid_grant' })
  })

  test('require the code verifier', async () => {
    const visitor = aVisitor()
    const request = await signUpAs(visitor, identity.issuer, 'verifier@example.com')
    const code = codeOf(visitor) ?? ''
    expect(await redeem(identity.issuer, request, code, random())).toMatchObject({ error: 'invalid_grant' })
    expect(await redeem(identity.issuer, request, code)).toMatchObject({ status: 200 })
  })

  test('are refused for the password grant', async () => {
    const reply = await askForTokens(identity.issuer, { grant_type: 'password', username: 'a', password: 'b' })
    expect(reply).toMatchObject({ status: 400, error: 'unsupported_grant_type' })
  })

  test('are refused for a code older than a minute', async () => {
    const visitor = aVisitor()
    await signUpAs(visitor, identity.issuer, 'minute@example.com')
    const { rows } = await identity.database.query(
      `select extract(epoch from max(expires_at) - now())::int as seconds
       from identity.oidc_record where model = 'AuthorizationCode' and consumed_at is null`,
    )
    expect(rows[0].seconds).toBeLessThanOrEqual(60)
  })
})

describe('refresh token', () => {
  test('works once; a replay revokes its whole family', async () => {
    const { tokens } = await aSignedInVisitor(identity.issuer, 'rotation@example.com')
    const next = await refresh(identity.issuer, tokens.refresh_token)
    expect(next.status).toBe(200)
    expect(next.refresh_token).not.toBe(tokens.refresh_token)
    expect(await refresh(identity.issuer, tokens.refresh_token)).toMatchObject({ status: 400, error: 'invalid_grant' })
    expect(await refresh(identity.issuer, next.refresh_token)).toMatchObject({ status: 400, error: 'invalid_grant' })
  })

  test('is granted once for eight concurrent uses across two processes', async () => {
    const { tokens } = await aSignedInVisitor(identity.issuer, 'race@example.com')
    const other = await identity.startAnother({ IDENTITY_PUBLIC_URL: identity.issuer })
    expect(other.issuer).toBe(identity.issuer)
    const replies = await Promise.all(Array.from({ length: 8 }, () => refresh(identity.issuer, tokens.refresh_token)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('works for a new sign-in after the family was revoked', async () => {
    const { visitor, tokens } = await aSignedInVisitor(identity.issuer, 'again@example.com')
    await refresh(identity.issuer, tokens.refresh_token)
    await refresh(identity.issuer, tokens.refresh_token)
    const request = authorizationRequest(identity.issuer, { prompt: 'none', redirect_uri: `${appUrl}/auth/silent` })
    await visitor.visit(request.url)
    expect(await redeem(identity.issuer, request, codeOf(visitor) ?? '')).toMatchObject({ status: 200 })
  })
})

describe('session', () => {
  test('is found silently, and login_required is returned without one', async () => {
    const { visitor } = await aSignedInVisitor(identity.issuer, 'silent@example.com')
    const silently = { prompt: 'none', redirect_uri: `${appUrl}/auth/silent` }
    await visitor.visit(authorizationRequest(identity.issuer, silently).url)
    expect(codeOf(visitor)).toBeDefined()
    const stranger = aVisitor()
    await stranger.visit(authorizationRequest(identity.issuer, silently).url)
    expect(stranger.url).toContain('error=login_required')
  })

  test('is reported by form_post when requested', async () => {
    const { visitor } = await aSignedInVisitor(identity.issuer, 'in-a-form@example.com')
    const inForm = { prompt: 'none', redirect_uri: `${appUrl}/auth/silent`, response_mode: 'form_post' }
    const request = authorizationRequest(identity.issuer, inForm)
    await visitor.visit(request.url)
    expect(visitor.url).toBe(request.url)
    const [, code = ''] = /name="code" value="([^"]+)"/.exec(visitor.text) ?? []
    expect(await redeem(identity.issuer, request, code)).toMatchObject({ status: 200 })
    const stranger = aVisitor()
    await stranger.visit(authorizationRequest(identity.issuer, inForm).url)
    expect(stranger.text).toContain('name="error" value="login_required"')
    expect(stranger.status).toBe(200)
  })

  test('gets a new id at sign-in', async () => {
    await aSignedInVisitor(identity.issuer, 'fixation@example.com')
    const visitor = aVisitor()
    await visitor.visit(authorizationRequest(identity.issuer).url)
    await visitor.visit(`${identity.issuer}/session/end`)
    const before = visitor.cookie('glimmer_session')?.value
    expect(before).toBeDefined()
    await signInAs(visitor, identity.issuer, 'fixation@example.com')
    expect(visitor.cookie('glimmer_session')?.value).not.toBe(before)
  })

  test('ends without a click for a matching ID token hint, with its refresh token', async () => {
    const { visitor, tokens } = await aSignedInVisitor(identity.issuer, 'sign-out@example.com')
    const query = new URLSearchParams({
      id_token_hint: tokens.id_token ?? '',
      post_logout_redirect_uri: `${appUrl}/`,
    })
    await visitor.visit(`${identity.issuer}/session/end?${query}`)
    expect(visitor.text).toContain('/assets/sign-out.js')
    await visitor.submit({ logout: 'yes' })
    expect(visitor.url).toBe(`${appUrl}/`)
    expect(visitor.cookie('glimmer_session')).toBeUndefined()
    expect(await refresh(identity.issuer, tokens.refresh_token)).toMatchObject({ error: 'invalid_grant' })
  })

  test('asks before ending without a hint or with another user’s', async () => {
    const { visitor } = await aSignedInVisitor(identity.issuer, 'stay@example.com')
    const { tokens } = await aSignedInVisitor(identity.issuer, 'other@example.com')
    await visitor.visit(
      `${identity.issuer}/session/end?${new URLSearchParams({ id_token_hint: tokens.id_token ?? '' })}`,
    )
    expect(visitor.text).toContain('Sign out?')
    expect(visitor.text).not.toContain('/assets/sign-out.js')
  })

  test('is replaced when another user signs up in the same browser', async () => {
    const { visitor } = await aSignedInVisitor(identity.issuer, 'first@example.com')
    const request = await signUpAs(visitor, identity.issuer, 'second@example.com')
    // The provider drops the first session by a form that the browser submits by itself.
    while (!codeOf(visitor)) await visitor.submit({})
    const tokens = await redeem(identity.issuer, request, codeOf(visitor) ?? '')
    expect(claimsOf(tokens.id_token).email).toBe('second@example.com')
  })
})

describe('auth_time', () => {
  test('is in the access token, and unchanged by a refresh', async () => {
    const { visitor, tokens } = await aSignedInVisitor(identity.issuer, 'signed-in-at@example.com')
    const before = claimsOf(tokens.access_token).auth_time
    expect(Math.abs(before - Date.now() / 1000)).toBeLessThan(60)
    await identity.database.query(
      `update identity.oidc_record set payload = jsonb_set(payload, '{authTime}', to_jsonb((payload->>'authTime')::int - 500))
       where model = 'RefreshToken'`,
    )
    expect(claimsOf((await refresh(identity.issuer, tokens.refresh_token)).access_token).auth_time).toBe(before - 500)
    const silently = authorizationRequest(identity.issuer, { prompt: 'none' })
    await visitor.visit(silently.url)
    const renewed = await redeem(identity.issuer, silently, codeOf(visitor) ?? '')
    expect(claimsOf(renewed.access_token).auth_time).toBe(before)
  })

  test('is renewed by a sign-in of the same user only', async () => {
    const [maya, noor] = [
      await aSignedInVisitor(identity.issuer, 'step-up@example.com'),
      await aSignedInVisitor(identity.issuer, 'somebody-else@example.com'),
    ]
    const { visitor } = noor
    await visitor.visit(
      authorizationRequest(identity.issuer, { max_age: '300', id_token_hint: maya.tokens.id_token }).url,
    )
    expect(visitor.text).toContain('Is it you?')
    expect(visitor.text).toContain('step-up@example.com')
    const interaction = visitor.url
    await visitor.submit({ email: 'somebody-else@example.com', password: 'not of this account' })
    expect(visitor.status).toBe(422)
    await visitor.visit(interaction.replace('/sign-in', '/sign-up'))
    await visitor.submit({ email: 'somebody-else@example.com', password: goodPassword })
    expect(visitor.status).toBe(403)
    expect(codeOf(visitor)).toBeUndefined()
  })
})
