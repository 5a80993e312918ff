import { describe, expect, test } from 'vitest'
import { appCode, appSecretOn } from '#testing/app-code.ts'
import { anAuthenticator, passkeyOptionsOn } from '#testing/authenticator.ts'
import { testIdentity } from '#testing/test-identity.ts'
import { aSignedInVisitor, aVisitor, codeOf, goodPassword, signInAs, signUpAs, type Visitor } from '#testing/visitor.ts'
import { authorizationRequest, redeem, refresh } from '#testing/web-app.ts'

const identity = testIdentity()

const codesOn = ({ text }: Visitor) => [...text.matchAll(/<li>([0-9A-Z-]{29})</g)].map(([, code = '']) => code)

/** As if 30 seconds had passed and the app showed its next code. */
const nextCode = (secret: string) =>
  identity.database.query('update identity.authenticator_app set last_step = 0').then(() => appCode(secret))

async function turnOnSecondStep(visitor: Visitor) {
  await visitor.visit(`${identity.issuer}/account/second-step`)
  const secret = appSecretOn(visitor)
  await visitor.submit({ code: appCode(secret) })
  return { secret, codes: codesOn(visitor) }
}

async function somebodyWithASecondStep(email: string) {
  const { visitor, tokens } = await aSignedInVisitor(identity.issuer, email)
  return { visitor, tokens, ...(await turnOnSecondStep(visitor)) }
}

/** Someone in another browser who knows the password and has yet to enter a code. */
async function enterPassword(email: string, password = goodPassword) {
  const visitor = aVisitor()
  const request = await signInAs(visitor, identity.issuer, email, password)
  return { visitor, request }
}

