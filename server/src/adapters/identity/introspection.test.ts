import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type IssuerKind, startTestIssuer } from '#testing/test-issuer.ts'
import { type OidcOptions, oidcIdentity } from './oidc.ts'

const asker = { clientId: 'glimmer api', clientSecret: 'two words' }
const encoded = { clientId: 'glimmer%20api', clientSecret: 'two%20words' }
const seconds = () => Math.floor(Date.now() / 1000)
const rejected = { ok: false, reason: 'rejected' }

/** The app with a provider of opaque tokens that supports introspection. */
async function atOpaqueProvider(changes: Partial<OidcOptions> = {}, kind: IssuerKind = { asker: encoded }) {
  const provider = await startTestIssuer(kind)
  onTestFinished(() => provider.stop())
  const told: string[] = []
  const onTrouble = (sentence: string) => void told.push(sentence)
  const app = oidcIdentity({ ...provider, introspection: asker, onTrouble, ...changes })
  /** An active token for this app, with these additional claims in its introspection. */
  const token = (claims: object = {}) => {
    const made = provider.opaqueToken('maya')
    const { clientId: client_id, audience: aud } = provider
    provider.introspected.set(made, { active: true, sub: 'maya', client_id, aud, exp: seconds() + 3600, ...claims })
    return made
  }
  return { provider, app, token, told }
}

describe('an opaque token', () => {
  test('is accepted if the provider calls it active, and introspected once a minute', async () => {
    const { provider, app, token } = await atOpaqueProvider()
    const one = token({ auth_time: 1_700_000_000 })
    const subject = { issuer: provider.issuer, subject: 'maya', authenticatedAt: 1_700_000_000 }
    for (let turn = 0; turn < 3; turn++) expect(await app.verify(one)).toMatchObject({ ok: true, subject })
    expect(provider.questions()).toBe(1)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    onTestFinished(() => void vi.useRealTimers())
    expect(await app.verify(one)).toMatchObject({ ok: true })
    expect(provider.questions()).toBe(2)
  })

  test('gives the email address through userinfo only', async () => {
    const { provider, app, token } = await atOpaqueProvider()
    const one = token()
    provider.userinfo.set('maya', { email: 'maya@example.test', email_verified: true })
    expect(app.emailIn(one)).toBeUndefined()
    expect(await app.askProfile(one, 'maya')).toMatchObject({ email: { address: 'maya@example.test' } })
  })

  test('is introspected once for concurrent requests', async () => {
    const { provider, app, token } = await atOpaqueProvider()
    const one = token()
    const verdicts = await Promise.all(Array.from({ length: 8 }, () => app.verify(one)))
    expect(verdicts.every(({ ok }) => ok)).toBe(true)
    expect(provider.questions()).toBe(1)
  })

  test('is not trusted beyond its expiry', async () => {
    const { app, token } = await atOpaqueProvider()
    const exp = seconds() + 30
    expect(await app.verify(token({ exp }))).toMatchObject({ ok: true, subject: { expiresAt: exp } })
  })

  test('is rejected within a minute after the provider revoked it', async () => {
    const { provider, app, token } = await atOpaqueProvider()
    const one = token()
    await app.verify(one)
    provider.introspected.delete(one)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    onTestFinished(() => void vi.useRealTimers())
    expect(await app.verify(one)).toEqual(rejected)
  })

  test.each<[string, object]>([
    ['inactive', { active: false }],
    ['issued to another client', { client_id: 'another-app' }],
    ['issued to no named client', { client_id: undefined }],
    ['from another issuer', { iss: 'https://another.example' }],
    ['expired', { exp: seconds() - 1 }],
    ['not valid yet', { nbf: seconds() + 600 }],
    ['without a subject', { sub: undefined }],
    ['about a subject with a null character', { sub: 'maya\0' }],
    ['a DPoP token', { token_type: 'DPoP' }],
    ['a refresh token', { token_use: 'refresh_token' }],
  ])('is rejected when it is %s', async (_, claims) => {
    const { app, token, told } = await atOpaqueProvider()
    expect(await app.verify(token(claims))).toEqual(rejected)
    expect(told).toEqual([])
  })

  test('may name its client as azp, and several audiences or none', async () => {
    const { provider, app, token } = await atOpaqueProvider()
    const azp = { client_id: undefined, azp: provider.clientId }
    expect(await app.verify(token(azp))).toMatchObject({ ok: true })
    expect(await app.verify(token({ aud: ['https://another.example', provider.audience] }))).toMatchObject({ ok: true })
    expect(await app.verify(token({ aud: undefined }))).toMatchObject({ ok: true })
  })

  test('for another audience is unusable, and logged once', async () => {
    const { app, token, told } = await atOpaqueProvider()
    for (let turn = 0; turn < 2; turn++)
      expect(await app.verify(token({ aud: 'https://another.example' }))).toEqual({ ok: false, reason: 'unusable' })
    expect(told).toEqual([expect.stringContaining('they are for the audience https://another.example.')])
  })

  test('is unavailable while the provider is down', async () => {
    const { provider, app, token } = await atOpaqueProvider()
    await app.verify(token())
    const one = token()
    await provider.stop()
    expect(await app.verify(one)).toEqual({ ok: false, reason: 'unavailable' })
  })

  test('is unusable when the provider refuses the credentials; the log names the setting, no secret', async () => {
    const { app, token, told } = await atOpaqueProvider({ introspection: { ...asker, clientSecret: 'wrong' } })
    expect(await app.verify(token())).toEqual({ ok: false, reason: 'unusable' })
    expect(told.join()).toContain('OIDC_INTROSPECTION_CLIENT_ID')
    expect(told.join()).not.toContain('wrong')
  })

  test('is unusable without an introspection endpoint', async () => {
    const { app, token, told } = await atOpaqueProvider({}, {})
    expect(await app.verify(token())).toEqual({ ok: false, reason: 'unusable' })
    expect(told.join()).toContain('introspection_endpoint')
  })

  test('is never sent to an endpoint without https', async () => {
    const { app, token } = await atOpaqueProvider(
      {},
      { metadata: { introspection_endpoint: 'http://id.example/introspect' } },
    )
    expect(await app.verify(token())).toEqual({ ok: false, reason: 'unusable' })
  })

  test('is the only kind that is introspected', async () => {
    const { provider, app } = await atOpaqueProvider()
    expect(await app.verify(await provider.token('maya'))).toMatchObject({ ok: true })
    expect(provider.questions()).toBe(0)
  })
})
