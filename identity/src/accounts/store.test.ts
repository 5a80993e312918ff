import { expect, test } from 'vitest'
import { appCode, appSecretOn } from '#testing/app-code.ts'
import { anAuthenticator, passkeyOptionsOn } from '#testing/authenticator.ts'
import { testIdentity } from '#testing/test-identity.ts'
import {
  aSecondBrowser,
  aSignedInVisitor,
  aVisitor,
  codeOf,
  goodPassword,
  isSignedIn,
  signInAs,
  signUpAs,
  type Visitor,
} from '#testing/visitor.ts'
import { authorizationRequest, refresh } from '#testing/web-app.ts'

const identity = testIdentity()

/** A stranger signs up with somebody's address, and adds a passkey and a second step. */
async function aPreparedAccount(email: string) {
  const { visitor, tokens } = await aSignedInVisitor(identity.issuer, email)
  const passkey = anAuthenticator(identity.issuer)
  await visitor.visit(`${identity.issuer}/account/passkeys`)
  await visitor.submit({ response: passkey.create(passkeyOptionsOn(visitor)) }, {}, 'passkey-add')
  expect(visitor.text).toContain('Your passkey is added.')
  await visitor.visit(`${identity.issuer}/account/second-step`)
  const secret = appSecretOn(visitor)
  await visitor.submit({ code: appCode(secret) })
  expect(visitor.text).toContain('Your recovery codes')
  return { visitor, tokens, passkey }
}

async function letsIn(passkey: ReturnType<typeof anAuthenticator>) {
  const visitor = aVisitor()
  await visitor.visit(authorizationRequest(identity.issuer).url)
  await visitor.submit({ response: passkey.get(passkeyOptionsOn(visitor)) }, {}, 'passkey-use')
  return codeOf(visitor) !== undefined
}

const waysIn = async (email: string) => {
  const counts = ['passkey', 'authenticator_app', 'recovery_code', 'known_device', 'session'].map(
    (table) => `(select count(*)::int from identity.${table} t where t.account_id = a.id) as ${table}`,
  )
  const { rows } = await identity.database.query(
    `select ${counts.join(', ')} from identity.account a where email = $1`,
    [email],
  )
  return rows[0]
}
const none = { passkey: 0, authenticator_app: 0, recovery_code: 0, known_device: 0, session: 0 }

async function resetBy(owner: Visitor, email: string, password: string) {
  await owner.visit(authorizationRequest(identity.issuer).url)
  await owner.visit(owner.link('Forgot password?'))
  await owner.submit({ email })
  await owner.visit(await identity.emailedLink(email, 'Choose a new Glimmer password'))
  await owner.submit({ password })
}

const confirmLink = (email: string) => identity.emailedLink(email, 'Confirm your email for Glimmer')

test('a reset that first proves an address removes every way in that a stranger prepared', async () => {
  const email = 'prepared@example.com'
  const stranger = await aPreparedAccount(email)
  expect(await letsIn(stranger.passkey)).toBe(true)
  const owner = aVisitor()
  await resetBy(owner, email, 'mine from the beginning')
  expect(owner.text).toContain('any passkey or two-step sign-in from before is removed')
  // The browser that chose the password is the only one known.
  expect(await waysIn(email)).toEqual({ ...none, known_device: 1 })
  expect(await letsIn(stranger.passkey)).toBe(false)
  expect(await isSignedIn(identity.issuer, stranger.visitor)).toBe(false)
  expect(await refresh(identity.issuer, stranger.tokens.refresh_token)).toMatchObject({ error: 'invalid_grant' })
  await signInAs(owner, identity.issuer, email, 'mine from the beginning')
  expect(codeOf(owner)).toBeDefined()
})

test('confirming an address in another browser removes every way in that a stranger prepared', async () => {
  const email = 'confirmed-elsewhere@example.com'
  const stranger = await aPreparedAccount(email)
  const owner = aVisitor()
  await owner.visit(await confirmLink(email))
  await owner.submit({})
  expect(owner.text).toContain('Thank you, that’s confirmed')
  expect(await waysIn(email)).toEqual(none)
  expect(await letsIn(stranger.passkey)).toBe(false)
  expect(await isSignedIn(identity.issuer, stranger.visitor)).toBe(false)
})

test('a confirmation in a signed-in browser keeps that browser signed in', async () => {
  const email = 'confirmed-here@example.com'
  const { visitor } = await aSignedInVisitor(identity.issuer, email)
  const other = await aSecondBrowser(identity.issuer, email)
  await visitor.visit(await confirmLink(email))
  await visitor.submit({})
  expect(await isSignedIn(identity.issuer, visitor)).toBe(true)
  expect(await isSignedIn(identity.issuer, other.visitor)).toBe(false)
})

test('another account’s browser keeps nothing of the account that is confirmed in it', async () => {
  const email = 'confirmed-by-another@example.com'
  const stranger = await aSignedInVisitor(identity.issuer, email)
  const { visitor } = await aSignedInVisitor(identity.issuer, 'another@example.com')
  await visitor.visit(await confirmLink(email))
  await visitor.submit({})
  expect(await isSignedIn(identity.issuer, stranger.visitor)).toBe(false)
  expect(await isSignedIn(identity.issuer, visitor)).toBe(true)
})

test('a sign-up that takes over an unproven account does the same', async () => {
  const email = 'taken-over@example.com'
  const stranger = await aPreparedAccount(email)
  const strict = await identity.startAnother({ REQUIRE_VERIFIED_EMAIL: 'true' })
  const owner = aVisitor()
  await signUpAs(owner, strict.issuer, email, 'mine from the beginning')
  const confirm = async (): Promise<string> => {
    const links = (await identity.emailsAbout(email, 'Confirm your email for Glimmer')).map(
      ({ text }) => /https?:\/\/\S+/.exec(text)?.[0] ?? '',
    )
    return links.length > 1 ? (links[0] ?? '') : confirm()
  }
  await owner.visit(await confirm())
  await owner.submit({})
  expect(owner.text).toContain('Thank you, that’s confirmed')
  expect(await waysIn(email)).toEqual(none)
  expect(await letsIn(stranger.passkey)).toBe(false)
})

test('a later reset removes neither passkey nor second step', async () => {
  const email = 'proven-before@example.com'
  const { visitor } = await aSignedInVisitor(identity.issuer, email)
  await visitor.visit(await confirmLink(email))
  await visitor.submit({})
  await visitor.visit(`${identity.issuer}/account/passkeys`)
  await visitor.submit(
    { response: anAuthenticator(identity.issuer).create(passkeyOptionsOn(visitor)) },
    {},
    'passkey-add',
  )
  await resetBy(aVisitor(), email, `${goodPassword} again`)
  expect(await waysIn(email)).toMatchObject({ passkey: 1 })
})
