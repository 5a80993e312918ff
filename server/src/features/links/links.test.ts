import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { maxLinks } from '@glimmer/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unshare } from '#admin/links.ts'
import { createServer } from '#http/server.ts'
import { httpFeatures } from '#routes.ts'
import { operate } from '#testing/operator.ts'
import { births, caller, createMember } from '#testing/people.ts'
import { aLine, aSharedLine, tokenOf } from '#testing/shared-lines.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { deleteDataThenSignIn } from '../account-data/index.ts'

let glimmer: TestApp
let built: FastifyInstance
let site: string
let webRoot: string
beforeAll(async () => {
  glimmer = await startTestApp({ settings: { REQUESTS_PER_MINUTE: '100000' } })
  webRoot = await mkdtemp(join(tmpdir(), 'glimmer-web-'))
  await mkdir(join(webRoot, 'assets'))
  await mkdir(join(webRoot, 'written'))
  await writeFile(join(webRoot, 'written/line.html'), '<head>{{head}}</head><p data-length="{{length}}">{{line}}</p>')
  await writeFile(join(webRoot, 'written/line-gone.html'), 'no longer shared')
  built = await createServer(glimmer.app, { ...httpFeatures(glimmer.app), webRoot })
  await built.listen({ port: 0, host: '127.0.0.1' })
  site = `http://127.0.0.1:${(built.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await built.close()
  await glimmer.stop()
  await rm(webRoot, { recursive: true, force: true })
})

const visitor = () => caller(glimmer)
const visit = async (url: string, headers: HeadersInit = {}) => {
  const response = await fetch(`${site}/line/${tokenOf(url)}`, { headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

describe('POST /affirmations/{id}/link', () => {
  test('creates an unguessable link and returns the same one again', async () => {
    const maya = await createMember(glimmer)
    const line = await aLine(maya)
    const first = await maya.call('POST /affirmations/{id}/link', line)
    expect(first.status).toBe(201)
    expect(first.body).toMatchObject({ affirmationId: line.params.id, text: 'I can begin again.', scene: 'courage' })
    expect(first.body.url).toMatch(/\/line\/[\w-]{22}$/)
    const again = await maya.call('POST /affirmations/{id}/link', line)
    expect([again.status, again.body]).toEqual([200, first.body])
    expect((await maya.call('GET /affirmations/{id}/link', line)).body.link).toEqual(first.body)
    expect((await maya.call('GET /users/links')).body.items).toEqual([first.body])
  })

  test('creates one link for twenty concurrent requests', async () => {
    const maya = await createMember(glimmer)
    const line = await aLine(maya)
    const presses = Array.from({ length: 20 }, () => maya.call('POST /affirmations/{id}/link', line))
    const answers = await Promise.all(presses)
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  })

  test('stores the chosen scene and changes it later', async () => {
    const maya = await createMember(glimmer)
    const line = await aLine(maya)
    const url = (await maya.call('POST /affirmations/{id}/link', { ...line, body: { scene: 'sleep' } })).body.url
    const later = (await maya.call('POST /affirmations/{id}/link', { ...line, body: { scene: 'glimmer' } })).body
    expect(later).toMatchObject({ url, scene: 'glimmer' })
    expect((await maya.call('POST /affirmations/{id}/link', line)).body.scene).toBe('glimmer')
    expect((await visitor().call('GET /lines/{token}', { params: { token: tokenOf(url) } })).body.scene).toBe('glimmer')
  })

  test('allows fifty links; turning one off makes room', async () => {
    const maya = await createMember(glimmer)
    for (let n = 0; n < maxLinks; n++) await aSharedLine(maya, `I can begin again ${n}.`)
    const line = await aLine(maya)
    const refused = await maya.call('POST /affirmations/{id}/link', line)
    expect([refused.status, refused.problem.code]).toEqual([409, 'links_full'])
    const { items } = (await maya.call('GET /users/links')).body
    expect(items).toHaveLength(maxLinks)
    await maya.call('DELETE /affirmations/{id}/link', { params: { id: items[0]?.affirmationId ?? '' } })
    expect((await maya.call('POST /affirmations/{id}/link', line)).status).toBe(201)
  })
})

test('no public link says the owner’s name, however it is stored and written', async () => {
  const zoe = await createMember(glimmer, { firstName: 'Zoe\u0308' })
  for (const text of ['I am Zoë.', 'I am Zoe\u0308.', 'I am ZOË.', 'People like zoe begin again.']) {
    const { status, problem } = await zoe.call('POST /affirmations/{id}/link', await aLine(zoe, text))
    expect([status, problem.code]).toEqual([409, 'name_in_line'])
  }
  expect((await zoe.call('GET /users/links')).body.items).toEqual([])
  for (const text of ['Zoë, you can begin again.', 'You can begin again, Zoë.'])
    expect((await aSharedLine(zoe, text)).link.text).toBe('You can begin again.')
  await zoe.call('PUT /users/profile', { body: { lastName: 'O’Neil-Smith' } })
  for (const text of ["I am O'Neil.", 'I am Smith.', 'Zoë Smith begins again.']) {
    const { problem } = await zoe.call('POST /affirmations/{id}/link', await aLine(zoe, text))
    expect(problem.code).toBe('name_in_line')
  }
})

test('lists the latest link first', async () => {
  const maya = await createMember(glimmer)
  await aSharedLine(maya, 'The first.')
  glimmer.clock.set(new Date(glimmer.clock.now().getTime() + 1000))
  await aSharedLine(maya, 'The second.')
  const { items } = (await maya.call('GET /users/links')).body
  expect(items.map(({ text }) => text)).toEqual(['The second.', 'The first.'])
})

describe('GET /lines/{token}', () => {
  test('returns the line and its scene, and nothing about its owner', async () => {
    const maya = await createMember(glimmer)
    const { token } = await aSharedLine(maya)
    const { status, body, headers } = await visitor().call('GET /lines/{token}', token)
    expect(status).toBe(200)
    expect(body).toEqual({ text: 'I can begin again.', scene: 'courage', hasVoice: false })
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('speaks the line with word times, free, with ranges', async () => {
    const maya = await createMember(glimmer)
    const { token } = await aSharedLine(maya)
    const { status, body } = await visitor().call('GET /lines/{token}/speech', token)
    expect(status).toBe(200)
    expect(body.words.map(({ text }) => text)).toEqual(['I', 'can', 'begin', 'again'])
    const audio = await fetch(`${glimmer.url}${body.audioUrl}`, { headers: { range: 'bytes=0-99' } })
    expect([audio.status, (await audio.arrayBuffer()).byteLength]).toEqual([206, 100])
    expect((await maya.call('GET /users/usage')).body.speech.used).toBe(0)
  })

  test('keeps the recording until the link is turned off', async () => {
    const maya = await createMember(glimmer)
    const { token, params } = await aSharedLine(maya, 'I keep this one for the sweep.')
    await visitor().call('GET /lines/{token}/speech', token)
    const [shared] = await glimmer.rows(sql`select recording_key from shared_line where token = ${token.params.token}`)
    const recording = sql`select from speech_recording where key = ${shared?.recording_key}`
    const isThere = async () => (await glimmer.rows(recording)).length === 1
    glimmer.clock.set(new Date(glimmer.clock.now().getTime() + 3_600_000))
    await glimmer.sweepHourly()
    await glimmer.app.jobs.add({ name: 'sweep' })
    await glimmer.runJobs()
    expect(await isThere()).toBe(true)
    await maya.call('DELETE /affirmations/{id}/link', { params })
    await glimmer.app.jobs.add({ name: 'sweep' })
    await glimmer.runJobs()
    expect(await isThere()).toBe(false)
  })

  test('limits requests of an address', async () => {
    const noor = await createMember(glimmer)
    const { token } = await aSharedLine(noor)
    const path = `/api/lines/${token.params.token}/speech`
    // All at once: one after the other would take a busy machine longer than the minute they count in.
    const from = (remoteAddress: string) => built.inject({ url: path, remoteAddress })
    const statuses = (await Promise.all(Array.from({ length: 310 }, () => from('203.0.113.9')))).map(
      ({ statusCode }) => statusCode,
    )
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    expect((await from('203.0.113.10')).statusCode).toBe(200)
  })
})

describe('GET /line/:token', () => {
  test('works without script, has preview metadata, and is hidden from search engines', async () => {
    const maya = await createMember(glimmer)
    const { link } = await aSharedLine(maya, `I'm "here" <b>& now</b>.`)
    const { status, headers, text } = await visit(link.url)
    expect(status).toBe(200)
    expect(text).toContain('<p data-length="short">I’m “here” &lt;b&gt;&amp; now&lt;/b&gt;.</p>')
    expect(text).toContain('<meta property="og:title" content="I’m “here” &lt;b&gt;&amp; now&lt;/b&gt;.">')
    expect(text).toContain(`<meta property="og:url" content="${link.url}">`)
    expect(text).toMatch(/og:image" content="[^"]+\/scenes\/courage\.jpg"/)
    expect(headers.get('x-robots-tag')).toContain('noindex')
    for (const secret of ['Maya', maya.id, maya.subject, link.affirmationId]) expect(text).not.toContain(secret)
  })

  test('does not fill placeholders inside the line', async () => {
    const maya = await createMember(glimmer)
    const { link } = await aSharedLine(maya, 'I am {{head}} and {{line}} too.')
    expect((await visit(link.url)).text).toContain('>I am {{head}} and {{line}} too.</p>')
  })

  test('is revalidated each time and not sent twice', async () => {
    const { link } = await aSharedLine(await createMember(glimmer))
    const { headers } = await visit(link.url)
    expect(headers.get('cache-control')).toBe('no-cache')
    expect((await visit(link.url, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304)
  })

  test('returns 404 once the link is turned off, also when repeated', async () => {
    const maya = await createMember(glimmer)
    const { link, params, token } = await aSharedLine(maya)
    expect((await maya.call('DELETE /affirmations/{id}/link', { params })).status).toBe(204)
    expect((await maya.call('DELETE /affirmations/{id}/link', { params })).status).toBe(204)
    const gone = await visit(link.url)
    expect([gone.status, gone.text]).toEqual([404, 'no longer shared'])
    expect(gone.headers.get('x-robots-tag')).toContain('noindex')
    expect(await visit('/line/AAAAAAAAAAAAAAAAAAAAAA')).toMatchObject({ status: 404, text: gone.text })
    for (const key of ['GET /lines/{token}', 'GET /lines/{token}/speech', 'GET /lines/{token}/audio'] as const)
      expect((await visitor().call(key, token)).status).toBe(404)
    expect((await maya.call('POST /affirmations/{id}/link', { params })).body.url).not.toBe(link.url)
  })
})

describe('unshare', () => {
  test('turns a link off, and reports an unknown one', async () => {
    const maya = await createMember(glimmer)
    const { link, params } = await aSharedLine(maya)
    const turnOff = () => operate(glimmer, ['unshare', unshare], [link.url])
    expect(await turnOff()).toEqual(['The link is off. Its owner still has the line.'])
    expect((await visit(link.url)).status).toBe(404)
    expect((await maya.call('GET /affirmations/{id}', { params })).status).toBe(200)
    await expect(turnOff()).rejects.toThrow('No line is shared by that link.')
  })
})

describe('a shared line', () => {
  test('keeps its text after an edit', async () => {
    const maya = await createMember(glimmer)
    const { params, token } = await aSharedLine(maya)
    await maya.call('PUT /affirmations/{id}', { params, body: { text: 'Other words.' } })
    expect((await visitor().call('GET /lines/{token}', token)).body.text).toBe('I can begin again.')
    expect((await maya.call('POST /affirmations/{id}/link', { params })).body.text).toBe('I can begin again.')
  })

  test('is deleted with its line and its account', async () => {
    const maya = await createMember(glimmer)
    const [deleted, other] = [await aSharedLine(maya), await aSharedLine(maya)]
    await maya.call('DELETE /affirmations/{id}', { params: deleted.params })
    expect((await visitor().call('GET /lines/{token}', deleted.token)).status).toBe(404)
    expect((await visitor().call('GET /lines/{token}', other.token)).status).toBe(200)
    await deleteDataThenSignIn(glimmer.app, { issuer: glimmer.issuer.issuer, subject: maya.subject })
    expect((await visitor().call('GET /lines/{token}', other.token)).status).toBe(404)
  })

  test('may contain the word "will" of an owner called Will', async () => {
    const { link } = await aSharedLine(await createMember(glimmer, { firstName: 'Will' }), 'I will begin again.')
    expect(link.text).toBe('I will begin again.')
  })
})

describe('a teen', () => {
  test('cannot share a line', async () => {
    const teen = await createMember(glimmer, { age: 'teen' })
    const { body } = await teen.call('GET /affirmations/today')
    const { status, problem } = await teen.call('POST /affirmations/{id}/link', { params: { id: body._id } })
    expect([status, problem.code]).toEqual([403, 'adults_only'])
  })

  test('loses open links after stating their age', async () => {
    const sam = await createMember(glimmer)
    const { token, params } = await aSharedLine(sam)
    expect((await sam.call('PUT /users/age', { body: births.teen })).status).toBe(200)
    expect((await visitor().call('GET /lines/{token}', token)).status).toBe(404)
    expect((await sam.call('DELETE /affirmations/{id}/link', { params })).status).toBe(204)
  })
})
