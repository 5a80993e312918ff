import { describe, expect, test } from 'vitest'
import { type Authenticator, anAuthenticator, passkeyOptionsOn, type Wrong } from '#testing/authenticator.ts'
import { testIdentity } from '#testing/test-identity.ts'
import { aSignedInVisitor, aVisitor, codeOf, goodPassword, signInAs, type Visitor } from '#testing/visitor.ts'
import { authorizationRequest, redeem } from '#testing/web-app.ts'

const identity = testIdentity()

async function addTo(visitor: Visitor, authenticator: Authenticator, wrong?: Wrong) {
  await visitor.visit(`${identity.issuer}/account/passkeys`)
  const response = authenticator.create(passkeyOptionsOn(visitor), wrong)
  await visitor.submit({ response }, {}, 'passkey-add')
}

/** Opens the sign-in page in a new browser and signs in with the passkey. */
async function signInWith(authenticator: Authenticator, wrong?: Wrong, visitor = aVisitor()) {
  const request = authorizationRequest(identity.issuer)
  await visitor.visit(request.url)
  await visitor.submit({ response: authenticator.get(passkeyOptionsOn(visitor), wrong) }, {}, 'passkey-use')
  return { visitor, request }
}

async function somebodyWithAPasskey(email: string) {
  const { visitor } = await aSignedInVisitor(identity.issuer, email)
  const authenticator = anAuthenticator(identity.issuer)
  await addTo(visitor, authenticator)
  expect(visitor.text).toContain('Your passkey is added.')
  return { visitor, authenticator }
}