describe('second step', () => {
  test('shows a QR code and turns on with a first code, but not with a wrong one', async () => {
    const { visitor } = await aSignedInVisitor(identity.issuer, 'set-up@example.com')
    await visitor.visit(`${identity.issuer}/account/second-step`)
    const secret = appSecretOn(visitor)
    expect(secret).toHaveLength(32)
    expect(visitor.text).toMatch(/<svg[^>]*viewBox/)
    expect(visitor.text).not.toContain('style=')
    for (const code of ['000000', 'nonsense', '']) {
      await visitor.submit({ code })
      expect(visitor.status).toBe(422)
      expect(appSecretOn(visitor)).toBe(secret)
    }
    await visitor.submit({ code: ` ${appCode(secret).slice(0, 3)} ${appCode(secret).slice(3)} ` })
    expect(codesOn(visitor)).toHaveLength(8)
    await visitor.visit(`${identity.issuer}/account`)
    expect(visitor.text).toContain('You have 8 recovery codes left.')
    await identity.emailedLink('set-up@example.com', 'Two-step sign-in is on at Glimmer')
  })

  test('uses a new secret at each visit of the set-up page', async () => {
    const { visitor } = await aSignedInVisitor(identity.issuer, 'seen-before@example.com')
    await visitor.visit(`${identity.issuer}/account/second-step`)
    const seen = appSecretOn(visitor)
    await visitor.visit(`${identity.issuer}/account/second-step`)
    await visitor.submit({ code: appCode(seen) })
    expect(visitor.status).toBe(422)
  })

  test('requires a code after the password, from the sign-up form as well', async () => {
    const email = 'asked@example.com'
    const { secret } = await somebodyWithASecondStep(email)
    const { visitor, request } = await enterPassword(email)
    expect(visitor.text).toContain('Two-step sign-in')
    expect(codeOf(visitor)).toBeUndefined()
    await visitor.submit({ code: '000000' })
    expect(visitor.text).toContain('That code doesn’t match.')
    await visitor.submit({ code: await nextCode(secret) })
    expect((await redeem(identity.issuer, request, codeOf(visitor) ?? '')).status).toBe(200)

    const newcomer = aVisitor()
    await signUpAs(newcomer, identity.issuer, email)
    expect(newcomer.text).toContain('Two-step sign-in')
  })

  test('redirects to the sign-in form without the password', async () => {
    const { secret } = await somebodyWithASecondStep('not-around@example.com')
    const visitor = aVisitor()
    await visitor.visit(authorizationRequest(identity.issuer).url)
    const step = visitor.url.replace('/sign-in', '/second-step')
    await visitor.visit(step)
    expect(visitor.text).toContain('Welcome back')
    const csrf = /name="csrf" value="([^"]*)"/.exec(visitor.text)?.[1] ?? ''
    const body = new URLSearchParams({ csrf, code: await nextCode(secret) })
    await visitor.visit(step, { method: 'POST', body, headers: { origin: new URL(identity.issuer).origin } })
    expect(codeOf(visitor)).toBeUndefined()
  })

  test('accepts each code once, for eight concurrent attempts as well', async () => {
    const email = 'once@example.com'
    const { secret } = await somebodyWithASecondStep(email)
    const browsers = await Promise.all(Array.from({ length: 4 }, () => enterPassword(email)))
    const code = await nextCode(secret)
    await Promise.all(browsers.map(({ visitor }) => visitor.submit({ code })))
    expect(browsers.filter(({ visitor }) => codeOf(visitor) !== undefined)).toHaveLength(1)
    const { visitor: late } = await enterPassword(email)
    await late.submit({ code })
    expect(codeOf(late)).toBeUndefined()
  })

  test('allows five attempts in fifteen minutes', async () => {
    const email = 'five-tries@example.com'
    const { secret } = await somebodyWithASecondStep(email)
    const { visitor } = await enterPassword(email)
    for (let round = 0; round < 5; round++) {
      await visitor.submit({ code: '000000' })
      expect(visitor.status).toBe(422)
    }
    await visitor.submit({ code: await nextCode(secret) })
    expect(visitor.status).toBe(429)
    await identity.database.query('update identity.attempt set ends_at = now()')
    await visitor.submit({ code: await nextCode(secret) })
    expect(codeOf(visitor)).toBeDefined()
  })

  test('stays on after a password reset, if the address was proven before', async () => {
    const email = 'reset-by-mail@example.com'
    const { visitor: owner } = await aSignedInVisitor(identity.issuer, email)
    await owner.visit(await identity.emailedLink(email, 'Confirm your email for Glimmer'))
    await owner.submit({})
    await turnOnSecondStep(owner)
    const visitor = aVisitor()
    await visitor.visit(authorizationRequest(identity.issuer).url)
    await visitor.visit(visitor.link('Forgot password?'))
    await visitor.submit({ email })
    await visitor.visit(await identity.emailedLink(email, 'Choose a new Glimmer password'))
    await visitor.submit({ password: 'chosen by mail today' })
    const { visitor: again } = await enterPassword(email, 'chosen by mail today')
    expect(again.text).toContain('Two-step sign-in')
    expect(codeOf(again)).toBeUndefined()
  })

  test('is not required after a passkey', async () => {
    const { visitor } = await somebodyWithASecondStep('both-at-once@example.com')
    const authenticator = anAuthenticator(identity.issuer)
    await visitor.visit(`${identity.issuer}/account/passkeys`)
    await visitor.submit({ response: authenticator.create(passkeyOptionsOn(visitor)) }, {}, 'passkey-add')
    const elsewhere = aVisitor()
    await elsewhere.visit(authorizationRequest(identity.issuer).url)
    await elsewhere.submit({ response: authenticator.get(passkeyOptionsOn(elsewhere)) }, {}, 'passkey-use')
    expect(codeOf(elsewhere)).toBeDefined()
  })

  test('is removed with its recovery codes when turned off', async () => {
    const email = 'switched-off@example.com'
    const { visitor } = await somebodyWithASecondStep(email)
    await visitor.visit(`${identity.issuer}/account/second-step`)
    await visitor.submit({}, {}, 'Switch it off')
    expect(visitor.text).toContain('Two-step sign-in is off.')
    const { visitor: elsewhere } = await enterPassword(email)
    expect(codeOf(elsewhere)).toBeDefined()
    await identity.emailedLink(email, 'Two-step sign-in is off at Glimmer')
  })

  test('turned on by an intruder is removed when the account is made safe', async () => {
    const email = 'locked-out@example.com'
    await aSignedInVisitor(identity.issuer, email)
    const { visitor: stranger } = await enterPassword(email)
    await turnOnSecondStep(stranger)
    const owner = aVisitor()
    await owner.visit(await identity.emailedLink(email, 'New sign-in at Glimmer'))
    await owner.submit({})
    await owner.submit({ password: 'back in my own home' })
    const { visitor } = await enterPassword(email, 'back in my own home')
    expect(codeOf(visitor)).toBeDefined()
  })
})

