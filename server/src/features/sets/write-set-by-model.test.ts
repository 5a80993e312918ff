import type { AffirmationSet, Level } from '@glimmer/contract'
import { judgeSet } from '@glimmer/critic/judge-set'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formSays, stepSays } from '#adapters/writer/openai/manner.ts'
import { openaiWriter } from '#adapters/writer/openai/writer.ts'
import type { Brief } from '#ports/writer.ts'
import {
  type Behaviour,
  cuts,
  fails,
  hangs,
  type ModelServer,
  type ReceivedRequest,
  replyWith,
  startModelServer,
} from '#testing/model-server.ts'
import { createMember, linesUsed } from '#testing/people.ts'
import { newcomerAt, requestSet } from '#testing/sets.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { completeSet } from '#writing/phrasebook/complete-set.ts'
import { curatedLine } from '#writing/phrasebook/write-line.ts'
import { setBriefs } from './set-briefs.ts'

const staying = new AbortController().signal

interface SetQuestion {
  lines: Record<string, { form: string; step: string; value?: string }>
  said?: string[]
}

const askedIn = (request: ReceivedRequest | undefined): SetQuestion =>
  JSON.parse(request?.body.messages?.at(-1)?.content ?? '{}')

const named = (lines: Record<string, string>, lineOf: (name: string) => string) =>
  Object.fromEntries(Object.keys(lines).map((name) => [name, lineOf(name)]))

const keyWith = <Key extends string>(says: Record<Key, string>, said: string) =>
  (Object.keys(says) as Key[]).find((key) => says[key] === said)

/** A model that writes what each line of a set is to be, as the bank would; `answer` is what it makes of the lines. */
const answersSet =
  (answer: (lines: Record<string, string>) => string): Behaviour =>
  (request, response) => {
    const parts = Object.entries(askedIn(request).lines ?? {})
    const briefs = parts.map(
      ([name, { form, step }]): Brief => ({
        themes: ['calm'],
        form: keyWith(formSays, form) ?? 'first-person',
        level: Number(keyWith(stepSays as Record<string, string>, step) ?? 2) as Level,
        firstName: 'Sam',
        partOfDay: 'morning',
        seed: `a model ${name}`,
        recent: [],
      }),
    )
    const texts = completeSet(briefs, [], curatedLine).map(({ text }) => text)
    replyWith(answer(Object.fromEntries(parts.map(([name], at) => [name, texts[at] ?? '']))))(request, response)
  }

