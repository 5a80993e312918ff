import { generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Identity } from '#ports/identity.ts'
import { type IssuerKind, startTestIssuer, type TestIssuer } from '#testing/test-issuer.ts'
import { identityConformance } from './identity.conformance.ts'
import { type OidcOptions, oidcIdentity } from './oidc.ts'

const seconds = () => Math.floor(Date.now() / 1000)

identityConformance('OpenID Connect', async () => {
  const issuer = await startTestIssuer()
  return {
    identity: oidcIdentity(issuer),
    token: (subject) => issuer.token(subject),
    expired: (subject) => issuer.token(subject, { iat: seconds() - 700, exp: seconds() - 400 }),
    stop: issuer.stop,
  }
})

let issuer: TestIssuer
let identity: Identity
beforeAll(async () => {
  issuer = await startTestIssuer()
  identity = oidcIdentity(issuer)
})
afterAll(() => issuer.stop())

const rejected = { ok: false, reason: 'rejected' }

describe('an access token', () => {
  test.each([
    ['from another issuer', { iss: 'https://evil.example' }],
    ['for another client', { client_id: 'another-app' }],
    ['without a client', { client_id: undefined }],
    ['with a null character in the subject', { sub: 'maya\0' }],
    ['with half a surrogate pair in the subject', { sub: '\ud800' }],
    ['with a subject of 256 characters', { sub: 'x'.repeat(256) }],
    ['without a subject', { sub: undefined }],
    ['before it is valid', { nbf: seconds() + 600 }],
    ['with the nonce of an ID token', { nonce: 'n' }],
    ['with the hash of an ID token', { at_hash: 'h' }],
  ])('is rejected %s', async (_, claims) => {
    expect(await identity.verify(await issuer.token('maya', claims as JWTPayload))).toEqual(rejected)
  })

  test('is accepted for several audiences that include ours', async () => {
    const token = await issuer.token('maya', { aud: [issuer.audience, 'https://another.example'] })
    expect(await identity.verify(token)).toMatchObject({ ok: true })
  })

  test.each([-4, 4])('may be off by the tolerated five seconds (%i)', async (drift) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const token = await issuer.token(
      'maya',
      drift < 0 ? { iat: seconds() - 300, exp: seconds() + drift } : { nbf: seconds() + drift },
    )
    expect(await identity.verify(token)).toMatchObject({ ok: true })
  })

  test.each([['logout+jwt'], ['dpop+jwt']])('of type %s is rejected', async (typ) => {
    expect(await identity.verify(await issuer.token('maya', {}, { typ }))).toEqual(rejected)
  })

  test.each(['azp', 'appid', 'cid'])('may name its client as %s', async (name) => {
    const claims = { client_id: undefined, [name]: issuer.clientId }
    expect(await identity.verify(await issuer.token('maya', claims))).toMatchObject({ ok: true })
  })

  test('of type JWT is accepted, unless ID tokens have the same audience', async () => {
    const token = await issuer.token('maya', {}, { typ: 'JWT' })
    expect(await identity.verify(token)).toMatchObject({ ok: true })
    const forClient = oidcIdentity({ ...issuer, audience: issuer.clientId })
    const mixed = await issuer.token('maya', { aud: issuer.clientId }, { typ: 'JWT' })
    expect(await forClient.verify(mixed)).toEqual(rejected)
    expect(await forClient.verify(await issuer.token('maya', { aud: issuer.clientId }))).toMatchObject({ ok: true })
  })

  test.each<[string, JWTPayload, string]>([
    ['with type JWT', {}, 'JWT'],
    ['that names its client in azp', { client_id: undefined, azp: 'glimmer-web' }, 'at+jwt'],
  ])('of the embedded provider is rejected %s', async (_, claims, typ) => {
    const own = oidcIdentity({ ...issuer, isStrict: true })
    expect(await own.verify(await issuer.token('maya', claims, { typ }))).toEqual(rejected)
    expect(await own.verify(await issuer.token('maya'))).toMatchObject({ ok: true })
  })

  test('with a nonce is accepted when it calls itself Bearer', async () => {
    const token = await issuer.token('maya', { nonce: 'n', typ: 'Bearer' }, { typ: 'JWT' })
    expect(await identity.verify(token)).toMatchObject({ ok: true })
  })

  test('without a signature is rejected', async () => {
    const [, payload] = (await issuer.token('maya')).split('.')
    const header = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')
    expect(await identity.verify(`${header}.${payload}.`)).toEqual(rejected)
  })

  test('signed with an unpublished key is rejected', async () => {
    const { privateKey } = await generateKeyPair('ES256')
    const sign = (kid: string) =>
      new SignJWT({ client_id: issuer.clientId })
        .setProtectedHeader({ alg: 'ES256', kid, typ: 'at+jwt' })
        .setIssuer(issuer.issuer)
        .setAudience(issuer.audience)
        .setSubject('maya')
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(privateKey)
    expect(await identity.verify(await sign('test'))).toEqual(rejected)
    expect(await identity.verify(await sign('unknown'))).toEqual(rejected)
  })
})

