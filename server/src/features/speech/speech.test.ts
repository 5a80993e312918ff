import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createMember, type Person, speechUsed } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'
import { deleteRecordings } from './personal-data.ts'

const glimmer = testApp()

const text = 'I can take this one step at a time'
const write = async ({ call }: Person, words = text) =>
  (await call('POST /affirmations', { body: { text: words } })).body._id
const speak = ({ call }: Person, id: string, voice = 'alasdair') =>
  call('POST /affirmations/{id}/speak', { params: { id }, body: { voice } })
const listen = ({ send }: Person, audioUrl: string, headers: Record<string, string> = {}) =>
  send('GET', audioUrl.replace('/api', ''), { headers })
const sizeOf = (body: unknown) => (body as ArrayBuffer).byteLength

describe('speaking a line', () => {
  test('returns its address, its length, and when each word is spoken', async () => {
    const maya = await createMember(glimmer)
    const { status, body } = await speak(maya, await write(maya))
    expect(status).toBe(200)
    expect(body).toMatchObject({ voice: 'alasdair', mime: 'audio/mpeg', timing: 'exact', fallback: false })
    expect(body.durationMs).toBeGreaterThan(1000)
    expect(body.words.map(({ charStart, charEnd }) => text.slice(charStart, charEnd))).toEqual(text.split(' '))
    expect(body.words.at(-1)?.endMs).toBeLessThanOrEqual(body.durationMs)
  })

  test('is charged once for a voice, however often it is asked for at once', async () => {
    const maya = await createMember(glimmer)
    const id = await write(maya)
    const answers = await Promise.all(Array.from({ length: 5 }, () => speak(maya, id)))
    expect(new Set(answers.map(({ body }) => body.audioUrl)).size).toBe(1)
    expect(await speechUsed(maya)).toBe(1)
    await speak(maya, id)
    expect(await speechUsed(maya)).toBe(1)
    await speak(maya, id, 'clara')
    expect(await speechUsed(maya)).toBe(2)
  })

  test('is free for the lines of the days ahead, which a device keeps, and never charged when it is asked for ahead', async () => {
    const maya = await createMember(glimmer)
    const keep = (id: string) =>
      maya.call('POST /affirmations/{id}/speak', { params: { id }, body: { voice: 'alasdair', ahead: true } })
    const days = (await maya.call('GET /affirmations/ahead')).body.items
    const ids = days.flatMap(({ affirmation, evening }) => [affirmation._id, ...(evening ? [evening._id] : [])])
    expect(ids).toHaveLength(13)
    for (const id of ids.slice(0, 4)) expect((await keep(id)).body.fallback).toBe(false)
    await speak(maya, ids.at(-1) ?? '', 'clara')
    const own = await write(maya)
    expect((await keep(own)).problem.code).toBe('not_found')
    expect(await speechUsed(maya)).toBe(0)
    await speak(maya, own)
    expect((await keep(own)).status).toBe(200)
    const { voicesFor } = glimmer.app
    glimmer.app.voicesFor = (account) => (account.age === 'unknown' ? [] : voicesFor(account))
    expect((await keep(ids[5] ?? '')).problem.code).toBe('not_found')
    glimmer.app.voicesFor = voicesFor
  })

  test('is charged again for other words, and not for the first ones when they come back', async () => {
    const maya = await createMember(glimmer)
    const id = await write(maya)
    const reword = (words: string) => maya.call('PUT /affirmations/{id}', { params: { id }, body: { text: words } })
    await speak(maya, id)
    for (let round = 1; round <= 3; round++) {
      await reword(`I can take step number ${round} now`)
      await speak(maya, id)
      expect(await speechUsed(maya)).toBe(1 + round)
    }
    await reword(text)
    await speak(maya, id)
    expect(await speechUsed(maya)).toBe(4)
    await reword('I have one more left this month')
    await speak(maya, id)
    await reword('I have none left this month')
    expect((await speak(maya, id)).problem.code).toBe('allowance_spent')
  })

  test('stores no text with the allowance', async () => {
    const maya = await createMember(glimmer)
    await speak(maya, await write(maya, 'I keep this between us'))
    const rows = await glimmer.rows(sql`select * from usage_reservation where account_id = ${maya.id}`)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('between us')
  })

  test('is stored with the line', async () => {
    const maya = await createMember(glimmer)
    const id = await write(maya)
    const { body } = await speak(maya, id)
    const line = (await maya.call('GET /affirmations/{id}', { params: { id } })).body
    expect(line.speech).toEqual({ voice: 'alasdair', durationMs: body.durationMs, audioUrl: body.audioUrl })
  })

  test('stops at five on the free plan, and replays stay free', async () => {
    const maya = await createMember(glimmer)
    const ids = await Promise.all(Array.from({ length: 6 }, (_, turn) => write(maya, `I begin again, time ${turn}`)))
    for (const id of ids.slice(0, 5)) expect((await speak(maya, id)).status).toBe(200)
    const { status, problem } = await speak(maya, ids[5] ?? '')
    expect(status).toBe(402)
    expect(problem).toMatchObject({ code: 'allowance_spent', feature: 'speech', limit: 5, used: 5 })
    expect((await speak(maya, ids[0] ?? '')).status).toBe(200)
  })

  test('is free where it is today’s, in every voice of the plan and with nothing left, until its words are changed', async () => {
    const maya = await createMember(glimmer)
    const { _id: id } = (await maya.call('GET /affirmations/today')).body
    expect((await speak(maya, id)).status).toBe(200)
    expect((await speak(maya, id, 'clara')).status).toBe(200)
    expect((await speak(maya, id, 'ross')).problem.code).toBe('voice_locked')
    expect(await speechUsed(maya)).toBe(0)
    const others = await Promise.all(Array.from({ length: 5 }, (_, turn) => write(maya, `I begin again, time ${turn}`)))
    for (const other of others) await speak(maya, other)
    await maya.call('POST /affirmations/{id}/response', { params: { id }, body: { response: 'not-quite' } })
    const { body: another } = await maya.call('POST /affirmations/{id}/another', { params: { id } })
    expect((await speak(maya, another._id)).status).toBe(200)
    expect(await speechUsed(maya)).toBe(5)
    await maya.call('PUT /affirmations/{id}', {
      params: { id: another._id },
      body: { text: 'Words of my own instead' },
    })
    expect((await speak(maya, another._id)).problem.code).toBe('allowance_spent')
  })

  test('in a voice of another plan is refused with that plan', async () => {
    const maya = await createMember(glimmer)
    const { status, problem } = await speak(maya, await write(maya), 'ross')
    expect(status).toBe(403)
    expect(problem).toMatchObject({ code: 'voice_locked', tier: 'premium' })
    expect(await speechUsed(maya)).toBe(0)
  })

  test('with an unknown voice is refused, naming the field', async () => {
    const maya = await createMember(glimmer)
    const { status, problem } = await speak(maya, await write(maya), 'nobody')
    expect(status).toBe(400)
    expect(problem.errors?.[0]?.path).toBe('voice')
  })

  test('forgets the recordings when the words change, and when the line goes', async () => {
    const maya = await createMember(glimmer)
    const id = await write(maya)
    const { body } = await speak(maya, id)
    await maya.call('PUT /affirmations/{id}', { params: { id }, body: { text: 'Other words altogether' } })
    expect((await listen(maya, body.audioUrl)).status).toBe(404)
    const spoken = await speak(maya, id)
    expect(spoken.body.words).toHaveLength(3)
    await maya.call('DELETE /affirmations/{id}', { params: { id } })
    expect((await listen(maya, body.audioUrl)).status).toBe(404)
  })

  test.each([
    ['letters no built-in voice can read', 'ب 💛'],
    ['a word without end', 'calmer'.repeat(40)],
  ])('of %s is refused with the reason, and charges nothing', async (_, words) => {
    const maya = await createMember(glimmer)
    const { status, problem } = await speak(maya, await write(maya, words))
    expect([status, problem.errors?.[0]?.path]).toEqual([400, 'text'])
    expect(await speechUsed(maya)).toBe(0)
  })

  test.each(['-o /etc/passwd', '--help me rest', '<speak>I am <b>calm</b></speak>', '💛 I am calm'])(
    'speaks %j as the words it is',
    async (words) => {
      const maya = await createMember(glimmer)
      const { status, body } = await speak(maya, await write(maya, words))
      expect(status).toBe(200)
      for (const word of body.words) expect(words.slice(word.charStart, word.charEnd)).toBe(word.text)
    },
  )

  test('in a voice that was paid for stays free to hear on another plan', async () => {
    const maya = await createMember(glimmer, { tier: 'premium' })
    const id = await write(maya)
    const { body } = await speak(maya, id, 'ross')
    await glimmer.app.database.db.execute(sql`update account set tier = 'free' where id = ${maya.id}`)
    expect((await speak(maya, id, 'ross')).body).toEqual(body)
    expect((await speak(maya, await write(maya), 'ross')).status).toBe(403)
  })

  test('is made again, free, where the recording was lost', async () => {
    const maya = await createMember(glimmer)
    const id = await write(maya)
    const { body } = await speak(maya, id)
    await deleteRecordings(glimmer.app, { id: maya.id, tier: 'free', age: 'adult' }, id)
    expect((await speak(maya, id)).status).toBe(200)
    expect((await listen(maya, body.audioUrl)).status).toBe(200)
    expect(await speechUsed(maya)).toBe(1)
  })
})

