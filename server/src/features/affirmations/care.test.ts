import { type GenerateAffirmation, plans } from '@glimmer/contract'
import { describe, expect, test } from 'vitest'
import { createMember } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'

const glimmer = testApp()

const canary = 'kingfisher-4471'
const cry = `I want to die, ${canary}`

describe('words that need help first', () => {
  test.each([
    ['POST /affirmations/generate', { themes: ['calm'], note: cry }],
    ['POST /affirmations', { text: cry }],
    ['POST /affirmations/advise', { text: cry }],
    ['POST /affirmations/reword', { text: cry }],
    ['POST /affirmations/set', { themes: ['calm'], note: cry }],
    ['PUT /users/values', { values: [{ value: 'kindness', reason: cry }] }],
  ] as const)('stop %s: nothing is written, stored, charged or logged', async (key, body) => {
    const maya = await createMember(glimmer)
    const [method = '', path = ''] = key.split(' ')
    const { status, problem } = await maya.send(method, path, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'idempotency-key': 'a-key' },
    })
    expect({ status, code: problem.code, message: problem.message }).toEqual({
      status: 422,
      code: 'care_first',
      message: 'It sounds like things are really hard. You deserve to talk to a person.',
    })
    expect(JSON.stringify(problem)).not.toContain(canary)
    expect((await maya.call('GET /users/usage')).body.affirmations.used).toBe(0)
    expect((await maya.call('GET /users/history')).body.items).toEqual([])
    expect((await maya.call('GET /users/profile')).body.values).toEqual([])
    expect(glimmer.logged()).not.toContain(canary)
    expect(await glimmer.tablesWith(canary)).toEqual([])
  })

  test('refuse an edit and keep the line', async () => {
    const maya = await createMember(glimmer)
    const { body: line } = await maya.call('POST /affirmations', { body: { text: 'I water the plants' } })
    const call = { params: { id: line._id }, body: { text: cry } }
    expect((await maya.call('PUT /affirmations/{id}', call)).problem.code).toBe('care_first')
    expect((await maya.call('GET /users/history')).body.items).toEqual([line])
  })
})

const meantOtherwise = 'I want to die, sighed the cabbage'

describe('words that were misread', () => {
  test('are stored in a line of one’s own once the user says so', async () => {
    const maya = await createMember(glimmer)
    expect((await maya.call('POST /affirmations', { body: { text: meantOtherwise } })).problem.code).toBe('care_first')
    const { status, body: line } = await maya.call('POST /affirmations', {
      body: { text: meantOtherwise, misread: true },
    })
    expect({ status, text: line.text, care: line.care }).toEqual({ status: 201, text: meantOtherwise, care: undefined })
    const edit = { params: { id: line._id }, body: { text: `${meantOtherwise}!`, misread: true as const } }
    expect((await maya.call('PUT /affirmations/{id}', edit)).body.text).toBe(`${meantOtherwise}!`)
  })

  test('are stored in a value’s reason', async () => {
    const maya = await createMember(glimmer)
    const values = [{ value: 'kindness', reason: meantOtherwise }] as const
    const { body } = await maya.call('PUT /users/values', { body: { values: [...values], misread: true } })
    expect(body).toEqual({ values, care: 'soften' })
  })

  test('in a note are answered with a gentle curated line', async () => {
    const maya = await createMember(glimmer)
    const body = { themes: ['calm' as const], note: meantOtherwise, misread: true as const }
    const answered = await maya.call('POST /affirmations/generate', { body })
    expect(answered).toMatchObject({ status: 201, body: { care: 'soften', level: 1, origin: 'curated' } })
  })

  test('are counted, and neither logged nor counted by person', async () => {
    const maya = await createMember(glimmer)
    const count = async () => {
      const headers = { authorization: 'Bearer a-token-for-the-tests' }
      const figures = await (await fetch(`${glimmer.url}/metrics`, { headers })).text()
      return Number(/^care_misread_total\{kind="line"\} (\d+)$/m.exec(figures)?.[1] ?? 0)
    }
    const before = await count()
    await maya.call('POST /affirmations', { body: { text: meantOtherwise, misread: true } })
    await maya.call('POST /affirmations', { body: { text: 'I water the plants', misread: true } })
    expect(await count()).toBe(before + 1)
    expect(glimmer.logged()).not.toContain('cabbage')
  })
})

const doubt = 'I feel numb and empty these days'

describe('words that may need help', () => {
  test('in a note return a free gentle line and care once', async () => {
    const maya = await createMember(glimmer)
    const body: GenerateAffirmation = { themes: ['confidence'], level: 5, note: doubt }
    const call = { body, idempotencyKey: 'a-doubtful-note' }
    const { status, body: answered } = await maya.call('POST /affirmations/generate', call)
    const { care, ...line } = answered
    expect({ status, care, level: line.level, origin: line.origin }).toEqual({
      status: 201,
      care: 'soften',
      level: 1,
      origin: 'curated',
    })
    expect(line.description).not.toContain('heavy')
    expect((await maya.call('POST /affirmations/generate', call)).body).toEqual(answered)
    expect((await maya.call('GET /users/usage')).body.affirmations.used).toBe(0)
    expect((await maya.call('GET /users/history')).body.items).toEqual([line])
    expect(await glimmer.tablesWith('numb and empty')).toEqual([])
    expect(await glimmer.tablesWith('soften')).toEqual([])
    expect(glimmer.logged()).not.toMatch(/soften|numb and empty/)
  })

  test('are answered when the allowance is spent', async () => {
    const maya = await createMember(glimmer)
    const ask = (note?: string) =>
      maya.call('POST /affirmations/generate', { body: { themes: ['calm'], ...(note && { note }) } })
    for (let used = 0; used < (plans.free.limits.affirmations ?? 0); used++) await ask()
    expect((await ask()).problem.code).toBe('allowance_spent')
    expect(await ask(doubt)).toMatchObject({ status: 201, body: { care: 'soften', level: 1 } })
  })

  test('in an own line are stored as written', async () => {
    const maya = await createMember(glimmer)
    const { body: line } = await maya.call('POST /affirmations', { body: { text: doubt } })
    expect(line).toMatchObject({ text: doubt, care: 'soften', origin: 'own' })
    const edit = { params: { id: line._id }, body: { text: `${doubt}.` } }
    expect((await maya.call('PUT /affirmations/{id}', edit)).body).toMatchObject({ text: `${doubt}.`, care: 'soften' })
    const plain = { params: { id: line._id }, body: { text: 'I water the plants' } }
    expect((await maya.call('PUT /affirmations/{id}', plain)).body.care).toBeUndefined()
    expect((await maya.call('GET /affirmations/{id}', { params: { id: line._id } })).body).not.toHaveProperty('care')
  })

  test('in a value’s reason are stored as written', async () => {
    const maya = await createMember(glimmer)
    const values = [{ value: 'kindness', reason: doubt }] as const
    const { body } = await maya.call('PUT /users/values', { body: { values: [...values] } })
    expect(body).toEqual({ values, care: 'soften' })
  })

  test('in the note of a set return five free gentle lines', async () => {
    const maya = await createMember(glimmer)
    const { body } = await maya.call('POST /affirmations/set', { body: { themes: ['calm', 'focus'], note: doubt } })
    expect(body.care).toBe('soften')
    expect(body.lines.map(({ affirmation }) => affirmation.level)).toEqual([1, 1, 1, 1, 1])
    expect((await maya.call('GET /users/usage')).body.affirmations.used).toBe(0)
    expect((await maya.call('GET /affirmations/sets/{id}', { params: { id: body._id } })).body).not.toHaveProperty(
      'care',
    )
  })
})
