import { describe, expect, test } from 'vitest'
import { linkIn, testIdentity } from '#testing/test-identity.ts'
import { aSignedInVisitor, aVisitor, codeOf, goodPassword, type Visitor } from '#testing/visitor.ts'
import { authorizationRequest, claimsOf } from '#testing/web-app.ts'

const identity = testIdentity({ TRUSTED_PROXIES: '1' })

async function tryPassword(visitor: Visitor, email: string, password: string, address = '203.0.113.9') {
  await visitor.visit(authorizationRequest(identity.issuer, { prompt: 'login' }).url)
  await visitor.submit({ email, password }, { 'x-forwarded-for': address })
  return visitor.status
}
const guess = (email: string, address?: string) => tryPassword(aVisitor(), email, 'not the password', address)

async function guessUntilLimited(email: string) {
  for (let round = 0; round < 10; round++) expect(await guess(email)).toBe(422)
  expect(await guess(email)).toBe(429)
}

/** As if 15 minutes had passed. */
const waitAQuarter = () =>
  identity.database.query(`delete from identity.attempt where ends_at < now() + interval '16 minutes'`)

describe('password attempts', () => {
  test('do not lock the owner out of a known browser', async () => {
    const { visitor: owner } = await aSignedInVisitor(identity.issuer, 'owner@example.com')
    await guessUntilLimited('owner@example.com')
    expect(await tryPassword(aVisitor(), 'owner@example.com', goodPassword)).toBe(429)
    await tryPassword(owner, 'owner@example.com', goodPassword)
    expect(codeOf(owner)).toBeDefined()
  })

  test('are not raised by a browser known to another account or by a made-up token', async () => {
    await aSignedInVisitor(identity.issuer, 'target@example.com')
    const { visitor: other } = await aSignedInVisitor(identity.issuer, 'attacker@example.com')
    await guessUntilLimited('target@example.com')
    expect(await tryPassword(other, 'target@example.com', 'not the password')).toBe(429)
  })

  test('are limited in a known browser as well', async () => {
    const { visitor: owner } = await aSignedInVisitor(identity.issuer, 'stolen-laptop@example.com')
    for (let round = 0; round < 10; round++)
      expect(await tryPassword(owner, 'stolen-laptop@example.com', `guess ${round}`)).toBe(422)
    expect(await tryPassword(owner, 'stolen-laptop@example.com', 'one more')).toBe(429)
  })

  test('stop after a hundred in a month, for known and unknown addresses, until a password reset', async () => {
    const known = 'slowly@example.com'
    const { visitor: owner } = await aSignedInVisitor(identity.issuer, known)
    const statuses: Record<string, number> = {}
    for (const email of [known, 'nobody-slowly@example.com']) {
      await guess(email)
      await identity.database.query(
        `update identity.attempt set count = 100 where ends_at > now() + interval '29 days' and count = 1`,
      )
      await waitAQuarter()
      statuses[email] = await guess(email)
    }
    expect(Object.values(statuses)).toEqual([429, 429])
    await tryPassword(owner, known, goodPassword)
    expect(codeOf(owner)).toBeDefined()

    const elsewhere = aVisitor()
    await elsewhere.visit(authorizationRequest(identity.issuer).url)
    await elsewhere.visit(elsewhere.link('Forgot password?'))
    await elsewhere.submit({ email: known })
    await elsewhere.visit(linkIn((await identity.emails(known, 2))[0]))
    await elsewhere.submit({ password: 'another four plain words' })
    const fresh = aVisitor()
    await tryPassword(fresh, known, 'another four plain words')
    expect(codeOf(fresh)).toBeDefined()
  })

  test('do not count towards the month while they are refused', async () => {
    await aSignedInVisitor(identity.issuer, 'hammered@example.com')
    await guessUntilLimited('hammered@example.com')
    for (let round = 0; round < 15; round++) await guess('hammered@example.com')
    const { rows } = await identity.database.query(
      `select max(count) as most from identity.attempt where ends_at > now() + interval '29 days' and count < 100`,
    )
    expect(rows[0]?.most).toBe(10)
  })
})

async function askForReset(visitor: Visitor, email: string) {
  await visitor.visit(authorizationRequest(identity.issuer, { prompt: 'login' }).url)
  await visitor.visit(visitor.link('Forgot password?'))
  await visitor.submit({ email })
}

