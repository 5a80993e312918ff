import type { GenerateAvatar } from '@glimmer/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { failsWith, type ImageServer, sends, startImageServer, staysSilent } from '#testing/image-server.ts'
import { createMember, type Person } from '#testing/people.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let glimmer: TestApp
let remote: TestApp
let service: ImageServer
beforeAll(async () => {
  service = await startImageServer()
  const settings = { ARTIST: 'openai', ARTIST_BASE_URL: service.baseUrl, ARTIST_MODEL: 'a-model' }
  ;[glimmer, remote] = await Promise.all([startTestApp(), startTestApp({ settings })])
})
beforeEach(() => service.behave(sends()))
afterAll(async () => {
  await Promise.all([glimmer.stop(), remote.stop()])
  await service.stop()
})

const generate = ({ call }: Person, body: GenerateAvatar, idempotencyKey?: string) =>
  call('POST /avatars/generate', { body, ...(idempotencyKey && { idempotencyKey }) })
const usedBy = async ({ call }: Person) => (await call('GET /users/usage')).body.avatars.used
const words = { description: 'a calm woman with braids and glasses in forest colours' }

describe('POST /avatars/generate', () => {
  test('returns three proposals and charges one avatar', async () => {
    const maya = await createMember(glimmer)
    const { status, body } = await generate(maya, words)
    expect(status).toBe(201)
    expect(body.fallback).toBe(false)
    expect(body.proposals).toHaveLength(3)
    for (const { kind, alt, imageUrl, config } of body.proposals) {
      expect(kind).toBe('vector')
      expect(alt).toContain('glasses')
      expect(config).not.toBeNull()
      expect((await fetch(glimmer.url + imageUrl)).headers.get('content-type')).toBe('image/webp')
    }
    expect(await usedBy(maya)).toBe(1)
  })

  test('saves a proposal once, only on request', async () => {
    const maya = await createMember(glimmer)
    const { proposals } = (await generate(maya, words)).body
    expect((await maya.call('GET /avatars/saved')).body.items).toEqual([])
    const proposalId = proposals[1]?._id ?? ''
    const first = await maya.call('POST /avatars/save', { body: { proposalId, name: 'Chosen' } })
    const again = await maya.call('POST /avatars/save', { body: { proposalId } })
    expect(first.body).toMatchObject({ _id: proposalId, name: 'Chosen' })
    expect(again.body).toEqual(first.body)
    expect((await maya.call('GET /avatars/saved')).body.items).toHaveLength(1)
  })

  test('keeps the latest proposals readable until one is saved', async () => {
    const maya = await createMember(glimmer)
    const last = async ({ call }: Person) => (await call('GET /avatars/proposals')).body
    expect(await last(maya)).toEqual({ proposals: [], fallback: false })
    await generate(maya, { description: 'a happy robot' })
    glimmer.clock.set(new Date(glimmer.clock.now().getTime() + 60_000))
    const { body } = await generate(maya, words)
    expect(await last(maya)).toEqual(body)
    expect((await last(await createMember(glimmer))).proposals).toEqual([])
    await maya.call('POST /avatars/save', { body: { proposalId: body.proposals[2]?._id ?? '' } })
    expect((await last(maya)).proposals).toEqual([])
  })

  test('draws from choices', async () => {
    const maya = await createMember(glimmer)
    const { body } = await generate(maya, {
      choices: { hair: 'hijab', feeling: 'happy', palette: 'rose' },
      style: 'avataaars',
    })
    for (const { config } of body.proposals)
      expect(config).toMatchObject({ style: 'avataaars', options: { topVariant: 'hijab', eyesVariant: 'happy' } })
  })

  test('returns the same proposals for the same idempotency key', async () => {
    const maya = await createMember(glimmer)
    const answers = await Promise.all([1, 2, 3].map(() => generate(maya, words, 'one-key')))
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body)
    expect(await usedBy(maya)).toBe(1)
    const other = await generate(maya, { description: 'a happy robot' }, 'one-key')
    expect(other.problem.code).toBe('idempotency_mismatch')
  })

  test('returns 402 after two on the free plan', async () => {
    const maya = await createMember(glimmer)
    await generate(maya, words)
    await generate(maya, words)
    const { status, problem } = await generate(maya, words)
    expect(status).toBe(402)
    expect(problem).toMatchObject({ code: 'allowance_spent', feature: 'avatars', limit: 2, used: 2 })
  })

  test('refuses a style of a higher plan', async () => {
    const maya = await createMember(glimmer)
    const { problem } = await generate(maya, { ...words, style: 'planets' })
    expect(problem).toMatchObject({ code: 'style_locked', tier: 'pro' })
    expect(await usedBy(maya)).toBe(0)
  })

  test.each([
    ['neither words nor choices', {}],
    ['both', { ...words, choices: {} }],
    ['too many words', { description: 'x'.repeat(201) }],
    ['an unknown choice', { choices: { hair: 'snakes' } }],
    ['an unknown style', { ...words, style: 'mona-lisa' }],
  ])('refuses a request with %s', async (_, body) => {
    const maya = await createMember(glimmer)
    expect((await generate(maya, body as GenerateAvatar)).status).toBe(400)
    expect(await usedBy(maya)).toBe(0)
  })

  test.each(['a naked man', 'Taylor Swift', 'a smiling nazi'])('refuses without charge: %s', async (description) => {
    const maya = await createMember(glimmer)
    const { status, problem } = await generate(maya, { description })
    expect({ status, code: problem.code }).toEqual({ status: 422, code: 'description_refused' })
    expect(problem.message).toContain('Describe')
    expect(await usedBy(maya)).toBe(0)
  })

  test('returns care_first for a description of self-harm, and draws it once it is said to be misread', async () => {
    const maya = await createMember(glimmer)
    const description = 'someone who wants to kill myself'
    const { problem } = await generate(maya, { description })
    expect(problem.code).toBe('care_first')
    expect(await usedBy(maya)).toBe(0)
    expect((await generate(maya, { description, misread: true })).status).toBe(201)
  })

  test('neither logs nor stores the description', async () => {
    const maya = await createMember(glimmer)
    await generate(maya, { description: 'a calm zanzibarquartz fox' })
    expect(glimmer.logged()).not.toContain('zanzibarquartz')
    const rows = await glimmer.app.database.pool.query('select to_jsonb(a)::text as row from avatar a')
    const reservations = await glimmer.app.database.pool.query(
      'select to_jsonb(r)::text as row from usage_reservation r',
    )
    for (const { row } of [...rows.rows, ...reservations.rows]) expect(row).not.toContain('zanzibarquartz')
  })
})

