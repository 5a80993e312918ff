import type { ChosenValue } from '@glimmer/contract'
import { describe, expect, test } from 'vitest'
import { createMember, type Person } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'
import { bank } from '#writing/bank/bank.ts'

const glimmer = testApp()

const choose = ({ call }: Person, values: ChosenValue[]) => call('PUT /users/values', { body: { values } })
const valuesOf = async ({ call }: Person) => (await call('GET /users/profile')).body.values

describe('PUT /users/values', () => {
  test('replaces all values with their reasons, in order', async () => {
    const maya = await createMember(glimmer)
    expect(await valuesOf(maya)).toEqual([])
    const chosen: ChosenValue[] = [
      { value: 'rest', reason: 'Gran said: “a tired farmer ploughs crooked” 🌱' },
      { value: 'humour', reason: '' },
    ]
    expect((await choose(maya, chosen)).body.values).toEqual(chosen)
    expect(await valuesOf(maya)).toEqual(chosen)
    await choose(maya, [{ value: 'nature', reason: 'אני אוהבת את הים' }])
    expect((await valuesOf(maya)).map(({ value }) => value)).toEqual(['nature'])
    await choose(maya, [])
    expect(await valuesOf(maya)).toEqual([])
  })

  test('stores one whole choice of two concurrent ones', async () => {
    const maya = await createMember(glimmer)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => choose(maya, [{ value: 'care', reason: `tab ${at}` }])),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(await valuesOf(maya)).toHaveLength(1)
  })

  test.each([
    [[{ value: 'money', reason: '' }], 'values.0.value'],
    [[{ value: 'rest', reason: 'x'.repeat(281) }], 'values.0.reason'],
    [[{ value: 'rest', reason: 'a\u0007b' }], 'values.0.reason'],
    [['rest', 'rest'].map((value) => ({ value, reason: '' })), 'values'],
    [['rest', 'care', 'humour', 'nature', 'health', 'fairness'].map((value) => ({ value })), 'values'],
  ])('names the invalid field: %j', async (values, field) => {
    const maya = await createMember(glimmer)
    const { status, problem } = await maya.send('PUT', '/users/values', {
      body: JSON.stringify({ values }),
      headers: { 'content-type': 'application/json' },
    })
    expect(status).toBe(400)
    expect(problem.errors?.[0]?.path).toBe(field)
  })

  test('influences lines by default; the reason is never used', async () => {
    const maya = await createMember(glimmer, { tier: 'pro' })
    await choose(maya, [{ value: 'honesty', reason: 'kingfisher-2207' }])
    const lines: string[] = []
    for (let turn = 0; turn < 30; turn++) {
      const { body } = await maya.call('POST /affirmations/generate', { body: { themes: ['courage'] } })
      lines.push(body.text)
    }
    const honest = bank.filter(({ values }) => values.includes('honesty')).map(({ text }) => text)
    expect(lines.filter((line) => honest.includes(line)).length).toBeGreaterThan(1)
    expect(lines.join()).not.toContain('kingfisher')
    expect(glimmer.logged()).not.toContain('kingfisher')
  })
})