describe('passkeys', () => {
  test('can be added, used to sign in without password or code, renamed and removed', async () => {
    const email = 'passkey@example.com'
    const { visitor, authenticator } = await somebodyWithAPasskey(email)
    const { visitor: elsewhere, request } = await signInWith(authenticator)
    const tokens = await redeem(identity.issuer, request, codeOf(elsewhere) ?? '')
    expect(tokens.status).toBe(200)
    await visitor.submit({ name: 'My <b>phone</b>' }, {}, 'Save name')
    expect(visitor.text).toContain('My &lt;b&gt;phone&lt;/b&gt;')
    expect(visitor.text).toContain('used today')
    await visitor.submit({ name: '\u200b\u3164' }, {}, 'Save name')
    expect(visitor.text).toContain('Please give it a name.')
    await visitor.submit({}, {}, 'aria-label="Remove')
    expect(visitor.text).toContain('The passkey is removed.')
    const { visitor: late } = await signInWith(authenticator)
    expect(late.status).toBe(422)
    expect(codeOf(late)).toBeUndefined()
    const subjects = (await identity.emails(email, 4)).map(({ subject }) => subject)
    expect(subjects).toEqual(
      expect.arrayContaining([
        'A passkey was added at Glimmer',
        'A passkey was removed at Glimmer',
        'New sign-in at Glimmer',
      ]),
    )
  })

  test('let the owner set a new password without the current one', async () => {
    const { authenticator } = await somebodyWithAPasskey('forgot-it@example.com')
    const { visitor } = await signInWith(authenticator)
    await visitor.visit(`${identity.issuer}/account/password`)
    expect(visitor.text).not.toContain('Current password')
    await visitor.submit({ password: 'found by a passkey' })
    expect(visitor.text).toContain('Your new password is saved.')
    const again = aVisitor()
    await signInAs(again, identity.issuer, 'forgot-it@example.com', 'found by a passkey')
    expect(codeOf(again)).toBeDefined()
  })

  test('confirm only the signed-in user in a reauthentication', async () => {
    const { visitor, authenticator } = await somebodyWithAPasskey('again@example.com')
    const { authenticator: other } = await somebodyWithAPasskey('not-again@example.com')
    await identity.database.query(
      `update identity.oidc_record set payload = jsonb_set(payload, '{loginTs}', to_jsonb((payload->>'loginTs')::int - 700))
       where model = 'Session' and payload ? 'loginTs'`,
    )
    await visitor.visit(`${identity.issuer}/account/passkeys`)
    await visitor.submit({ response: other.get(passkeyOptionsOn(visitor)) }, {}, 'passkey-use')
    expect(visitor.status).toBe(403)
    await visitor.visit(`${identity.issuer}/account/passkeys`)
    await visitor.submit({ response: authenticator.get(passkeyOptionsOn(visitor)) }, {}, 'passkey-use')
    expect(visitor.url).toBe(`${identity.issuer}/account/passkeys`)
  })

  test.each<[string, Wrong]>([
    ['for another origin', { origin: 'https://evil.example' }],
    ['for another relying party', { rpId: 'evil.example' }],
    ['with another account’s user handle', { userHandle: Buffer.alloc(32).toString('base64url') }],
    ['without user verification', { isVerified: false }],
  ])('refuse a sign-in %s', async (_how, wrong) => {
    const { authenticator } = await somebodyWithAPasskey(`used-${Math.random()}@example.com`)
    const { visitor } = await signInWith(authenticator, wrong)
    expect(visitor.status).toBe(422)
    expect(codeOf(visitor)).toBeUndefined()
  })

  test.each<[string, Wrong]>([
    ['for another origin', { origin: 'https://evil.example' }],
    ['for another relying party', { rpId: 'evil.example' }],
    ['without user verification', { isVerified: false }],
  ])('refuse a registration %s', async (_how, wrong) => {
    const { visitor } = await aSignedInVisitor(identity.issuer, `made-${Math.random()}@example.com`)
    await addTo(visitor, anAuthenticator(identity.issuer), wrong)
    expect(visitor.status).toBe(422)
    expect(visitor.text).toContain('We couldn’t add that passkey.')
    expect(visitor.text).toContain('You don’t have any yet.')
  })

  test('use a challenge once, in its own sign-in, for eight concurrent responses', async () => {
    const { authenticator } = await somebodyWithAPasskey('replayed@example.com')
    const visitor = aVisitor()
    await visitor.visit(authorizationRequest(identity.issuer).url)
    const response = authenticator.get(passkeyOptionsOn(visitor))
    const page = visitor.text
    const stranger = aVisitor()
    await stranger.visit(authorizationRequest(identity.issuer).url)
    await stranger.submit({ response }, {}, 'passkey-use')
    expect(stranger.status).toBe(422)

    const csrf = /name="csrf" value="([^"]*)"/.exec(page)?.[1] ?? ''
    const action = /passkey-use" method="post" action="([^"]*)"/.exec(page)?.[1] ?? ''
    const cookie = ['glimmer_interaction', 'glimmer_interaction.sig', 'glimmer_form']
      .map((name) => `${name}=${visitor.cookie(name)?.value}`)
      .join('; ')
    const post = () =>
      fetch(new URL(action, identity.issuer), {
        method: 'POST',
        body: new URLSearchParams({ csrf, response, remember: 'yes' }),
        headers: { cookie, origin: new URL(identity.issuer).origin },
        redirect: 'manual',
      })
    const statuses = (await Promise.all(Array.from({ length: 8 }, post))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 303)).toHaveLength(1)
    expect(statuses.filter((status) => status === 422)).toHaveLength(7)
    expect((await post()).status).not.toBe(303)
  })

  test('with a counter that does not grow are refused, and the owner is emailed', async () => {
    const email = 'copied@example.com'
    const { authenticator } = await somebodyWithAPasskey(email)
    const { visitor } = await signInWith(authenticator, { counter: 9 })
    expect(codeOf(visitor)).toBeDefined()
    const { visitor: copy } = await signInWith(authenticator, { counter: 9 })
    expect(copy.status).toBe(422)
    const told = async (): Promise<boolean> =>
      (await identity.emails(email, 3)).some(({ subject }) => subject === 'A passkey was refused at Glimmer') || told()
    expect(await told()).toBe(true)
  })

  test('added by an intruder are removed when the account is made safe', async () => {
    const email = 'planted@example.com'
    await aSignedInVisitor(identity.issuer, email)
    const stranger = aVisitor()
    await signInAs(stranger, identity.issuer, email, goodPassword)
    const planted = anAuthenticator(identity.issuer)
    await addTo(stranger, planted)
    const owner = aVisitor()
    await owner.visit(await identity.emailedLink(email, 'New sign-in at Glimmer'))
    await owner.submit({})
    const { visitor } = await signInWith(planted)
    expect(codeOf(visitor)).toBeUndefined()
  })
})

test('the sign-in page does not reveal who has a passkey', async () => {
  await somebodyWithAPasskey('has-one@example.com')
  const pages = []
  for (const login_hint of ['has-one@example.com', 'has-none@example.com']) {
    const visitor = aVisitor()
    await visitor.visit(authorizationRequest(identity.issuer, { login_hint }).url)
    const { challenge: _challenge, ...options } = passkeyOptionsOn(visitor)
    pages.push(options)
  }
  expect(pages[0]).toEqual(pages[1])
  expect(pages[0]).not.toHaveProperty('allowCredentials')
})
