import type { NewAccessToken } from '@glimmer/contract'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTeen, giveConsent } from '#testing/ages.ts'
import { createMember, type Person } from '#testing/people.ts'
import { makeAddress, visitorOf } from '#testing/private-address.ts'
import { testApp } from '#testing/test-app.ts'
import { deleteDataThenSignIn } from '../account-data/index.ts'

const glimmer = testApp({ settings: { REQUESTS_PER_MINUTE: '100000' } })

const visit = visitorOf(glimmer)
const textEndings = ['.json', '.txt', '.ics', '.atom'] as const

let maya: Person
let address: NewAccessToken
let line: string
beforeAll(async () => {
  maya = await createMember(glimmer)
  address = await makeAddress(maya)
  line = (await maya.call('GET /affirmations/today')).body.text
})

describe('a private address', () => {
  test('answers today’s line as JSON and as text, and nothing else', async () => {
    const json = await visit(address, '.json')
    expect(JSON.parse(json.text)).toEqual({ day: '2026-11-21', text: expect.stringMatching(/\w+[.?!]$/) })
    expect(json.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const { text } = JSON.parse(json.text)
    expect(text.replaceAll('’', "'")).toBe(line.replaceAll('’', "'"))
    expect((await visit(address, '.txt')).text).toBe(`${text}\n`)
  })

  test('has 256 random bits, of which the database holds only a hash', async () => {
    const secret = address.secret.split('/').at(-2) ?? ''
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
    const rows = await glimmer.rows(sql`select to_jsonb(t)::text as row from access_token t`)
    expect(JSON.stringify(rows)).not.toContain(secret)
    const [listed] = (await maya.call('GET /users/access-tokens')).body.items
    expect(listed).toMatchObject({ name: 'Kitchen tablet', prefix: secret.slice(0, 4), use: 'address' })
    expect(listed).not.toHaveProperty('secret')
  })

  test('is never logged', async () => {
    await visit(address, '.json')
    await visit(address, '.png?width=0')
    expect(glimmer.logged()).toContain('/api/today/:token/line.json')
    expect(glimmer.logged()).not.toContain(address.secret.split('/').at(-2))
  })

  test.each([...textEndings, '.png'])('is hidden from search engines and open to other origins: %s', async (ending) => {
    const { headers } = await visit(address, ending, { headers: { origin: 'https://tab.example' } })
    expect(headers.get('x-robots-tag')).toContain('noindex')
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-allow-credentials')).toBeNull()
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })

  test.each([...textEndings, '.png'])('sends nothing again that has not changed: %s', async (ending) => {
    const { headers } = await visit(address, ending)
    const again = await visit(address, ending, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
    expect(again.headers.get('etag')).toBe(headers.get('etag'))
  })

  test('may be cached for five minutes, and never past midnight where its owner lives', async () => {
    const noor = await createMember(glimmer)
    await noor.call('PUT /users/preferences', { body: { timeZone: 'Asia/Tokyo' } })
    const hers = await makeAddress(noor)
    const atNoon = await visit(hers, '.json')
    expect(atNoon.headers.get('cache-control')).toBe('private, max-age=300')
    glimmer.clock.set(new Date('2026-11-21T14:58:30Z'))
    const beforeMidnight = await visit(hers, '.json')
    expect(beforeMidnight.headers.get('cache-control')).toBe('private, max-age=90')
    glimmer.clock.set(new Date('2026-11-21T15:00:00Z'))
    const etag = beforeMidnight.headers.get('etag') ?? ''
    const next = await visit(hers, '.json', { headers: { 'if-none-match': etag } })
    expect([next.status, JSON.parse(next.text).day]).toEqual([200, '2026-11-22'])
    glimmer.clock.set(new Date('2026-11-21T12:00:00Z'))
  })

  test('is not a visit, and shows the line that the day then has', async () => {
    const noor = await createMember(glimmer)
    const hers = await makeAddress(noor)
    const { text } = JSON.parse((await visit(hers, '.json')).text)
    for (const ending of textEndings) await visit(hers, ending)
    expect((await noor.call('GET /users/days')).body.days).toBe(0)
    const today = (await noor.call('GET /affirmations/today')).body
    expect(today.text.replaceAll('’', "'")).toBe(text.replaceAll('’', "'"))
    expect((await noor.call('GET /users/days')).body.days).toBe(1)
  })

  test('notes its last use, at most once an hour', async () => {
    const noor = await createMember(glimmer)
    const hers = await makeAddress(noor)
    const usedAt = async () => (await noor.call('GET /users/access-tokens')).body.items[0]?.usedAt
    expect(await usedAt()).toBeNull()
    await visit(hers, '.txt')
    expect(await usedAt()).toBe('2026-11-21T12:00:00.000Z')
    glimmer.clock.set(new Date('2026-11-21T12:59:00Z'))
    await visit(hers, '.txt')
    expect(await usedAt()).toBe('2026-11-21T12:00:00.000Z')
    glimmer.clock.set(new Date('2026-11-21T13:00:00Z'))
    await visit(hers, '.txt')
    expect(await usedAt()).toBe('2026-11-21T13:00:00.000Z')
    glimmer.clock.set(new Date('2026-11-21T12:00:00Z'))
  })

  test('asks a program that asks too often to wait', async () => {
    const hers = await makeAddress(maya, { name: 'Too often' })
    const answers = await Promise.all(Array.from({ length: 70 }, () => visit(hers, '.txt')))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(10)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await visit(address, '.txt')).status).toBe(200)
  })
})

