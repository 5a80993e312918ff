import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMember, type Person } from '#testing/people.ts'
import { startS3Server } from '#testing/s3-server.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let store: Awaited<ReturnType<typeof startS3Server>>
let glimmer: TestApp
let maya: Person
beforeAll(async () => {
  store = await startS3Server()
  glimmer = await startTestApp({ settings: { ...store.settings, S3_SIGNED_ADDRESSES: 'on' } })
  maya = await createMember(glimmer)
})
afterAll(async () => {
  await glimmer.stop()
  await store.stop()
})

/** Has a line spoken, and requests its recording. */
async function whereItIs() {
  const line = (await maya.call('GET /affirmations/today')).body
  const params = { id: line._id }
  const { body } = await maya.call('POST /affirmations/{id}/speak', { params, body: { voice: 'alasdair' } })
  return maya.send('GET', body.audioUrl.replace('/api', ''), { redirect: 'manual' })
}

test('redirects to a signed URL of a recording in the store, uncached', async () => {
  const { status, headers } = await whereItIs()
  expect([status, headers.get('cache-control')]).toEqual([302, 'no-store'])
  const recording = await fetch(headers.get('location') ?? '')
  expect([recording.status, recording.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
  expect(recording.headers.get('cache-control')).toBe('private, max-age=900')
  expect((await recording.arrayBuffer()).byteLength).toBeGreaterThan(1000)
})

test('refuses a changed signed URL, and returns 404 to other users', async () => {
  const address = new URL((await whereItIs()).headers.get('location') ?? '')
  address.searchParams.set('X-Amz-Expires', '604800')
  expect((await fetch(address)).status).toBe(403)
  const other = await createMember(glimmer)
  const line = (await maya.call('GET /affirmations/today')).body
  expect((await other.send('GET', `/affirmations/${line._id}/audio/alasdair`, { redirect: 'manual' })).status).toBe(404)
})

test('redirects to a signed URL of a picture, cached while it is valid', async () => {
  const png = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#6a00ff' } })
    .png()
    .toBuffer()
  const { body } = await maya.send('POST', '/avatars/upload', { body: png, headers: { 'content-type': 'image/png' } })
  const { imageUrl } = body as { imageUrl: string }
  const { status, headers } = await fetch(glimmer.url + imageUrl, { redirect: 'manual' })
  expect([status, headers.get('cache-control')]).toEqual([302, 'private, max-age=900'])
  const address = new URL(headers.get('location') ?? '')
  expect(Number(address.searchParams.get('X-Amz-Expires'))).toBe(1800)
  const picture = await fetch(address)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await sharp(await picture.arrayBuffer()).metadata()).format).toBe('webp')
  // A file name that is not one of our pictures is not found.
  expect((await fetch(`${glimmer.url}/api/avatars/images/own-voice.webp`, { redirect: 'manual' })).status).toBe(404)
})

test('allows the store, and no other origin, in the content security policy', async () => {
  const policy = (await maya.send('GET', '/health')).headers.get('content-security-policy')
  expect(policy).toContain(`img-src 'self' data: blob: ${store.settings.S3_ENDPOINT};`)
  expect(policy).toContain(`connect-src 'self' ${new URL(glimmer.issuer.issuer).origin} ${store.settings.S3_ENDPOINT};`)
})