test('reset emails requested by strangers leave the owner’s known browser its own limit', async () => {
  const email = 'pestered@example.com'
  const { visitor: owner } = await aSignedInVisitor(identity.issuer, email)
  await owner.visit(linkIn((await identity.emails(email))[0]))
  await owner.submit({})
  await tryPassword(owner, email, goodPassword)
  for (let round = 0; round < 6; round++) await askForReset(aVisitor(), email)
  expect(await identity.emails(email, 5)).toHaveLength(5)
  await askForReset(owner, email)
  expect(await identity.emails(email, 6)).toHaveLength(6)
})

describe('a mailbox whose owner has proven nothing', () => {
  const mailed = async (mailbox: string) => {
    const counts = 'select count(*)::int as count from identity.email_outbox where recipient like $1'
    return (await identity.database.query<{ count: number }>(counts, [mailbox])).rows[0]?.count
  }
  const untilMailed = async (mailbox: string, count: number): Promise<void> =>
    (await mailed(mailbox)) === count ? undefined : untilMailed(mailbox, count)
  const waitAnHour = () =>
    identity.database.query(`delete from identity.attempt where ends_at < now() + interval '61 minutes'`)
  let named = 0
  /** Makes two accounts with tagged addresses, and has whatever the product mails of itself mailed to each. */
  async function nameIt(local: string) {
    for (let account = 0; account < 2; account++) {
      const email = `${local}+${named++}@example.com`
      const { visitor } = await aSignedInVisitor(identity.issuer, email)
      await askForReset(visitor, email)
      const elsewhere = aVisitor()
      await tryPassword(elsewhere, email, goodPassword)
      await elsewhere.visit(`${identity.issuer}/account/email`)
      await elsewhere.submit({ email: `another-of-${email}` }, {}, 'name="email"')
    }
  }

  test('gets five emails an hour and twelve a day, whatever the tags and the occasions', async () => {
    for (const most of [5, 10, 12]) {
      await nameIt('stranger')
      await untilMailed('stranger+%', most)
      await waitAnHour()
    }
    await nameIt('stranger')
    expect(await mailed('stranger+%')).toBe(12)
  })

  test('does not use up what others get, nor what it gets once it is proven', async () => {
    await nameIt('shared')
    const email = 'shared@example.org'
    const { visitor } = await aSignedInVisitor(identity.issuer, email)
    await visitor.visit(linkIn((await identity.emails(email))[0]))
    await visitor.submit({})
    for (let round = 0; round < 4; round++) await askForReset(aVisitor(), email)
    expect(await identity.emails(email, 5)).toHaveLength(5)
  })
})

test('an account has twenty known browsers; the least recently used is dropped', async () => {
  const { tokens, visitor } = await aSignedInVisitor(identity.issuer, 'many-browsers@example.com')
  const { sub } = claimsOf(tokens.access_token)
  await identity.database.query(
    `insert into identity.known_device select decode(md5(n::text), 'hex'), $1, now() - n * interval '1 day'
     from generate_series(1, 25) n`,
    [sub],
  )
  await tryPassword(visitor, 'many-browsers@example.com', goodPassword)
  const { rows } = await identity.database.query(
    'select min(seen_at) > now() - $2::interval as young, count(*)::int from identity.known_device where account_id = $1 group by account_id',
    [sub, '20 days'],
  )
  expect(rows).toEqual([{ young: true, count: 20 }])
})

test('a known browser’s token is stored as a hash, and deleted with the account', async () => {
  const { visitor, tokens } = await aSignedInVisitor(identity.issuer, 'known-browser@example.com')
  const cookie = visitor.cookie('glimmer_device')
  expect(cookie?.attributes).toMatch(/Max-Age=31536000; HttpOnly; SameSite=Lax/)
  const { sub } = claimsOf(tokens.access_token)
  const devices = () => identity.database.query('select hash from identity.known_device where account_id = $1', [sub])
  const { rows } = await devices()
  expect(rows).toHaveLength(1)
  expect(rows[0].hash.toString('base64url')).not.toBe(cookie?.value)
  await fetch(`${identity.issuer}/account`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${tokens.access_token}` },
  })
  expect((await devices()).rows).toEqual([])
})