describe('an address that is not there', () => {
  test('looks the same whether it was revoked, deleted with its account, closed by age, or guessed', async () => {
    const [revoked, leaver, teen] = [
      await createMember(glimmer),
      await createMember(glimmer),
      await createMember(glimmer),
    ]
    const addresses = await Promise.all([revoked, leaver, teen].map((person) => makeAddress(person)))
    for (const one of addresses) expect((await visit(one, '.txt')).status).toBe(200)
    const [{ _id: id }] = addresses as [NewAccessToken]
    expect((await maya.call('DELETE /users/access-tokens/{id}', { params: { id } })).status).toBe(404)
    expect((await revoked.call('DELETE /users/access-tokens/{id}', { params: { id } })).status).toBe(204)
    expect((await revoked.call('DELETE /users/access-tokens/{id}', { params: { id } })).status).toBe(404)
    await deleteDataThenSignIn(glimmer.app, { issuer: glimmer.issuer.issuer, subject: leaver.subject })
    await teen.call('PUT /users/age', { body: { month: 3, year: 2012 } })
    const guessed = { secret: `${address.secret.slice(0, -9)}AAAA/line` }
    const malformed = { secret: 'https://glimmer.example/api/today/%F0%9F%8C%85/line' }
    const answers = await Promise.all(
      [...addresses, guessed, malformed].flatMap((one) => ['.json', '.png'].map((ending) => visit(one, ending))),
    )
    const seen = answers.map(({ status, text, headers }) =>
      JSON.stringify([status, text, headers.get('cache-control'), headers.get('x-robots-tag')]),
    )
    expect(new Set(seen).size).toBe(1)
    expect(JSON.parse(answers[0]?.text ?? '')).toMatchObject({ status: 404, code: 'not_found' })
  })
})

describe('whose it may be', () => {
  test('a teen makes one once a guardian has agreed, and a heavy day changes nothing', async () => {
    const teen = await createTeen(glimmer)
    const refused = await teen.call('POST /users/access-tokens', { body: { use: 'address', name: 'Phone' } })
    expect([refused.status, refused.problem.code]).toEqual([403, 'guardian_needed'])
    await giveConsent(glimmer, teen)
    const theirs = await makeAddress(teen, { name: 'Phone' })
    const before = (await visit(theirs, '.json')).text
    await teen.call('PUT /users/preferences', { body: { keepMoods: true } })
    await teen.call('PUT /users/moods/{day}', { params: { day: '2026-11-21' }, body: { mood: 'heavy' } })
    expect((await visit(theirs, '.json')).text).toBe(before)
  })

  test('twenty at most, also when asked for at once', async () => {
    const noor = await createMember(glimmer)
    const asked = Array.from({ length: 24 }, (_, at) =>
      noor.call('POST /users/access-tokens', { body: { use: 'address', name: `Tablet ${at}` } }),
    )
    const statuses = (await Promise.all(asked)).map(({ status, problem }) => (status === 201 ? 201 : problem.code))
    expect(statuses.filter((status) => status === 201)).toHaveLength(20)
    expect(statuses).toContain('access_tokens_full')
  })
})

describe('a line with the user’s name', () => {
  const rename = (person: Person, text: string) =>
    glimmer.app.database.db.execute(sql`update affirmation set text = ${text} where account_id = ${person.id}`)
  const named = async (text: string) => {
    const person = await createMember(glimmer)
    const [plain, byName] = [await makeAddress(person), await makeAddress(person, { byName: true })]
    await person.call('GET /affirmations/today')
    await rename(person, text)
    return (await Promise.all([plain, byName].map((one) => visit(one, '.txt')))).map((answer) => answer.text.trim())
  }

  test('says it only where that was chosen', async () => {
    expect(await named('Maya, you can begin again.')).toEqual(['You can begin again.', 'Maya, you can begin again.'])
  })

  test('is replaced by a hint if the name cannot be taken out', async () => {
    const [plain] = await named('People like Maya can begin again.')
    expect(plain).toBe('Today’s line has your name in it. Open Glimmer to read it.')
  })
})
