import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createMember, type Person } from '#testing/people.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

const megabyte = 1_000_000

/** A new app for each test: an upload of the previous test may still hold its place briefly. */
let glimmer: TestApp
beforeEach(async () => {
  glimmer = await startTestApp({ settings: { REQUESTS_PER_MINUTE: '100000', TRUSTED_PROXIES: '1' } })
})
afterEach(() => glimmer.stop())

/** Gives each user a different address, as seen behind a proxy. */
const addressOf = (id: string) => `10.${[...Buffer.from(id.replaceAll('-', ''), 'hex').subarray(-3)].join('.')}`

interface Upload {
  request: ClientRequest
  answer: Promise<{ status: number; retryAfter: string | undefined; code: string }>
}

async function read(response: IncomingMessage) {
  const parts = await response.toArray()
  const body = JSON.parse(Buffer.concat(parts).toString() || '{}')
  return { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'], code: body.code }
}

/** Starts to upload a picture of five megabytes from the user's own address; none of the body is sent yet. */
function ask({ id, token }: Person, headers: Record<string, string> = {}): Upload {
  const sending = request(`${glimmer.url}/api/avatars/upload`, {
    method: 'POST',
    agent: false,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'image/png',
      'content-length': 5 * megabyte,
      'x-forwarded-for': addressOf(id),
      ...headers,
    },
  })
  const answer = once(sending, 'response').then(([response]) => read(response))
  answer.catch(() => undefined)
  sending.on('error', () => undefined)
  return { request: sending, answer }
}

/** Starts an upload and sends `sent` as its first bytes. */
function begin(person: Person, sent: Buffer, headers?: Record<string, string>): Upload {
  const upload = ask(person, headers)
  upload.request.write(sent)
  return upload
}
const half = Buffer.alloc(megabyte)
/** Not a picture. */
const whole = Buffer.alloc(5 * megabyte)
/** A photograph of the maximum size, as a camera would make it. */
async function aPhotograph() {
  const [width, height] = [1500, 1500]
  const noise = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
  return Buffer.concat([await noise.jpeg().toBuffer(), whole]).subarray(0, 5 * megabyte)
}

/**
 * Uploads that were let in and wait for the rest of their bodies: the server sends each 100 Continue once it has its
 * place.
 */
async function hold(people: Person[], headers?: Record<string, string>, sent = half): Promise<Upload[]> {
  const held: Upload[] = []
  for (const person of people) {
    const upload = ask(person, { ...headers, expect: '100-continue' })
    upload.request.flushHeaders()
    await once(upload.request, 'continue')
    upload.request.write(sent)
    held.push(upload)
  }
  return held
}
/** Retries whole uploads until one gets this response: by then the earlier uploads have reached the expected state. */
const untilAnswered = (person: Person, expected: Awaited<Upload['answer']>) =>
  expect
    .poll(
      () => {
        const upload = begin(person, whole)
        upload.request.end()
        return upload.answer
      },
      { timeout: 20_000 },
    )
    .toEqual(expected)
const letIn = { status: 422, retryAfter: undefined, code: 'image_refused' }
async function giveUp(uploads: Upload[]) {
  for (const upload of uploads) upload.request.destroy()
  await Promise.all(uploads.map(({ answer }) => answer.catch(() => undefined)))
}

const people = (count: number) => Promise.all(Array.from({ length: count }, () => createMember(glimmer)))
describe('concurrent uploads', () => {
  test('are limited to two per account, before the body is read', async () => {
    const [maya, noor] = await people(2)
    if (!maya || !noor) throw new Error('Nobody is there.')
    const held = await hold([maya, maya])
    await untilAnswered(maya, { status: 429, retryAfter: '5', code: 'too_many_uploads' })
    const asking = ask(maya, { expect: '100-continue' })
    asking.request.flushHeaders()
    asking.request.once('continue', () => expect.fail('It was told to send its body.'))
    expect((await asking.answer).code).toBe('too_many_uploads')
    // None of the body has been sent.
    expect((await begin(maya, Buffer.alloc(1)).answer).code).toBe('too_many_uploads')
    await untilAnswered(noor, letIn)
    await giveUp(held)
    await untilAnswered(maya, letIn)
  })

  test('are limited to eight in all', async () => {
    const many = await people(9)
    const held = await hold(many.slice(0, 8))
    const last = many[8]
    if (!last) throw new Error('Nobody is there.')
    await untilAnswered(last, { status: 503, retryAfter: '5', code: 'uploads_busy' })
    await giveUp(held)
    await untilAnswered(last, letIn)
  })
})

