import { type AffirmationSet, type GenerateSet, type Level, type Theme, themes } from '@glimmer/contract'
import { judgeSet } from '@glimmer/critic/judge-set'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formSays, stepSays } from '#adapters/writer/openai/manner.ts'
import { openaiWriter } from '#adapters/writer/openai/writer.ts'
import { phrasebookWriter } from '#adapters/writer/phrasebook.ts'
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
import { createMember, type Person } from '#testing/people.ts'
import { startTestApp, type TestApp, testApp } from '#testing/test-app.ts'
import { bank } from '#writing/bank/bank.ts'
import { completeSet } from '#writing/phrasebook/complete-set.ts'
import { likenessTo } from '#writing/phrasebook/history.ts'
import { isAbout } from '#writing/phrasebook/set-subjects.ts'
import { curatedLine } from '#writing/phrasebook/write-line.ts'
import { noWords } from '../affirmations/index.ts'
import { setBriefs } from './set-briefs.ts'

const glimmer = testApp()
const staying = new AbortController().signal

const write = ({ call }: Person, body: GenerateSet, idempotencyKey?: string) =>
  call('POST /affirmations/set', { body, ...(idempotencyKey && { idempotencyKey }) })
const usedBy = async ({ call }: Person) => (await call('GET /users/usage')).body.affirmations.used

describe('POST /affirmations/set', () => {
  test('returns five lines that pass the set rules, for one affirmation', async () => {
    const maya = await createMember(glimmer)
    const { status, body } = await write(maya, { themes: ['calm', 'focus'], value: 'patience', mood: 'steady' })
    expect(status).toBe(201)
    expect(body.lines.map(({ part }) => part)).toEqual(['acceptance', 'value', 'evidence', 'plan', 'free'])
    expect(judgeSet(body.lines.map(({ affirmation }) => affirmation.text))).toEqual([])
    const [acceptance, value, evidence, plan] = body.lines.map(({ affirmation }) => affirmation)
    expect(acceptance?.level).toBeLessThanOrEqual(2)
    expect(value?.text).toMatch(/patience/i)
    expect(evidence).toMatchObject({ level: 4, form: 'first-person' })
    expect(['if-then', 'question']).toContain(plan?.form)
    expect(await usedBy(maya)).toBe(1)
    expect((await maya.call('GET /users/history')).body.items).toHaveLength(5)
  })

  test('stores the set for its owner, without deleted lines', async () => {
    const [maya, sam] = [await createMember(glimmer), await createMember(glimmer)]
    const { body } = await write(maya, { themes: ['calm'] })
    const params = { id: body._id }
    expect((await maya.call('GET /affirmations/sets/{id}', { params })).body).toEqual(body)
    expect((await sam.call('GET /affirmations/sets/{id}', { params })).status).toBe(404)
    const [first] = body.lines
    await maya.call('DELETE /affirmations/{id}', { params: { id: first?.affirmation._id ?? '' } })
    expect((await maya.call('GET /affirmations/sets/{id}', { params })).body.lines).toEqual(body.lines.slice(1))
  })

  test('returns the same set for the same key and charges once', async () => {
    const maya = await createMember(glimmer)
    const answers = await Promise.all([1, 2, 3].map(() => write(maya, { themes: ['calm'] }, 'a-key')))
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1)
    expect((await write(maya, { themes: ['calm'] }, 'a-key')).body).toEqual(answers[0]?.body)
    expect(await usedBy(maya)).toBe(1)
    expect((await maya.call('GET /users/history')).body.items).toHaveLength(5)
  })

  test('requires one affirmation of the month', async () => {
    const maya = await createMember(glimmer)
    await Promise.all(
      Array.from({ length: 10 }, () => maya.call('POST /affirmations/generate', { body: { themes: ['calm'] } })),
    )
    expect((await write(maya, { themes: ['calm'] })).problem).toMatchObject({ code: 'allowance_spent', limit: 10 })
  })

  test('returns five free gentle lines for the heaviest mood', async () => {
    const maya = await createMember(glimmer)
    const { body } = await write(maya, { themes: ['focus'], mood: 'heavy' })
    for (const { affirmation } of body.lines) expect(affirmation).toMatchObject({ origin: 'curated', level: 1 })
    expect(await usedBy(maya)).toBe(0)
  })

  test('returns care_first for such a note, and uses the plan’s themes', async () => {
    const maya = await createMember(glimmer)
    expect((await write(maya, { themes: ['calm'], note: 'I want to kill myself' })).problem.code).toBe('care_first')
    expect((await write(maya, { themes: ['courage'] })).problem).toMatchObject({
      code: 'theme_locked',
      tier: 'premium',
    })
    expect((await write(maya, {})).problem.errors?.[0]).toMatchObject({ path: 'themes' })
    expect(await usedBy(maya)).toBe(0)
  })
})