describe('POST /avatars/generate with an image service', () => {
  test('stores its pictures as WebP of 512 by 512', async () => {
    const maya = await createMember(remote)
    const { body } = await generate(maya, words)
    expect(body).toMatchObject({ fallback: false })
    expect(body.proposals.map(({ kind, svgUrl, config }) => [kind, svgUrl, config])).toEqual(
      Array.from({ length: 3 }, () => ['image', null, null]),
    )
    expect((await fetch(remote.url + body.proposals[0]?.imageUrl)).headers.get('content-type')).toBe('image/webp')
    expect(await usedBy(maya)).toBe(1)
  })

  test.each([
    ['fails', failsWith(500)],
    ['sends two of three', sends(2)],
    ['sends what is no picture', sends(3, Buffer.from('<svg onload="alert(1)"/>'))],
  ])('that %s falls back to the built-in artist without charge', async (_, behaviour) => {
    service.behave(behaviour)
    const maya = await createMember(remote)
    const { status, body } = await generate(maya, words, 'a-key')
    expect(status).toBe(201)
    expect(body.fallback).toBe(true)
    expect(body.proposals.map(({ kind }) => kind)).toEqual(['vector', 'vector', 'vector'])
    expect((await generate(maya, words, 'a-key')).body).toEqual(body)
    expect(await usedBy(maya)).toBe(0)
    expect(remote.logged()).not.toContain('braids')
  })

  test('that refuses does not fall back', async () => {
    service.behave(failsWith(400, 'moderation_blocked'))
    const maya = await createMember(remote)
    const { problem } = await generate(maya, words)
    expect(problem.code).toBe('description_refused')
    expect(await usedBy(maya)).toBe(0)
  })

  test('charges nothing for an aborted request', async () => {
    service.behave(staysSilent)
    const maya = await createMember(remote)
    const leaving = new AbortController()
    const asked = service.nextAsked()
    const waiting = maya.send('POST', '/avatars/generate', {
      body: JSON.stringify(words),
      headers: { 'content-type': 'application/json', 'idempotency-key': 'left' },
      signal: leaving.signal,
    })
    await asked
    leaving.abort()
    await expect(waiting).rejects.toThrow()
    service.behave(sends())
    // An aborted request was not charged, so its pictures are not proposed.
    expect((await maya.call('GET /avatars/proposals')).body.proposals).toEqual([])
    // The key can be used again as soon as the aborted attempt has released it.
    await expect.poll(async () => (await generate(maya, words, 'left')).status).toBe(201)
    expect(await usedBy(maya)).toBe(1)
    expect(remote.logged()).not.toContain('unexpected failure')
  })
})
