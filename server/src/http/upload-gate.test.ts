import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMember, type Person } from '#testing/people.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

const megabyte = 1_000_000

/** One for each test: an upload of the test before may still have its place for a moment. */
let glimmer: TestApp
beforeEach(async () => {
  glimmer = await startTestApp({ settings: { REQUESTS_PER_MINUTE: '100000' } })
})
afterEach(() => glimmer.stop())

interface Upload {
  request: ClientRequest
  answer: Promise<{ status: number; retryAfter: string | undefined; code: string }>
}

async function read(response: IncomingMessage) {
  const parts = await response.toArray()
  const body = JSON.parse(Buffer.concat(parts).toString() || '{}')
  return { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'], code: body.code }
}

/** Begins to send a picture of five megabytes; `sent` of it are on their way. */
function begin({ token }: Person, sent: Buffer): Upload {
  const sending = request(`${glimmer.url}/api/avatars/upload`, {
    method: 'POST',
    agent: false,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png', 'content-length': 5 * megabyte },
  })
  const answer = once(sending, 'response').then(([response]) => read(response))
  answer.catch(() => undefined)
  sending.on('error', () => undefined)
  sending.write(sent)
  return { request: sending, answer }
}
const half = Buffer.alloc(megabyte)
/** No picture. */
const whole = Buffer.alloc(5 * megabyte)
/** A photograph as a camera makes them, as large as may be sent. */
async function aPhotograph() {
  const [width, height] = [1500, 1500]
  const noise = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
  return Buffer.concat([await noise.jpeg().toBuffer(), whole]).subarray(0, 5 * megabyte)
}

/** Uploads that are let in and wait for the rest of their bodies. */
const hold = (people: Person[]): Upload[] => people.map((person) => begin(person, half))
/** Sends whole files until one is answered like this: those begun before are then where they were to be. */
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

const people = (count: number) => Promise.all(Array.from({ length: count }, () => aMember(glimmer)))
describe('uploads under way', () => {
  test('are two at most of one person: the next is refused before its body is read', async () => {
    const [maya, noor] = await people(2)
    if (!maya || !noor) throw new Error('Nobody is there.')
    const held = hold([maya, maya])
    await untilAnswered(maya, { status: 429, retryAfter: '5', code: 'too_many_uploads' })
    // Nothing of its body has come.
    expect((await begin(maya, Buffer.alloc(1)).answer).code).toBe('too_many_uploads')
    await untilAnswered(noor, letIn)
    await giveUp(held)
    await untilAnswered(maya, letIn)
  })

  test('are eight at most of all people', async () => {
    const many = await people(9)
    const held = hold(many.slice(0, 8))
    const last = many[8]
    if (!last) throw new Error('Nobody is there.')
    await untilAnswered(last, { status: 503, retryAfter: '5', code: 'uploads_busy' })
    await giveUp(held)
    await untilAnswered(last, letIn)
  })
})

describe('three hundred uploads of five megabytes at once', () => {
  test('take no more than 150 MB, and others are drawn meanwhile', async () => {
    const many = await people(30)
    const photograph = await aPhotograph()
    await many[0]?.call('POST /avatars/save-svg', { body: { avatarConfig: { style: 'thumbs', seed: 'Rest' } } })
    const noor = await aMember(glimmer)
    const atRest = process.memoryUsage.rss()
    let most = atRest
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss())
    }, 5)
    const uploads = Array.from({ length: 300 }, (_, turn) => {
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
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.every(({ code }) => code === 'uploads_busy' || code === 'too_many_uploads')).toBe(true)
    expect((most - atRest) / megabyte).toBeLessThan(150)
  })
})
