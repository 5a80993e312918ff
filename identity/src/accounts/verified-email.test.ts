import { describe, expect, test } from 'vitest'
import { linkIn, testIdentity } from '#testing/test-identity.ts'
import { aVisitor, codeOf, goodPassword, signInAs, signUpAs } from '#testing/visitor.ts'
import { authorizationRequest } from '#testing/web-app.ts'

const identity = testIdentity({ REQUIRE_VERIFIED_EMAIL: 'true' })

const pageOf = (text: string) => text.replace(/\/interaction\/[\w-]+/g, '')

async function signUp(email: string, password = goodPassword) {
  const visitor = aVisitor()
  await signUpAs(visitor, identity.issuer, email, password)
  return visitor
}

async function trySignIn(email: string, password = goodPassword) {
  const visitor = aVisitor()
  await signInAs(visitor, identity.issuer, email, password)
  return visitor
}

async function confirm(email: string, emails = 1) {
  const visitor = aVisitor()
  await visitor.visit(linkIn((await identity.emails(email, emails))[0]))
  await visitor.submit({})
}

describe('REQUIRE_VERIFIED_EMAIL', () => {
  test('creates the account by its link, which then signs in', async () => {
    expect((await signUp('wait@example.com')).text).toContain('Check your email')
    // The sign-up is stored after the response, with its email: only then does signing in send another.
    await identity.emails('wait@example.com')
    expect(codeOf(await trySignIn('wait@example.com'))).toBeUndefined()
    await confirm('wait@example.com', 2)
    expect(codeOf(await trySignIn('wait@example.com'))).toBeDefined()
  })

  test('sign-up answers the same for a free, a pending and a taken address', async () => {
    await signUp('taken@example.com')
    await confirm('taken@example.com')
    await signUp('waiting@example.com')
    const answers = []
    for (const email of ['free@example.com', 'waiting@example.com', 'taken@example.com']) {
      const { status, text } = await signUp(email)
      answers.push({ status, text: pageOf(text) })
    }
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    const [email] = await identity.emails('taken@example.com', 2)
    expect(email?.subject).toBe('You already have a Glimmer account')
  })

  test('sign-in after sign-up does not reveal whether the address was free', async () => {
    await signUp('had@example.com', 'the owner’s own words')
    await confirm('had@example.com')
    await signUp('had@example.com')
    await signUp('had-not@example.com')
    const [taken, fresh] = [await trySignIn('had@example.com'), await trySignIn('had-not@example.com')]
    expect(taken.status).toBe(fresh.status)
    const strip = (text: string) =>
      pageOf(text)
        .replace(/had(-not)?@/g, '')
        .replace(/name="csrf" value="[^"]*"/g, '')
        .replace(/&quot;challenge&quot;:&quot;[\w-]*/, '')
    expect(strip(taken.text)).toBe(strip(fresh.text))
  })

  test('each link creates the account with its own sign-up’s password', async () => {
    await signUp('contested@example.com', 'the stranger’s password')
    const [strangers] = await identity.emails('contested@example.com')
    await signUp('contested@example.com', 'the owner’s password')
    await confirm('contested@example.com', 2)
    expect(codeOf(await trySignIn('contested@example.com', 'the stranger’s password'))).toBeUndefined()
    expect(codeOf(await trySignIn('contested@example.com', 'the owner’s password'))).toBeDefined()
    const visitor = aVisitor()
    await visitor.visit(linkIn(strangers))
    expect(visitor.text).toContain('This link no longer works')
  })

  test('a later sign-up by a stranger neither replaces the owner’s link nor gives access', async () => {
    await signUp('first@example.com', 'the owner’s password')
    const [owners] = await identity.emails('first@example.com')
    await signUp('first@example.com', 'the stranger’s password')
    await identity.emails('first@example.com', 2)
    const owner = aVisitor()
    await owner.visit(linkIn(owners))
    await owner.submit({})
    expect(owner.text).toContain('Thank you, that’s confirmed')
    expect(codeOf(await trySignIn('first@example.com', 'the stranger’s password'))).toBeUndefined()
    expect(codeOf(await trySignIn('first@example.com', 'the owner’s password'))).toBeDefined()
  })

  test('the owner’s link takes over an account that a stranger created before emails had to be verified', async () => {
    const open = await identity.startAnother({ REQUIRE_VERIFIED_EMAIL: 'false' })
    const stranger = aVisitor()
    await signUpAs(stranger, open.issuer, 'early@example.com', 'the stranger’s password')
    expect(codeOf(stranger)).toBeDefined()
    await signUp('early@example.com', 'the owner’s password')
    await confirm('early@example.com', 2)
    expect(codeOf(await trySignIn('early@example.com', 'the owner’s password'))).toBeDefined()
    await stranger.visit(authorizationRequest(open.issuer, { prompt: 'none' }).url)
    expect(stranger.url).toContain('error=login_required')
  })

  test('concurrent uses of one link create the account once', async () => {
    await signUp('race@example.com')
    const [mail] = await identity.emails('race@example.com')
    const visitors = Array.from({ length: 8 }, () => aVisitor())
    for (const visitor of visitors) await visitor.visit(linkIn(mail))
    await Promise.all(visitors.map((visitor) => visitor.submit({})))
    expect(visitors.filter(({ text }) => text.includes('Thank you, that’s confirmed'))).toHaveLength(1)
  })

  test('another sign-up leaves a verified account unchanged', async () => {
    await signUp('safe@example.com')
    await confirm('safe@example.com')
    await signUp('safe@example.com', 'a stranger’s password')
    await identity.emails('safe@example.com', 2)
    expect(codeOf(await trySignIn('safe@example.com'))).toBeDefined()
  })
})
