import { type Theme, themes } from '@glimmer/contract'
import { judgeSet } from '@glimmer/critic/judge-set'
import { describe, expect, test } from 'vitest'
import { phrasebookWriter } from '#adapters/writer/phrasebook.ts'
import { createMember, linesUsed } from '#testing/people.ts'
import { newcomerAt, requestSet } from '#testing/sets.ts'
import { testApp } from '#testing/test-app.ts'
import { bank } from '#writing/bank/bank.ts'
import { likenessTo } from '#writing/phrasebook/history.ts'
import { isAbout } from '#writing/phrasebook/set-subjects.ts'
import { setBriefs } from './set-briefs.ts'

const glimmer = testApp()
const staying = new AbortController().signal

describe('POST /affirmations/set', () => {
  test('returns five lines that pass the set rules, for one affirmation', async () => {
    const maya = await createMember(glimmer)
    const { status, body } = await requestSet(maya, { themes: ['calm', 'focus'], value: 'patience', mood: 'steady' })
    expect(status).toBe(201)
    expect(body.lines.map(({ part }) => part)).toEqual(['acceptance', 'value', 'evidence', 'plan', 'free'])
    expect(judgeSet(body.lines.map(({ affirmation }) => affirmation.text))).toEqual([])
    const [acceptance, value, evidence, plan] = body.lines.map(({ affirmation }) => affirmation)
    expect(acceptance?.level).toBeLessThanOrEqual(2)
    expect(value?.text).toMatch(/patience/i)
    expect(evidence).toMatchObject({ level: 4, form: 'first-person' })
    expect(['if-then', 'question']).toContain(plan?.form)
    expect(await linesUsed(maya)).toBe(1)
    expect((await maya.call('GET /users/history')).body.items).toHaveLength(5)
  })

  test('stores the set for its owner, without deleted lines', async () => {
    const [maya, sam] = [await createMember(glimmer), await createMember(glimmer)]
    const { body } = await requestSet(maya, { themes: ['calm'] })
    const params = { id: body._id }
    expect((await maya.call('GET /affirmations/sets/{id}', { params })).body).toEqual(body)
    expect((await sam.call('GET /affirmations/sets/{id}', { params })).status).toBe(404)
    const [first] = body.lines
    await maya.call('DELETE /affirmations/{id}', { params: { id: first?.affirmation._id ?? '' } })
    expect((await maya.call('GET /affirmations/sets/{id}', { params })).body.lines).toEqual(body.lines.slice(1))
  })

  test('returns the same set for the same key and charges once', async () => {
    const maya = await createMember(glimmer)
    const answers = await Promise.all([1, 2, 3].map(() => requestSet(maya, { themes: ['calm'] }, 'a-key')))
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1)
    expect((await requestSet(maya, { themes: ['calm'] }, 'a-key')).body).toEqual(answers[0]?.body)
    expect(await linesUsed(maya)).toBe(1)
    expect((await maya.call('GET /users/history')).body.items).toHaveLength(5)
  })

  test('requires one affirmation of the month', async () => {
    const maya = await createMember(glimmer)
    await Promise.all(
      Array.from({ length: 10 }, () => maya.call('POST /affirmations/generate', { body: { themes: ['calm'] } })),
    )
    expect((await requestSet(maya, { themes: ['calm'] })).problem).toMatchObject({ code: 'allowance_spent', limit: 10 })
  })

  test('returns five free gentle lines for the heaviest mood', async () => {
    const maya = await createMember(glimmer)
    const { body } = await requestSet(maya, { themes: ['focus'], mood: 'heavy' })
    for (const { affirmation } of body.lines) expect(affirmation).toMatchObject({ origin: 'curated', level: 1 })
    expect(await linesUsed(maya)).toBe(0)
  })

  test('returns care_first for such a note, and uses the plan’s themes', async () => {
    const maya = await createMember(glimmer)
    expect((await requestSet(maya, { themes: ['calm'], note: 'I want to kill myself' })).problem.code).toBe(
      'care_first',
    )
    expect((await requestSet(maya, { themes: ['courage'] })).problem).toMatchObject({
      code: 'theme_locked',
      tier: 'premium',
    })
    expect((await requestSet(maya, {})).problem.errors?.[0]).toMatchObject({ path: 'themes' })
    expect(await linesUsed(maya)).toBe(0)
  })
})

describe('a pack', () => {
  test.each(['an-exam', 'an-interview', 'a-hard-talk', 'bedtime'] as const)(
    'comes with an if-then plan: %s',
    async (pack) => {
      const priya = await createMember(glimmer, { tier: 'premium' })
      const { status, body } = await requestSet(priya, { pack })
      expect({ status, pack: body.pack }).toEqual({ status: 201, pack })
      expect(body.lines[3]).toMatchObject({ part: 'plan', affirmation: { form: 'if-then' } })
      expect(body.lines[3]?.affirmation.text).toMatch(/^(When|If) .*I'll /)
    },
  )

  test('can be tried once without the plan, free to write and to play', async () => {
    const maya = await createMember(glimmer)
    const [first, again] = [
      await requestSet(maya, { pack: 'bedtime' }, 'tonight'),
      await requestSet(maya, { pack: 'bedtime' }),
    ]
    expect(first.status).toBe(201)
    expect(again.problem).toMatchObject({
      code: 'pack_locked',
      tier: 'premium',
      message: 'You’ve already tried this one. More come with the Premium plan.',
    })
    // The same idempotency key returns the same five lines.
    expect((await requestSet(maya, { pack: 'bedtime' }, 'tonight')).body._id).toBe(first.body._id)
    expect((await requestSet(maya, { pack: 'an-interview' })).status).toBe(201)
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
      const { status, body } = await requestSet(priya, { pack: 'bedtime' }, `press-${night}`)
      expect(status).toBe(201)
      expect(body.lines).toHaveLength(5)
      texts.push(...body.lines.map(({ affirmation }) => affirmation.text))
      if (night > 3) continue
      // After midnight it is the same night.
      glimmer.clock.set(new Date(Date.UTC(2026, 11, night + 1, 1)))
      expect((await requestSet(priya, { pack: 'bedtime' })).body._id).toBe(body._id)
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
    const answers = await Promise.all(['one', 'two', 'three'].map((key) => requestSet(maya, { pack: 'bedtime' }, key)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 403, 403])
    expect(await linesUsed(maya)).toBe(0)
  })
})

test('of 60 sets none repeats an opening or a shape, few an image, and most keep to one thing', async () => {
  const repeated = { opening: 0, shape: 0, image: 0 }
  let onSubject = 0
  for (let turn = 0; turn < 60; turn++) {
    const asked = { themes: [themes[turn % themes.length] ?? 'calm'] as [Theme] }
    const briefs = setBriefs(newcomerAt(3), asked, new Date('2026-11-21T19:00:00Z'), `subject ${turn}`)
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
  const moods = ['heavy', 'low', 'steady', 'bright', undefined] as const
  const forms = ['first-person', 'distanced', 'question', 'if-then', undefined] as const
  let recent: string[] = []
  for (let turn = 0; turn < 60; turn++) {
    const asked = { themes: ['calm', 'focus'] as ['calm', 'focus'], mood: moods[turn % 5], form: forms[turn % 4] }
    const briefs = setBriefs({ ...newcomerAt(2), recent }, asked, new Date('2026-11-21T09:00:00Z'), `set ${turn}`)
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
    for (let turn = 0; turn < 10; turn++) {
      const briefs = setBriefs(newcomerAt(3), { pack }, new Date('2026-11-21T09:00:00Z'), `pack ${turn}`)
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
})