describe('a pack', () => {
  test.each(['an-exam', 'an-interview', 'a-hard-talk', 'bedtime'] as const)(
    'comes with an if-then plan: %s',
    async (pack) => {
      const priya = await createMember(glimmer, { tier: 'premium' })
      const { status, body } = await write(priya, { pack })
      expect({ status, pack: body.pack }).toEqual({ status: 201, pack })
      expect(body.lines[3]).toMatchObject({ part: 'plan', affirmation: { form: 'if-then' } })
      expect(body.lines[3]?.affirmation.text).toMatch(/^(When|If) .*I'll /)
    },
  )

  test('can be tried once without the plan, free to write and to play', async () => {
    const maya = await createMember(glimmer)
    const [first, again] = [await write(maya, { pack: 'bedtime' }, 'tonight'), await write(maya, { pack: 'bedtime' })]
    expect(first.status).toBe(201)
    expect(again.problem).toMatchObject({
      code: 'pack_locked',
      tier: 'premium',
      message: 'You’ve already tried this one. More come with the Premium plan.',
    })
    // The same idempotency key returns the same five lines.
    expect((await write(maya, { pack: 'bedtime' }, 'tonight')).body._id).toBe(first.body._id)
    expect((await write(maya, { pack: 'an-interview' })).status).toBe(201)
    const speak = (id = '') =>
      maya.call('POST /affirmations/{id}/speak', { params: { id }, body: { voice: 'alasdair' } })
    for (const { affirmation } of first.body.lines) expect((await speak(affirmation._id)).status).toBe(200)
    expect((await maya.call('GET /users/usage')).body).toMatchObject({ affirmations: { used: 0 }, speech: { used: 0 } })

    const id = first.body.lines[0]?.affirmation._id ?? ''
    await maya.call('PUT /affirmations/{id}', { params: { id }, body: { text: 'I have words of my own for this' } })
    await speak(id)
    expect((await maya.call('GET /users/usage')).body.speech.used).toBe(1)
  })

  test('for the night brings five new lines each night on Premium, free to write and to hear', async () => {
    const priya = await createMember(glimmer, { tier: 'premium' })
    const texts: string[] = []
    for (let night = 1; night <= 30; night++) {
      glimmer.clock.set(new Date(Date.UTC(2026, 11, night, 22)))
      const { status, body } = await write(priya, { pack: 'bedtime' }, `press-${night}`)
      expect(status).toBe(201)
      expect(body.lines).toHaveLength(5)
      texts.push(...body.lines.map(({ affirmation }) => affirmation.text))
      if (night > 3) continue
      // After midnight it is the same night.
      glimmer.clock.set(new Date(Date.UTC(2026, 11, night + 1, 1)))
      expect((await write(priya, { pack: 'bedtime' })).body._id).toBe(body._id)
      const params = { id: body.lines[0]?.affirmation._id ?? '' }
      await priya.call('POST /affirmations/{id}/speak', { params, body: { voice: 'alasdair' } })
    }
    expect(new Set(texts).size).toBe(150)
    expect((await priya.call('GET /users/usage')).body).toMatchObject({
      affirmations: { used: 0 },
      speech: { used: 0 },
    })
    glimmer.clock.set(new Date('2026-11-21T12:00:00Z'))
  })

  test('is tried once under concurrent requests', async () => {
    const maya = await createMember(glimmer)
    const answers = await Promise.all(['one', 'two', 'three'].map((key) => write(maya, { pack: 'bedtime' }, key)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 403, 403])
    expect(await usedBy(maya)).toBe(0)
  })
})

test('of 60 sets none repeats an opening or a shape, few an image, and most keep to one thing', async () => {
  const preferences = { form: 'first-person', level: 3, timeZone: 'Europe/London' } as never
  const person = {
    firstName: 'Sam',
    joinedAt: new Date(0),
    preferences,
    ladder: {},
    values: [],
    recent: [],
    steering: { ...noWords, answers: [] },
    evening: null,
  }
  const repeated = { opening: 0, shape: 0, image: 0 }
  let onSubject = 0
  for (let turn = 0; turn < 60; turn++) {
    const asked = { themes: [themes[turn % themes.length] ?? 'calm'] as [Theme] }
    const briefs = setBriefs(person, asked, new Date('2026-11-21T19:00:00Z'), `subject ${turn}`)
    const lines = await phrasebookWriter().writeSet(briefs, staying)
    expect(await phrasebookWriter().writeSet(briefs, staying)).toEqual(lines)
    const alike = lines.map(({ text, form }, at) => likenessTo(lines.slice(0, at).map((line) => line.text))(text, form))
    for (const what of ['opening', 'shape', 'image'] as const) if (alike.some((line) => line[what])) repeated[what]++
    const about = lines.filter(
      ({ text }, at) => briefs[at]?.part !== 'value' && isAbout(text, briefs[at]?.setSubject ?? ''),
    )
    if (about.length >= 2) onSubject++
  }
  expect(repeated).toMatchObject({ opening: 0, shape: 0 })
  expect(repeated.image).toBeLessThan(10)
  expect(onSubject).toBeGreaterThan(40)
})

test('60 sets all pass the set rules', async () => {
  const writer = phrasebookWriter()
  const preferences = { form: 'first-person', level: 2, timeZone: 'Europe/London' } as never
  const moods = ['heavy', 'low', 'steady', 'bright', undefined] as const
  const forms = ['first-person', 'distanced', 'question', 'if-then', undefined] as const
  let recent: string[] = []
  for (let turn = 0; turn < 60; turn++) {
    const person = {
      firstName: 'Sam',
      joinedAt: new Date(0),
      preferences,
      ladder: {},
      values: [],
      recent,
      steering: { ...noWords, answers: [] },
      evening: null,
    }
    const asked = { themes: ['calm', 'focus'] as ['calm', 'focus'], mood: moods[turn % 5], form: forms[turn % 4] }
    const briefs = setBriefs(person, asked, new Date('2026-11-21T09:00:00Z'), `set ${turn}`)
    const lines = await writer.writeSet(briefs, staying)
    const texts = lines.map(({ text }) => text)
    expect(judgeSet(texts.map((text) => text.replace('Sam, ', ''))), texts.join('\n')).toEqual([])
    recent = [...texts, ...recent].slice(0, 60)
  }
})

test.each(['an-exam', 'an-interview', 'a-hard-talk', 'bedtime'] as const)(
  'the five lines for %s are about it, in one theme and at its hour, whatever the day',
  async (pack) => {
    const byText = new Map(bank.map((line) => [line.text, line]))
    const preferences = { form: 'first-person', level: 3, timeZone: 'Europe/London' } as never
    const person = {
      firstName: 'Sam',
      joinedAt: new Date(0),
      preferences,
      ladder: {},
      values: [],
      recent: [],
      steering: { ...noWords, answers: [] },
      evening: null,
    }
    for (let turn = 0; turn < 10; turn++) {
      const briefs = setBriefs(person, { pack }, new Date('2026-11-21T09:00:00Z'), `pack ${turn}`)
      const lines = await phrasebookWriter().writeSet(briefs, staying)
      expect(new Set(lines.flatMap(({ themes }) => themes)).size).toBe(1)
      const known = lines.flatMap(({ text }) => byText.get(text) ?? [])
      expect(known.length).toBeGreaterThanOrEqual(4)
      for (const { text, situations, hours } of known) {
        expect({ text, situations }).toEqual({ text, situations: expect.arrayContaining([pack]) })
        if (hours.length > 0) expect(hours).toContain(pack === 'bedtime' ? 'night' : 'morning')
      }
    }
  },
)

const newcomer: Parameters<typeof setBriefs>[0] = {
  firstName: 'Sam',
  joinedAt: new Date(0),
  preferences: { form: 'first-person', level: 2, timeZone: 'Europe/London' } as never,
  ladder: {},
  values: [],
  recent: [],
  steering: { ...noWords, answers: [] },
  evening: null,
}

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

describe('with a language model', () => {
  let server: ModelServer
  let app: TestApp
  beforeAll(async () => {
    server = await startModelServer()
    app = await startTestApp({
      settings: { WRITER: 'openai', WRITER_ROLE: 'write', WRITER_BASE_URL: server.baseUrl, WRITER_MODEL: 'a-model' },
    })
    // The first request loads the model.
    await write(await createMember(app), { themes: ['calm'] })
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
    const { body } = await write(maya, { themes: ['calm'] }, 'a-set')
    const [first, ...others] = server.completions().filter((request) => askedIn(request).lines)
    expect(Object.keys(askedIn(first).lines)).toEqual(['acceptance', 'value', 'evidence', 'plan', 'free'])
    expect(others.length).toBeLessThanOrEqual(1)
    expect(byModel(body)).toBeGreaterThanOrEqual(3)
    expect(judgeSet(textsOf(body))).toEqual([])
    expect(await usedBy(maya)).toBe(1)
  })

  test('asks once more, for the refused lines only, and then chooses what is still missing', async () => {
    server.behave(
      answersSet((lines) => JSON.stringify({ ...lines, plan: 'Will I ever be happy?', free: '' })),
      replyWith('{}'),
    )
    const { body } = await write(await createMember(app), { themes: ['calm'] })
    const [, second] = server.completions()
    expect(askedIn(second).lines).toMatchObject({ plan: { avoid: [expect.any(String)] }, free: {} })
    expect(askedIn(second).said).toContain(body.lines[0]?.affirmation.text)
    expect(server.completions()).toHaveLength(2)
    expect(body.lines.map(({ affirmation }) => affirmation.model)).toEqual(expect.arrayContaining(['a-model', null]))
    expect(judgeSet(textsOf(body))).toEqual([])
  })

  test.each<[string, (lines: Record<string, string>) => string]>([
    ['too few lines', ({ acceptance = '' }) => JSON.stringify({ acceptance })],
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
    const { body } = await write(maya, { themes: ['calm'] })
    expect(byModel(body)).toBeGreaterThanOrEqual(1)
    expect(body.lines).toHaveLength(5)
    expect(judgeSet(textsOf(body))).toEqual([])
    expect(await usedBy(maya)).toBe(1)
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
    const { status, body } = await write(maya, { themes: ['calm'] })
    expect({ status, byModel: byModel(body), used: await usedBy(maya) }).toEqual({ status: 201, byModel: 0, used: 0 })
    expect(new Set(textsOf(body)).size).toBe(5)
  })

  test('takes the same line once', async () => {
    server.behave(answersSet((lines) => JSON.stringify(named(lines, () => lines.acceptance ?? ''))))
    const { body } = await write(await createMember(app), { themes: ['calm'] })
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
    const earlier = textsOf((await write(maya, { themes: ['calm'] })).body)
    server.behave(answersSet((lines) => JSON.stringify(named(lines, (name) => first[name] ?? ''))))
    const { body } = await write(maya, { themes: ['calm'] })
    expect(textsOf(body).filter((text) => earlier.includes(text))).toEqual([])
  })

  test('keeps the lines there are when the model is late with the others', async () => {
    server.behave(
      answersSet(({ acceptance = '' }) => JSON.stringify({ acceptance })),
      hangs,
    )
    const writer = openaiWriter({ baseUrl: server.baseUrl, model: 'a-model' }, { patienceMs: 2000, backoffMs: 1 })
    const briefs = setBriefs(newcomer, { themes: ['calm'] }, new Date('2026-11-21T09:00:00Z'), 'late')
    const lines = await writer.writeSet(briefs, staying)
    expect(lines.map(({ charged }) => charged)).toEqual([true, false, false, false, false])
  })

  test('ends the request when the person leaves', async () => {
    server.behave(hangs)
    const leaving = new AbortController()
    const writer = openaiWriter({ baseUrl: server.baseUrl, model: 'a-model' })
    const briefs = setBriefs(newcomer, { themes: ['calm'] }, new Date('2026-11-21T09:00:00Z'), 'left')
    const asked = server.asked()
    const writing = writer.writeSet(briefs, leaving.signal)
    await asked
    leaving.abort(new Error('The person left.'))
    await expect(writing).rejects.toThrow('The person left.')
  })

  test('writes the set free if the model is unavailable', async () => {
    server.behave(fails(500))
    const maya = await createMember(app)
    const { status, body } = await write(maya, { themes: ['calm'], note: 'I saw a kingfisher today' })
    expect({ status, lines: body.lines.length, used: await usedBy(maya) }).toEqual({ status: 201, lines: 5, used: 0 })
    expect(app.logged()).toContain('it answered 500')
    expect(app.logged()).not.toContain('kingfisher')
  })
})

describe('GET /affirmations/sets', () => {
  test('lists sets latest first while they have a line, with the present text', async () => {
    const maya = await createMember(glimmer, { tier: 'pro' })
    const write = async (second: number) => {
      glimmer.clock.set(new Date(Date.UTC(2026, 10, 21, 12, 0, second)))
      return (await maya.call('POST /affirmations/set', { body: { themes: ['calm'] } })).body
    }
    const [first, second, third] = [await write(1), await write(2), await write(3)]
    const erase = (id: string) => maya.call('DELETE /affirmations/{id}', { params: { id } })
    for (const { affirmation } of third.lines) await erase(affirmation._id)
    await erase(second.lines[0]?.affirmation._id ?? '')
    const page = (await maya.call('GET /affirmations/sets', { query: { limit: 1 } })).body
    expect(page.items).toEqual([{ ...second, lines: second.lines.slice(1) }])
    const next = await maya.call('GET /affirmations/sets', { query: { cursor: page.nextCursor ?? '' } })
    expect(next.body).toEqual({ items: [first], nextCursor: null })
  })

  test('excludes other users’ sets', async () => {
    const [maya, sam] = [await createMember(glimmer), await createMember(glimmer)]
    await maya.call('POST /affirmations/set', { body: { themes: ['calm'] } })
    expect((await sam.call('GET /affirmations/sets')).body.items).toEqual([])
  })
})
