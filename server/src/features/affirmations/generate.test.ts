import type { GenerateAffirmation } from '@glimmer/contract'
import { describe, expect, test } from 'vitest'
import { createMember, linesUsed, type Person } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'

const glimmer = testApp()

const calm: GenerateAffirmation = { themes: ['calm'] }
const generate = ({ call }: Person, body: GenerateAffirmation = calm, idempotencyKey?: string) =>
  call('POST /affirmations/generate', { body, ...(idempotencyKey && { idempotencyKey }) })
const historyOf = async ({ call }: Person) => (await call('GET /users/history', { query: { limit: 100 } })).body.items

describe('POST /affirmations/generate', () => {
  test('writes, stores and counts a line for the request', async () => {
    const maya = await createMember(glimmer)
    const { status, body } = await generate(maya, {
      themes: ['focus'],
      mood: 'steady',
      situation: 'a-busy-day',
      value: 'patience',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ themes: ['focus'], origin: 'ai', form: 'first-person', isFavorite: false })
    expect(body.text.split(' ').length).toBeGreaterThanOrEqual(4)
    expect(body.description).not.toBe('')
    expect(await historyOf(maya)).toEqual([body])
    expect(await linesUsed(maya)).toBe(1)
  })

  test('returns a different line each time', async () => {
    const priya = await createMember(glimmer, { tier: 'pro' })
    for (let turn = 0; turn < 12; turn++) await generate(priya)
    const texts = (await historyOf(priya)).map(({ text }) => text)
    expect(new Set(texts).size).toBe(12)
  })

  test('uses the preferences by default', async () => {
    const maya = await createMember(glimmer)
    await maya.call('PUT /users/preferences', { body: { form: 'question', level: 3 } })
    const { body } = await generate(maya)
    expect(body).toMatchObject({ form: 'question', level: 3 })
    expect(body.text.endsWith('?')).toBe(true)
  })

  test('returns a free gentle curated line for the heaviest mood', async () => {
    const maya = await createMember(glimmer)
    const { body } = await generate(maya, { themes: ['calm'], mood: 'heavy' })
    expect(body).toMatchObject({ origin: 'curated', level: 1 })
    expect(await linesUsed(maya)).toBe(0)
  })

  test('refuses a locked theme with the plan that includes it, free', async () => {
    const maya = await createMember(glimmer)
    const { status, problem } = await generate(maya, { themes: ['calm', 'courage'] })
    expect(status).toBe(403)
    expect(problem).toMatchObject({
      code: 'theme_locked',
      tier: 'premium',
      message: 'Courage opens with the Premium plan.',
    })
    expect(await linesUsed(maya)).toBe(0)
  })
})

describe('an allowance of ten', () => {
  test('grants ten of a hundred concurrent requests and stores ten lines', async () => {
    const maya = await createMember(glimmer)
    const answers = await Promise.all(Array.from({ length: 100 }, () => generate(maya)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(90)
    expect(await historyOf(maya)).toHaveLength(10)
    expect(await linesUsed(maya)).toBe(10)
  })

  test('reports what is used, and resets on the first of the month', async () => {
    const maya = await createMember(glimmer)
    await Promise.all(Array.from({ length: 10 }, () => generate(maya)))
    const { status, problem } = await generate(maya)
    expect(status).toBe(402)
    expect(problem).toMatchObject({
      code: 'allowance_spent',
      feature: 'affirmations',
      limit: 10,
      used: 10,
      resetsAt: '2026-12-01T00:00:00.000Z',
    })
    glimmer.clock.set(new Date('2026-12-01T00:00:00Z'))
    expect((await generate(maya)).status).toBe(201)
    glimmer.clock.set(new Date('2026-11-21T12:00:00Z'))
  })
})

describe('Idempotency-Key', () => {
  test('returns the same line again and charges once', async () => {
    const maya = await createMember(glimmer)
    const first = await generate(maya, calm, 'a-key')
    const again = await generate(maya, calm, 'a-key')
    expect(again.body).toEqual(first.body)
    expect(await linesUsed(maya)).toBe(1)
  })

  test('returns a conflict for a different request', async () => {
    const maya = await createMember(glimmer)
    await generate(maya, calm, 'a-key')
    const { status, problem } = await generate(maya, { themes: ['sleep'] }, 'a-key')
    expect({ status, code: problem.code }).toEqual({ status: 409, code: 'idempotency_mismatch' })
  })

  test('is scoped to the account', async () => {
    const [maya, sam] = [await createMember(glimmer), await createMember(glimmer)]
    const [first, second] = [await generate(maya, calm, 'a-key'), await generate(sam, calm, 'a-key')]
    expect(first.body._id).not.toBe(second.body._id)
  })
})
