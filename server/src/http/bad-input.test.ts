import { beforeAll, describe, expect, test } from 'vitest'
import { caller, createMember, type Person } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'

let maya: Person
const glimmer = testApp()
beforeAll(async () => {
  maya = await createMember(glimmer)
})

const json = { 'content-type': 'application/json' }
const post = (path: string, body: string, headers: Record<string, string> = json) =>
  maya.send('POST', path, { body, headers })

describe('a body', () => {
  test.each([
    ['{"text": "unfinished', 'malformed'],
    ['', 'empty'],
    ['null', 'null'],
    ['[]', 'a list'],
    ['"text"', 'a word'],
    ['{"__proto__": {"tier": "pro"}, "text": "x"}', 'after the prototype'],
    ['{"text": "a\\u0000b"}', 'with a null character'],
    ['{"text": "a\\ud800b"}', 'with half a character'],
    ['{"text": "fine", "themes": ["\\uDE00"]}', 'with the other half of one'],
    ['{"a\\ud800": 1}', 'with half a character in the name of a field'],
  ])('%s returns 400 (%s)', async (body) => {
    const { status, problem } = await post('/affirmations', body)
    expect({ status, code: problem.code }).toEqual({ status: 400, code: 'invalid_input' })
    expect(problem.errors?.length).toBeGreaterThan(0)
  })

  test.each([
    [{ text: 'Fine', colour: 'red' }, 'colour'],
    [{ text: 7 }, 'text'],
    [{}, 'text'],
    [{ text: '   ' }, 'text'],
    [{ text: '🌅✨' }, 'text'],
    [{ text: 'two\nlines' }, 'text'],
    [{ text: 'x'.repeat(4000) }, 'text'],
    [{ text: 'Fine', themes: ['money'] }, 'themes.0'],
  ])('names the invalid field: %j', async (body, field) => {
    const { status, problem } = await post('/affirmations', JSON.stringify(body))
    expect(status).toBe(400)
    expect(problem.errors?.map(({ path }) => path)).toContain(field)
  })

  test('accepts a surrogate pair', async () => {
    expect((await post('/affirmations', '{"text": "I begin \\ud83c\\udf05 again"}')).status).toBe(201)
  })

  test('refuses a lone surrogate with its field', async () => {
    const config = { style: 'thumbs', seed: 'S', options: {} }
    const { status, problem } = await post(
      '/avatars/save-svg',
      JSON.stringify({ avatarConfig: config }).replace('"S"', '"\\ud800"'),
    )
    expect({ status, path: problem.errors?.[0]?.path }).toEqual({ status: 400, path: 'avatarConfig.seed' })
  })

  test('of ten megabytes returns 413', async () => {
    const { status, problem } = await post('/affirmations', JSON.stringify({ text: 'x'.repeat(10_000_000) }))
    expect({ status, code: problem.code }).toEqual({ status: 413, code: 'too_large' })
  })

  test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'of type %s returns 415',
    async (type) => {
      const { status, problem } = await post('/affirmations', 'text=hello', { 'content-type': type })
      expect({ status, code: problem.code }).toEqual({ status: 415, code: 'unsupported_media_type' })
    },
  )
})

describe('a query', () => {
  test.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=ten', 'limit'],
    ['sort=random', 'sort'],
    ['theme=money', 'theme'],
    ['favorite=maybe', 'favorite'],
    ['cursor=nonsense', 'cursor'],
    ['page=2', 'page'],
  ])('?%s returns 400 for %s', async (query, field) => {
    const { status, problem } = await maya.send('GET', `/affirmations?${query}`)
    expect(status).toBe(400)
    expect(problem.errors?.map(({ path }) => path)).toEqual([field])
  })

  test('with an encoded null character returns 400', async () => {
    expect((await maya.send('GET', '/affirmations?q=%00')).status).toBe(400)
  })

  test('treats wildcard characters literally', async () => {
    await maya.call('POST /affirmations', { body: { text: 'I gave it 100% today' } })
    const found = async (q: string) => (await maya.call('GET /affirmations', { query: { q } })).body.items.length
    expect(await found('100%')).toBe(1)
    expect(await found('%')).toBe(1)
    expect(await found('_')).toBe(0)
    expect(await found("'; drop table affirmation; --")).toBe(0)
  })
})

