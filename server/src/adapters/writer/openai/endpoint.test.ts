import { describe, expect, test } from 'vitest'
import {
  answersPage,
  type Behaviour,
  cuts,
  fails,
  hangs,
  holding,
  judges,
  refuses,
  refusesFormats,
  replyWith,
  replyWithLine,
} from '#testing/model-server.ts'
import { aBrief, builtInLine, startWriterTests, validLine } from '#testing/openai-writer.ts'
import { openaiWriter } from './writer.ts'

const { aWriter, server, troubles, write } = await startWriterTests()

describe('a server that cannot do every format', () => {
  test.each([
    ['json_schema', ['json_schema'], ['json_schema', 'json_object']],
    ['any JSON', ['json_schema', 'json_object'], ['json_schema', 'json_object', undefined]],
  ])('is asked for less when it refuses %s, and not asked for it again', async (_, refused, asked) => {
    server.behave(refusesFormats(refused, replyWithLine(validLine)))
    const writer = aWriter()
    expect((await write(aBrief(), writer)).text).toBe(validLine)
    const formats = () => server.completions().map(({ body }) => body.response_format?.type)
    expect(formats()).toEqual(asked)
    await write(aBrief({ seed: 'another' }), writer)
    expect(formats()).toEqual([...asked, asked.at(-1)])
  })
})

describe('a server that rejects a parameter', () => {
  const named = (param: string) => refuses((body) => param in body, { param })
  const unnamed = (param: string) => refuses((body) => param in body, {})

  test.each<[string, Behaviour, object]>([
    ['the limit', named('max_tokens'), { max_completion_tokens: expect.any(Number), temperature: expect.any(Number) }],
    ['the temperature', named('temperature'), { max_tokens: expect.any(Number) }],
    ['something it does not name', unnamed('top_p'), {}],
  ])('%s, is not sent it again', async (_, behaviour, sent) => {
    server.behave(behaviour)
    const writer = aWriter()
    expect((await write(aBrief(), writer)).text).toBe(validLine)
    const tries = server.completions().length
    expect((await write(aBrief({ seed: 'another' }), writer)).text).toBe(validLine)
    expect(server.completions()).toHaveLength(tries + 1)
    expect(server.completions().at(-1)?.body).toMatchObject(sent)
  })

  test('the schema is kept when it was something else', async () => {
    server.behave(named('temperature'))
    await write()
    expect(server.completions()).toHaveLength(2)
    expect(server.completions().at(-1)?.body).toMatchObject({ response_format: { type: 'json_schema' } })
    expect(server.completions().at(-1)?.body).not.toHaveProperty('temperature')
  })

  test('a system message: the rules come with the moment', async () => {
    server.behave(refuses(({ messages = [] }) => messages[0]?.role === 'system', { message: 'unknown role' }))
    await write(aBrief({ note: 'A dreadful week' }))
    const messages = server.completions().at(-1)?.body.messages ?? []
    expect(messages[0]?.content).toMatch(/^You write/)
    expect(messages.at(-1)?.content).toContain('A dreadful week')
  })
})

test('a provider’s own parameters go with every question', async () => {
  server.behave(replyWithLine(validLine))
  await write(aBrief(), aWriter({}, { extra: { reasoning_effort: 'low' } }))
  expect(server.completions()[0]?.body).toMatchObject({ model: 'a-model', reasoning_effort: 'low' })
})

test('every answer has a limit, and one that was all thought is asked for again with more', async () => {
  server.behave(replyWith('<think>They want a line', { finish: 'length' }), replyWithLine(validLine))
  const writer = aWriter()
  expect((await write(aBrief(), writer)).text).toBe(validLine)
  await write(aBrief({ seed: 'another' }), writer)
  const [first = 0, second = 0, third] = server.completions().map(({ body }) => body.max_tokens)
  expect(first).toBeGreaterThan(0)
  expect(second).toBeGreaterThan(first)
  expect(third).toBe(second)
})