describe('a recording', () => {
  test('is audio for its owner, private and checked by its tag', async () => {
    const maya = await createMember(glimmer)
    const { body } = await speak(maya, await write(maya))
    const heard = await listen(maya, body.audioUrl)
    expect(heard.status).toBe(200)
    expect(heard.headers.get('content-type')).toBe('audio/mpeg')
    expect(heard.headers.get('cache-control')).toContain('private')
    expect(heard.headers.get('x-content-type-options')).toBe('nosniff')
    const etag = heard.headers.get('etag') ?? ''
    expect((await listen(maya, body.audioUrl, { 'if-none-match': etag })).status).toBe(304)
  })

  test('can be had in parts, and not beyond its end', async () => {
    const maya = await createMember(glimmer)
    const { body } = await speak(maya, await write(maya))
    const whole = sizeOf((await listen(maya, body.audioUrl)).body)
    const part = await listen(maya, body.audioUrl, { range: 'bytes=10-19' })
    expect({ status: part.status, size: sizeOf(part.body) }).toEqual({ status: 206, size: 10 })
    expect(part.headers.get('content-range')).toBe(`bytes 10-19/${whole}`)
    const beyond = await listen(maya, body.audioUrl, { range: `bytes=${whole}-` })
    expect(beyond.status).toBe(416)
    expect(beyond.headers.get('content-range')).toBe(`bytes */${whole}`)
  })

  test('is not found by anybody else, nor in a voice that has not spoken', async () => {
    const [maya, sam] = [await createMember(glimmer), await createMember(glimmer)]
    const { body } = await speak(maya, await write(maya))
    expect((await listen(sam, body.audioUrl)).status).toBe(404)
    expect((await listen(maya, body.audioUrl.replace('alasdair', 'clara'))).status).toBe(404)
  })
})

test('voices include the plan that each requires', async () => {
  const maya = await createMember(glimmer)
  const { voices } = (await maya.call('GET /voices')).body
  expect(voices.map(({ id, requiredTier }) => [id, requiredTier])).toEqual([
    ['alasdair', undefined],
    ['clara', undefined],
    ['clara-soft', 'premium'],
    ['ross', 'premium'],
  ])
})
