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
    ['of another issuer', { iss: 'https://evil.example' }],
    ['for another client', { client_id: 'another-app' }],
    ['for nobody it names', { client_id: undefined }],
    ['about a subject with a null character', { sub: 'maya\0' }],
    ['about a subject that is half a character', { sub: '\ud800' }],
    ['about a subject of 256 characters', { sub: 'x'.repeat(256) }],
    ['without a subject', { sub: undefined }],
    ['not good yet', { nbf: seconds() + 600 }],
    ['with the nonce of an ID token', { nonce: 'n' }],
    ['with the hash of an ID token', { at_hash: 'h' }],
  ])('%s is rejected', async (_, claims) => {
    expect(await identity.verify(await issuer.token('maya', claims as JWTPayload))).toEqual(rejected)
  })

  test('for several audiences, ours among them, is accepted', async () => {
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

  test.each(['azp', 'appid', 'cid'])('may name its client as %s, as some providers do', async (name) => {
    const claims = { client_id: undefined, [name]: issuer.clientId }
    expect(await identity.verify(await issuer.token('maya', claims))).toMatchObject({ ok: true })
  })

  test('of type JWT is accepted from a provider that types none, but not where ID tokens are for the same audience', async () => {
    const token = await issuer.token('maya', {}, { typ: 'JWT' })
    expect(await identity.verify(token)).toMatchObject({ ok: true })
    const forClient = oidcIdentity({ ...issuer, audience: issuer.clientId })
    const mixed = await issuer.token('maya', { aud: issuer.clientId }, { typ: 'JWT' })
    expect(await forClient.verify(mixed)).toEqual(rejected)
    expect(await forClient.verify(await issuer.token('maya', { aud: issuer.clientId }))).toMatchObject({ ok: true })
  })

  test.each<[string, JWTPayload, string]>([
    ['typed JWT', {}, 'JWT'],
    ['that names its client in another way', { client_id: undefined, azp: 'glimmer-web' }, 'at+jwt'],
  ])('of our own provider %s is rejected: it issues none like that', async (_, claims, typ) => {
    const own = oidcIdentity({ ...issuer, isStrict: true })
    expect(await own.verify(await issuer.token('maya', claims, { typ }))).toEqual(rejected)
    expect(await own.verify(await issuer.token('maya'))).toMatchObject({ ok: true })
  })

  test('of a provider that writes a nonce into it and says that it is a bearer’s is accepted', async () => {
    const token = await issuer.token('maya', { nonce: 'n', typ: 'Bearer' }, { typ: 'JWT' })
    expect(await identity.verify(token)).toMatchObject({ ok: true })
  })

  test('without a signature is rejected', async () => {
    const [, payload] = (await issuer.token('maya')).split('.')
    const header = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')
    expect(await identity.verify(`${header}.${payload}.`)).toEqual(rejected)
  })

  test('signed with a key nobody published is rejected', async () => {
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
  test('that cannot be reached makes tokens undecided, not bad, until it is back', async () => {
    const gone = await startTestIssuer()
    const token = await gone.token('maya')
    await gone.stop()
    expect(await oidcIdentity(gone).verify(token)).toEqual({ ok: false, reason: 'unavailable' })
  })

  test('tells where a browser meets it, once it has been found', async () => {
    const other = oidcIdentity(issuer)
    expect(other.endpoints()).toBeUndefined()
    await expect
      .poll(() => other.endpoints())
      .toEqual({
        authorization: `${issuer.issuer}/auth`,
        token: `${issuer.issuer}/token`,
        makesAccounts: false,
        answersInForm: false,
      })
  })

  test('whose document names another issuer is not believed', async () => {
    const alias = oidcIdentity({ ...issuer, issuer: issuer.issuer.replace('127.0.0.1', 'localhost') })
    expect(await alias.verify(await issuer.token('maya'))).toEqual({ ok: false, reason: 'unavailable' })
  })
})

describe('a provider that is set up in another way', () => {
  /** The app with a provider of this kind, and what it reports to the operator. */
  async function at(kind: IssuerKind, changes: Partial<OidcOptions> = {}) {
    const provider = await startTestIssuer(kind)
    const told: string[] = []
    onTestFinished(() => provider.stop())
    const app = oidcIdentity({ ...provider, onTrouble: (sentence) => told.push(sentence), ...changes })
    return { provider, app, told }
  }

  test.each(['/', '/realms/glimmer/'])('and whose name ends in %s is believed by that very name', async (path) => {
    const { provider, app, told } = await at({ path })
    expect(await app.verify(await provider.token('maya'))).toMatchObject({ ok: true })
    expect(told).toEqual([])
  })

  test('and is given another name in the settings is not believed; the log says both names, once', async () => {
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

  test.each(['RS256', 'RS512', 'PS384', 'ES384', 'EdDSA'])('and signs with %s is believed', async (alg) => {
    const { provider, app } = await at({ alg })
    expect(await app.verify(await provider.token('maya'))).toMatchObject({ ok: true })
  })

  test.each<[string, object, string]>([
    [
      'for another audience',
      { aud: 'https://another.example/api' },
      'they are for the audience https://another.example/api.',
    ],
    ['for nobody in particular', { aud: undefined }, 'they are for the audience of nobody.'],
    ['that live for two days', { exp: seconds() + 48 * 3600 }, 'they live for 48 hours. Have them end within a day.'],
    ['that never end', { exp: undefined }, 'they never end.'],
    ['that do not say when they were made', { iat: undefined }, 'they do not say when they were made (iat).'],
  ])('and makes tokens %s is told so at the first, once', async (_, claims, sentence) => {
    const { provider, app, told } = await at({})
    for (let turn = 0; turn < 2; turn++)
      expect(await app.verify(await provider.token('maya', claims as JWTPayload))).toEqual({
        ok: false,
        reason: 'unusable',
      })
    expect(told).toHaveLength(1)
    expect(told[0]).toContain(`The provider's access tokens cannot be used: ${sentence}`)
  })

  test('and makes tokens that nobody can read is told so; a stranger’s nonsense is nonsense', async () => {
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

  test('says nothing of a token that was somebody else’s, is over, or is an ID token', async () => {
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

  test('and is slow to say what it is is found all the same, while nobody waits for it', async () => {
    const { provider, app } = await at({ discoveryMs: 300 }, { patienceMs: 20 })
    const token = await provider.token('maya')
    expect(await app.verify(token)).toEqual({ ok: false, reason: 'unavailable' })
    await expect.poll(() => app.verify(token)).toMatchObject({ ok: true })
  })

  test('says whether it makes accounts when asked to', async () => {
    const { app } = await at({ metadata: { prompt_values_supported: ['none', 'login', 'create'] } })
    await expect.poll(() => app.endpoints()).toMatchObject({ makesAccounts: true })
  })

  test('and keeps names and addresses to userinfo tells them there', async () => {
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