describe('recovery code', () => {
  test('signs its owner in once, in any spelling and for eight concurrent attempts, and emails them', async () => {
    const email = 'recovery@example.com'
    const { codes } = await somebodyWithASecondStep(email)
    const typed = codes[0]?.toLowerCase().replaceAll('-', ' ') ?? ''
    const browsers = await Promise.all(Array.from({ length: 4 }, () => enterPassword(email)))
    await Promise.all(browsers.map(({ visitor }) => visitor.submit({ code: typed })))
    expect(browsers.filter(({ visitor }) => codeOf(visitor) !== undefined)).toHaveLength(1)
    await identity.emailedLink(email, 'A recovery code was used at Glimmer')
    const [told] = (await identity.emails(email)).filter(
      ({ subject }) => subject === 'A recovery code was used at Glimmer',
    )
    expect(told?.text).toContain('You have 7 left.')
    expect(told?.text).not.toContain('make new ones')
  })

  test('is refused for another account, and after new codes were created', async () => {
    const email = 'renewed@example.com'
    const { visitor, codes } = await somebodyWithASecondStep(email)
    await somebodyWithASecondStep('not-theirs@example.com')
    const { visitor: other } = await enterPassword('not-theirs@example.com')
    await other.submit({ code: codes[0] ?? '' })
    expect(codeOf(other)).toBeUndefined()
    await visitor.visit(`${identity.issuer}/account/second-step`)
    await visitor.submit({}, {}, 'Make new recovery codes')
    const [fresh = ''] = codesOn(visitor)
    const { visitor: elsewhere } = await enterPassword(email)
    await elsewhere.submit({ code: codes[1] ?? '' })
    expect(elsewhere.status).toBe(422)
    await elsewhere.submit({ code: fresh })
    expect(codeOf(elsewhere)).toBeDefined()
  })
})

describe('second step removal', () => {
  const threeDaysLater = () =>
    identity.database.query(
      `update identity.second_step_removal set due_at = now(), emailed_at = emailed_at - interval '25 hours'`,
    )

  async function requestRemoval(email: string) {
    const { visitor } = await enterPassword(email)
    await visitor.visit(visitor.link('I have neither my app nor my codes'))
    await visitor.submit({})
    expect(visitor.text).toContain('Check your email')
    await visitor.visit(await identity.emailedLink(email, 'Signing in to Glimmer without two-step sign-in'))
    await visitor.submit({})
    expect(visitor.text).toContain('The three days have begun')
    return identity.emailedLink(email, 'Two-step sign-in at Glimmer is about to end')
  }

  test('removes the second step after three days of emails, and ends every session', async () => {
    const email = 'lost-it-all@example.com'
    const { tokens } = await somebodyWithASecondStep(email)
    await requestRemoval(email)
    await identity.maintain()
    const { visitor: early } = await enterPassword(email)
    expect(codeOf(early)).toBeUndefined()
    await identity.database.query(
      `update identity.second_step_removal set emailed_at = emailed_at - interval '25 hours'`,
    )
    await identity.maintain()
    const reminders = async (): Promise<number> => {
      const found = (await identity.emails(email)).filter(({ subject }) => subject.includes('is about to end'))
      return found.length >= 2 ? found.length : reminders()
    }
    expect(await reminders()).toBe(2)
    await threeDaysLater()
    await identity.maintain()
    expect(await refresh(identity.issuer, tokens.refresh_token)).toMatchObject({ error: 'invalid_grant' })
    const { visitor } = await enterPassword(email)
    expect(codeOf(visitor)).toBeDefined()
  })

  test('stops by the emailed link', async () => {
    const email = 'stopped-by-mail@example.com'
    await somebodyWithASecondStep(email)
    const stop = await requestRemoval(email)
    const owner = aVisitor()
    await owner.visit(stop)
    await owner.submit({})
    expect(owner.text).toContain('Two-step sign-in stays on')
    await threeDaysLater()
    await identity.maintain()
    const { visitor } = await enterPassword(email)
    expect(codeOf(visitor)).toBeUndefined()
  })

  test('stops when the owner signs in with a code', async () => {
    const email = 'found-it@example.com'
    const { codes } = await somebodyWithASecondStep(email)
    await requestRemoval(email)
    const { visitor } = await enterPassword(email)
    await visitor.submit({ code: codes[0] ?? '' })
    expect(codeOf(visitor)).toBeDefined()
    await threeDaysLater()
    await identity.maintain()
    const { visitor: again } = await enterPassword(email)
    expect(codeOf(again)).toBeUndefined()
  })
})