describe('a server that fails', () => {
  test.each<[string, Behaviour, string, number]>([
    ['has a wrong key', fails(401), 'it answered 401', 1],
    ['knows no such model', fails(404), 'it answered 404', 1],
    ['is overloaded', fails(503), 'it answered 503', 2],
    ['asks for too much patience', fails(429, { 'retry-after': '60' }), 'it answered 429', 1],
    ['breaks off', cuts, 'it could not be reached', 1],
    ['is another server', answersPage, 'it answered something else than a completion', 1],
  ])('because it %s: Glimmer writes, uncharged', async (_, behaviour, trouble, calls) => {
    server.behave(behaviour)
    expect(await write(aBrief({ note: 'zyxcanary' }))).toMatchObject({ origin: 'ai', charged: false })
    expect(troubles).toEqual([trouble])
    expect(server.completions()).toHaveLength(calls)
  })

  test.each([429, 500, 503])('for a moment (%i) is tried once more', async (status) => {
    server.behave(fails(status, { 'retry-after': '0' }), replyWithLine(validLine))
    expect((await write()).text).toBe(validLine)
  })

  test('by hanging times out', async () => {
    server.behave(hangs)
    expect(await write(aBrief(), aWriter({ timeoutMs: 60 }))).toEqual(builtInLine(aBrief()))
    expect(troubles).toEqual(['it took too long'])
  })

  test('is not there at all', async () => {
    const writer = openaiWriter({ baseUrl: 'http://127.0.0.1:9/v1', model: 'none' }, { backoffMs: 1 })
    expect(await write(aBrief(), writer)).toMatchObject({ charged: false })
  })

  test('three times in a row is left alone for a while', async () => {
    server.behave(fails(401))
    const writer = aWriter()
    for (let turn = 0; turn < 5; turn++)
      expect(await write(aBrief({ seed: `${turn}` }), writer)).toMatchObject({ charged: false })
    expect(server.completions()).toHaveLength(3)
  })
})

describe('a user who leaves', () => {
  test('aborts the call to the model, which does not count as a failure', async () => {
    const writer = aWriter()
    for (let turn = 0; turn < 4; turn++) {
      server.behave(hangs)
      const leaving = new AbortController()
      const reason = new Error('The person left.')
      const asked = server.asked()
      const writing = writer.write(aBrief(), leaving.signal)
      await asked
      leaving.abort(reason)
      await expect(writing).rejects.toBe(reason)
    }
    server.behave(replyWithLine(validLine))
    expect((await write(aBrief(), writer)).text).toBe(validLine)
    expect(troubles).toEqual([])
  })
})

describe('a server that loads its model', () => {
  const cold = { idleMs: 60_000, loadMs: 60_000 }

  test('is not left alone for it: the next line is the model’s', async () => {
    const loading = holding(replyWithLine(validLine))
    server.behave(loading.behaviour)
    const writer = aWriter({ loading: cold, timeoutMs: 50 })
    for (const seed of ['1', '2', '3', '4'])
      expect(await write(aBrief({ seed }), writer)).toEqual(builtInLine(aBrief({ seed })))
    expect(new Set(troubles)).toEqual(new Set(['its model is still loading']))
    expect(server.completions()).toHaveLength(1)
    loading.release()
    server.behave(replyWithLine(validLine))
    const patient = aWriter({ loading: cold })
    expect((await write(aBrief(), patient)).text).toBe(validLine)
  })

  test('is asked again after a pause, until it turns out to keep its model', async () => {
    server.behave(replyWithLine(validLine))
    const writer = aWriter({ loading: { ...cold, idleMs: 0 } })
    const calls: number[] = []
    for (const seed of ['1', '2', '3']) {
      await write(aBrief({ seed }), writer)
      calls.push(server.completions().length)
    }
    expect(calls).toEqual([2, 4, 5])
  })
})

describe('moderation, where the server has it', () => {
  const note = 'I had a row with my sister'

  test('sees the note before, and the line after', async () => {
    server.moderate(judges())
    server.behave(replyWithLine(validLine))
    expect((await write(aBrief({ note }))).text).toBe(validLine)
    expect(server.received.map(({ body }) => body.input)).toEqual([note, undefined, validLine])
  })

  test('stops everything when the note calls for people', async () => {
    server.moderate(judges('self-harm/intent'))
    server.behave(replyWithLine(validLine))
    await expect(write(aBrief({ note }))).rejects.toMatchObject({ code: 'care_first' })
    expect(server.completions()).toEqual([])
  })

  test('keeps other flagged notes, and flagged lines, from going on', async () => {
    server.moderate(judges('harassment'))
    server.behave(replyWithLine(validLine))
    expect(await write(aBrief({ note }))).toMatchObject({ charged: false })
    expect(server.completions()).toEqual([])
    expect(await write()).toMatchObject({ charged: false })
    expect(server.completions()).toHaveLength(1)
  })

  test('is asked for once where there is none, and trusted to be needed where it fails', async () => {
    server.behave(replyWithLine(validLine))
    const writer = aWriter()
    await write(aBrief({ note }), writer)
    await write(aBrief({ note, seed: 'another' }), writer)
    expect(server.received.filter(({ path }) => path.endsWith('/moderations'))).toHaveLength(1)
    server.moderate(fails(500))
    expect(await write(aBrief({ note }))).toMatchObject({ charged: false })
    expect(troubles).toEqual(['it answered 500'])
  })
})