describe('an issuer', () => {
  test('that cannot be reached makes tokens unavailable until it is back', async () => {
    const gone = await startTestIssuer()
    const token = await gone.token('maya')
    await gone.stop()
    expect(await oidcIdentity(gone).verify(token)).toEqual({ ok: false, reason: 'unavailable' })
  })

  test('returns its endpoints once discovered', async () => {
    const other = oidcIdentity(issuer)
    expect(other.endpoints()).toBeUndefined()
    await expect
      .poll(() => other.endpoints())
      .toEqual({
        authorization: `${issuer.issuer}/auth`,
        token: `${issuer.issuer}/token`,
        supportsSignUpPrompt: false,
        supportsFormPost: false,
      })
  })

  test('is refused when its metadata names another issuer', async () => {
    const alias = oidcIdentity({ ...issuer, issuer: issuer.issuer.replace('127.0.0.1', 'localhost') })
    expect(await alias.verify(await issuer.token('maya'))).toEqual({ ok: false, reason: 'unavailable' })
  })
})

describe('another provider', () => {
  /** The app with a provider of this kind, and what it reports to the operator. */
  async function at(kind: IssuerKind, changes: Partial<OidcOptions> = {}) {
    const provider = await startTestIssuer(kind)
    const told: string[] = []
    onTestFinished(() => provider.stop())
    const app = oidcIdentity({ ...provider, onTrouble: (sentence) => told.push(sentence), ...changes })
    return { provider, app, told }
  }

  test.each(['/', '/realms/glimmer/'])('whose name ends in %s is accepted by exactly that name', async (path) => {
    const { provider, app, told } = await at({ path })
    expect(await app.verify(await provider.token('maya'))).toMatchObject({ ok: true })
    expect(told).toEqual([])
  })

  test('with another name than OIDC_ISSUER is refused, and both names are logged once', async () => {
    const { provider, app, told } = await at({ path: '/' })
    const without = provider.issuer.replace(/\/$/, '')
    const asWritten = oidcIdentity({ ...provider, issuer: without, onTrouble: (sentence) => told.push(sentence) })
    for (let turn = 0; turn < 2; turn++)
      expect(await asWritten.verify(await provider.token('maya'))).toEqual({ ok: false, reason: 'unavailable' })
    expect(told).toEqual([
      `OIDC_ISSUER is ${without}, and the provider there calls itself ${provider.issuer}: set it to that.`,
    ])
    expect(await app.verify(await provider.token('maya'))).toMatchObject({ ok: true })
  })

  test.each(['RS256', 'RS512', 'PS384', 'ES384', 'EdDSA'])('that signs with %s is accepted', async (alg) => {
    const { provider, app } = await at({ alg })
    expect(await app.verify(await provider.token('maya'))).toMatchObject({ ok: true })
  })

  test.each<[string, object, string]>([
    [
      'for another audience',
      { aud: 'https://another.example/api' },
      'they are for the audience https://another.example/api.',
    ],
    ['for no audience', { aud: undefined }, 'they are for the audience of nobody.'],
    ['that live for two days', { exp: seconds() + 48 * 3600 }, 'they live for 48 hours. Have them end within a day.'],
    ['that never expire', { exp: undefined }, 'they never end.'],
    ['without iat', { iat: undefined }, 'they do not say when they were made (iat).'],
  ])('with tokens %s is unusable, and the reason is logged once', async (_, claims, sentence) => {
    const { provider, app, told } = await at({})
    for (let turn = 0; turn < 2; turn++)
      expect(await app.verify(await provider.token('maya', claims as JWTPayload))).toEqual({
        ok: false,
        reason: 'unusable',
      })
    expect(told).toHaveLength(1)
    expect(told[0]).toContain(`The provider's access tokens cannot be used: ${sentence}`)
  })

  test('with opaque tokens is unusable; random tokens are rejected', async () => {
    const { provider, app, told } = await at({})
    // Every request with such a token gets the same verdict: a rejection would sign the user out.
    const token = provider.opaqueToken('maya')
    for (let turn = 0; turn < 3; turn++) expect(await app.verify(token)).toEqual({ ok: false, reason: 'unusable' })
    expect(await app.verify(provider.opaqueToken('noor'))).toEqual({ ok: false, reason: 'unusable' })
    expect(told).toEqual([expect.stringContaining('they are opaque. Have it make JWTs for the audience')])
    const other = await at({})
    expect(await other.app.verify('nonsense')).toEqual(rejected)
    expect(other.told).toEqual([])
  })

  test('causes no log for a token of another client, an expired one or an ID token', async () => {
    const { provider, app, told } = await at({})
    const another = { aud: 'https://another.example/api' }
    const tokens: JWTPayload[] = [
      { ...another, client_id: 'another-app' },
      { ...another, exp: seconds() - 400 },
      { aud: provider.clientId, nonce: 'n' },
    ]
    for (const claims of tokens) expect(await app.verify(await provider.token('maya', claims))).toEqual(rejected)
    expect(told).toEqual([])
  })

  test('that answers discovery slowly is still discovered, while requests do not wait', async () => {
    const { provider, app } = await at({ discoveryMs: 300 }, { patienceMs: 20 })
    const token = await provider.token('maya')
    expect(await app.verify(token)).toEqual({ ok: false, reason: 'unavailable' })
    await expect.poll(() => app.verify(token)).toMatchObject({ ok: true })
  })

  test('reports whether it supports sign-up', async () => {
    const { app } = await at({ metadata: { prompt_values_supported: ['none', 'login', 'create'] } })
    await expect.poll(() => app.endpoints()).toMatchObject({ supportsSignUpPrompt: true })
  })

  test('with email and name only in userinfo returns them from there', async () => {
    const { provider, app } = await at({})
    provider.userinfo.set('maya', {
      email: 'maya@example.test',
      email_verified: true,
      given_name: 'Maya',
      name: 'Maya L',
    })
    expect(await app.askProfile(await provider.token('maya'), 'maya')).toEqual({
      email: { address: 'maya@example.test', isVerified: true },
      name: 'Maya',
    })
  })
})