describe('uploads from one address', () => {
  const [home, elsewhere] = [{ 'x-forwarded-for': '192.0.2.7' }, { 'x-forwarded-for': '192.0.2.8' }]
  const begun = async (person: Person, headers: Record<string, string>) => {
    const upload = begin(person, whole, headers)
    upload.request.end()
    return upload.answer
  }

  test('are limited to four in progress, across accounts', async () => {
    const many = await people(5)
    const last = many[4]
    if (!last) throw new Error('Nobody is there.')
    const held = await hold(many.slice(0, 4), home)
    await expect
      .poll(() => begun(last, home), { timeout: 20_000 })
      .toEqual({ status: 503, retryAfter: '5', code: 'uploads_busy' })
    expect(await begun(last, elsewhere)).toEqual(letIn)
    await giveUp(held)
  })

  test('a slow body gives way to another upload from its own address', async () => {
    const many = await people(5)
    const last = many[4]
    if (!last) throw new Error('Nobody is there.')
    const held = await hold(many.slice(0, 4), home, Buffer.alloc(1))
    await expect.poll(() => begun(last, home), { timeout: 20_000 }).toEqual(letIn)
    await expect.poll(() => held.filter(({ request }) => request.destroyed).length).toBe(1)
    await giveUp(held)
  })

  test('cannot keep every place: an address without one takes the slowest body’s of those that have most', async () => {
    const many = await people(9)
    const last = many[8]
    if (!last) throw new Error('Nobody is there.')
    const held = [...(await hold(many.slice(0, 4), home)), ...(await hold(many.slice(4, 8), elsewhere))]
    const given = Promise.any(held.map(({ request }) => once(request, 'error')))
    await untilAnswered(last, letIn)
    await given
    expect(held.filter(({ request }) => request.destroyed)).toHaveLength(1)
    await giveUp(held)
  })

  test('are limited to a gigabyte a day, with Retry-After', async () => {
    const [maya] = await people(1)
    if (!maya) throw new Error('Nobody is there.')
    // A body that is not a picture is refused unread, and counts with its declared length.
    for (let turn = 0; turn < 200; turn++) {
      const upload = begin(maya, Buffer.alloc(1), { ...home, 'content-type': 'text/plain' })
      expect((await upload.answer).code).toBe('unsupported_media_type')
      upload.request.destroy()
    }
    const refused = await begun(maya, home)
    expect(refused).toMatchObject({ status: 429, code: 'rate_limited' })
    expect(Number(refused.retryAfter)).toBeGreaterThan(3_600)
    expect(await begun(maya, elsewhere)).toEqual(letIn)
  })
})

describe('100 uploads of five megabytes', () => {
  test('use at most 150 MB, and other pictures are drawn meanwhile', async () => {
    const many = await people(30)
    const photograph = await aPhotograph()
    await many[0]?.call('POST /avatars/save-svg', { body: { avatarConfig: { style: 'thumbs', seed: 'Rest' } } })
    const noor = await createMember(glimmer)
    const atRest = process.memoryUsage.rss()
    let most = atRest
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss())
    }, 5)
    const uploads = Array.from({ length: 100 }, (_, turn) => {
      const upload = begin(many[turn % many.length] ?? noor, photograph)
      upload.request.end()
      return upload
    })
    const drawn = await noor.call('POST /avatars/save-svg', {
      body: { avatarConfig: { style: 'thumbs', seed: 'Noor' } },
    })
    const answers = await Promise.all(uploads.map(({ answer }) => answer))
    clearInterval(watch)
    expect(drawn.status).toBe(201)
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(8)
    const codes = new Set(answers.filter(({ status }) => status !== 201).map(({ code }) => code))
    expect(['too_many_uploads', 'uploads_busy']).toEqual(expect.arrayContaining([...codes]))
    expect((most - atRest) / megabyte).toBeLessThan(150)
  })
})