describe('a set by a language model', () => {
  let server: ModelServer
  let app: TestApp
  beforeAll(async () => {
    server = await startModelServer()
    app = await startTestApp({
      settings: { WRITER: 'openai', WRITER_ROLE: 'write', WRITER_BASE_URL: server.baseUrl, WRITER_MODEL: 'a-model' },
    })
    // The first request loads the model.
    await requestSet(await createMember(app), { themes: ['calm'] })
  })
  afterAll(async () => {
    await app.stop()
    await server.stop()
  })

  const textsOf = (set: AffirmationSet) => set.lines.map(({ affirmation }) => affirmation.text)
  const byModel = (set: AffirmationSet) => set.lines.filter(({ affirmation }) => affirmation.model === 'a-model').length

  test('asks for all lines in one request, for one affirmation', async () => {
    server.behave(answersSet((lines) => JSON.stringify(lines)))
    const maya = await createMember(app)
    const { body } = await requestSet(maya, { themes: ['calm'] }, 'a-set')
    const [first, ...others] = server.completions().filter((request) => askedIn(request).lines)
    expect(Object.keys(askedIn(first).lines)).toEqual(['one', 'two', 'three', 'four', 'five'])
    expect(others.length).toBeLessThanOrEqual(1)
    expect(byModel(body)).toBeGreaterThanOrEqual(3)
    expect(judgeSet(textsOf(body))).toEqual([])
    expect(await linesUsed(maya)).toBe(1)
  })

  test('asks once more, for the refused lines only, and then chooses what is still missing', async () => {
    server.behave(
      answersSet((lines) => JSON.stringify({ ...lines, four: 'Will I ever be happy?', five: '' })),
      replyWith('{}'),
    )
    const { body } = await requestSet(await createMember(app), { themes: ['calm'] })
    const [, second] = server.completions()
    expect(askedIn(second).lines).toMatchObject({ one: { avoid: [expect.any(String)] }, two: {} })
    expect(askedIn(second).said).toContain(body.lines[0]?.affirmation.text)
    expect(server.completions()).toHaveLength(2)
    expect(body.lines.map(({ affirmation }) => affirmation.model)).toEqual(expect.arrayContaining(['a-model', null]))
    expect(judgeSet(textsOf(body))).toEqual([])
  })

  test.each<[string, (lines: Record<string, string>) => string]>([
    ['too few lines', ({ one = '' }) => JSON.stringify({ one })],
    [
      'more lines than were asked for',
      (lines) => JSON.stringify({ more: 'I can wave.', ...lines, last: 'I can sit.' }),
    ],
    ['prose around JSON', (lines) => `Of course! Here:\n\`\`\`json\n${JSON.stringify(lines, null, 2)}\n\`\`\`\nEnjoy.`],
    ['a list', (lines) => JSON.stringify({ lines: Object.values(lines) })],
    ['an answer that is cut off', (lines) => JSON.stringify(lines).slice(0, -20)],
  ])('takes the good lines of %s, and returns a whole set', async (_, answer) => {
    server.behave(answersSet(answer), replyWith('{}'))
    const maya = await createMember(app)
    const { body } = await requestSet(maya, { themes: ['calm'] })
    expect(byModel(body)).toBeGreaterThanOrEqual(1)
    expect(body.lines).toHaveLength(5)
    expect(judgeSet(textsOf(body))).toEqual([])
    expect(await linesUsed(maya)).toBe(1)
  })

  test.each<[string, Behaviour]>([
    ['nothing', replyWith('')],
    ['French', answersSet((lines) => JSON.stringify(named(lines, () => 'Je peux me reposer un instant.')))],
    ['an apology', replyWith("I'm sorry, I can't help with that.")],
    ['a refusal', replyWith(null, { refusal: 'No.' })],
    ['half a response', cuts],
  ])('returns a whole set, free, if the model answers with %s', async (_, behaviour) => {
    server.behave(behaviour)
    const maya = await createMember(app)
    const { status, body } = await requestSet(maya, { themes: ['calm'] })
    expect({ status, byModel: byModel(body), used: await linesUsed(maya) }).toEqual({
      status: 201,
      byModel: 0,
      used: 0,
    })
    expect(new Set(textsOf(body)).size).toBe(5)
  })

  test('takes the same line once', async () => {
    server.behave(answersSet((lines) => JSON.stringify(named(lines, () => lines.one ?? ''))))
    const { body } = await requestSet(await createMember(app), { themes: ['calm'] })
    expect(byModel(body)).toBe(1)
    expect(new Set(textsOf(body)).size).toBe(5)
  })

  test('takes no line that the user has', async () => {
    let first: Record<string, string> = {}
    server.behave(
      answersSet((lines) => {
        first = lines
        return JSON.stringify(lines)
      }),
    )
    const maya = await createMember(app)
    const earlier = textsOf((await requestSet(maya, { themes: ['calm'] })).body)
    server.behave(answersSet((lines) => JSON.stringify(named(lines, (name) => first[name] ?? ''))))
    const { body } = await requestSet(maya, { themes: ['calm'] })
    expect(textsOf(body).filter((text) => earlier.includes(text))).toEqual([])
  })

  test('keeps the lines there are when the model is late with the others', async () => {
    server.behave(
      answersSet(({ one = '' }) => JSON.stringify({ one })),
      hangs,
    )
    const writer = openaiWriter({ baseUrl: server.baseUrl, model: 'a-model' }, { patienceMs: 2000, backoffMs: 1 })
    const briefs = setBriefs(newcomerAt(2), { themes: ['calm'] }, new Date('2026-11-21T09:00:00Z'), 'late')
    const lines = await writer.writeSet(briefs, staying)
    expect(lines.map(({ charged }) => charged)).toEqual([true, false, false, false, false])
  })

  test('ends the request when the person leaves', async () => {
    server.behave(hangs)
    const leaving = new AbortController()
    const writer = openaiWriter({ baseUrl: server.baseUrl, model: 'a-model' })
    const briefs = setBriefs(newcomerAt(2), { themes: ['calm'] }, new Date('2026-11-21T09:00:00Z'), 'left')
    const asked = server.asked()
    const writing = writer.writeSet(briefs, leaving.signal)
    await asked
    leaving.abort(new Error('The person left.'))
    await expect(writing).rejects.toThrow('The person left.')
  })

  test('writes the set free if the model is unavailable', async () => {
    server.behave(fails(500))
    const maya = await createMember(app)
    const { status, body } = await requestSet(maya, { themes: ['calm'], note: 'I saw a kingfisher today' })
    expect({ status, lines: body.lines.length, used: await linesUsed(maya) }).toEqual({
      status: 201,
      lines: 5,
      used: 0,
    })
    expect(app.logged()).toContain('it answered 500')
    expect(app.logged()).not.toContain('kingfisher')
  })
})