describe('a path', () => {
  test('that is unknown returns 404', async () => {
    const { status, problem } = await maya.send('GET', '/nothing/here')
    expect({ status, code: problem.code }).toEqual({ status: 404, code: 'not_found' })
  })

  test.each(['/%', '/affirmations/%ED%A0%80', `/voices/${'x'.repeat(3000)}/sample`])(
    'that is malformed returns 404: %s',
    async (path) => {
      const { status, headers, problem } = await maya.send('GET', path)
      expect({ status, code: problem.code }).toEqual({ status: 404, code: 'not_found' })
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    },
  )

  test.each([
    ['PATCH', '/users/profile', 'GET, PUT'],
    ['GET', '/affirmations/generate/', undefined],
    ['DELETE', '/users/usage', 'GET'],
    ['GET', '/users/preferences', 'PUT'],
  ])('with another method returns the allowed ones: %s %s', async (method, path, allow) => {
    const { status, headers } = await maya.send(method, path)
    if (allow === undefined) return expect(status).toBeLessThan(500)
    expect(status).toBe(405)
    expect(headers.get('allow')).toBe(allow)
  })
})

describe('an id', () => {
  test('may be upper case in path and body', async () => {
    const line = (await maya.call('POST /affirmations', { body: { text: 'I take up space' } })).body._id
    const id = line.toUpperCase()
    expect((await maya.call('GET /affirmations/{id}', { params: { id } })).status).toBe(200)
    const body = { name: 'Loud', lineIds: [id] }
    const shelf = (await maya.call('POST /collections', { body })).body
    expect(shelf.lineIds).toEqual([line])
    const params = { id: shelf._id.toUpperCase() }
    expect((await maya.call('PUT /collections/{id}', { params, body: { lineIds: [id] } })).body.lineIds).toEqual([line])
    const inShelf = { ...params, affirmationId: id }
    expect((await maya.call('DELETE /collections/{id}/lines/{affirmationId}', { params: inShelf })).status).toBe(204)
    expect((await maya.call('POST /collections/{id}/lines', { params, body: { affirmationId: id } })).status).toBe(200)
    expect((await maya.call('DELETE /affirmations/{id}', { params: { id } })).status).toBe(204)
  })
})

describe('a page of the server', () => {
  test.each([
    '/unsubscribe?token=%ED%A0%80',
    `/unsubscribe?token=${'x'.repeat(99)}%F0%9F%8C%85`,
    `/confirm-reminders?token=${'x'.repeat(99)}%F0%9F%8C%85`,
    '/unsubscribe?token=a&token=b',
    '/sandbox/constructor/x',
    '/sandbox/toString/x',
    '/sandbox/__proto__/x',
  ])('answers malformed requests: %s', async (path) => {
    for (const method of ['GET', 'POST']) {
      const { status } = await fetch(`${glimmer.url}${path}`, {
        method,
        body: method === 'POST' ? new URLSearchParams() : null,
      })
      expect(status).toBeLessThan(500)
    }
  })
})

describe('an Idempotency-Key', () => {
  test.each(['', 'x'.repeat(201), 'two words'])('of %j returns 400 with the header’s name', async (key) => {
    const body = JSON.stringify({ themes: ['calm'] })
    const { status, problem } = await post('/affirmations/generate', body, { ...json, 'idempotency-key': key })
    if (key === '') return expect(status).toBe(400)
    expect(status).toBe(400)
    expect(problem.errors?.[0]?.path).toBe('Idempotency-Key')
  })
})

describe('an error response', () => {
  test('has the shape of RFC 9457 with a code and a sentence', async () => {
    const { headers, problem } = await post('/affirmations', '{}')
    expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    expect(problem).toEqual({
      type: 'urn:glimmer:problem:invalid_input',
      title: expect.any(String),
      status: 400,
      code: 'invalid_input',
      message: 'Something wasn’t right there. Please check it and try again.',
      errors: [{ path: 'text', message: expect.any(String) }],
    })
  })

  test('to a signed-out caller comes before the body is read', async () => {
    const { status } = await caller(glimmer).send('POST', '/affirmations', { body: '{"text', headers: json })
    expect(status).toBe(401)
  })
})
