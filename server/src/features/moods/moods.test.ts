import { describe, expect, test } from 'vitest'
import { caller, createMember, type Person } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'

const glimmer = testApp()

const turn = ({ call }: Person, keepMoods: boolean) => call('PUT /users/preferences', { body: { keepMoods } })
const put = ({ call }: Person, day: string, mood: 'heavy' | 'low' | 'steady' | 'good' | 'bright') =>
  call('PUT /users/moods/{day}', { params: { day }, body: { mood } })
const november = { from: '2026-11-01', to: '2026-11-30' }
const moodsOf = async ({ call }: Person) => (await call('GET /users/moods', { query: november })).body.items

async function whoKeepsMoods() {
  const maya = await createMember(glimmer)
  await turn(maya, true)
  return maya
}

describe('PUT /users/moods/{day}', () => {
  test('stores nothing unless the user keeps moods', async () => {
    const maya = await createMember(glimmer)
    const { status, problem } = await put(maya, '2026-11-20', 'low')
    expect({ status, code: problem.code }).toEqual({ status: 409, code: 'moods_not_kept' })
    await turn(maya, true)
    await turn(maya, false)
    expect((await put(maya, '2026-11-20', 'low')).status).toBe(409)
    expect(await moodsOf(maya)).toEqual([])
  })

  test('stores the latest mood of each day, and lists them by day', async () => {
    const maya = await whoKeepsMoods()
    expect((await put(maya, '2026-11-21', 'low')).body).toEqual({ day: '2026-11-21', mood: 'low' })
    await put(maya, '2026-11-03', 'good')
    await put(maya, '2026-11-21', 'steady')
    await put(maya, '2026-10-31', 'heavy')
    expect(await moodsOf(maya)).toEqual([
      { day: '2026-11-03', mood: 'good' },
      { day: '2026-11-21', mood: 'steady' },
    ])
  })

  test('keeps moods after keeping is switched off, until they are deleted', async () => {
    const maya = await whoKeepsMoods()
    for (const day of ['2026-11-19', '2026-11-20', '2026-11-21']) await put(maya, day, 'good')
    await turn(maya, false)
    expect(await moodsOf(maya)).toHaveLength(3)
    const remove = () => maya.call('DELETE /users/moods/{day}', { params: { day: '2026-11-20' } })
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404])
    expect(await moodsOf(maya)).toHaveLength(2)
    const removeAll = () => maya.call('DELETE /users/moods')
    expect([(await removeAll()).status, (await removeAll()).status]).toEqual([204, 204])
    expect(await moodsOf(maya)).toEqual([])
  })

  test('allows only the owner to read and delete', async () => {
    const [maya, sam] = [await whoKeepsMoods(), await whoKeepsMoods()]
    await put(maya, '2026-11-21', 'bright')
    expect(await moodsOf(sam)).toEqual([])
    expect((await sam.call('DELETE /users/moods/{day}', { params: { day: '2026-11-21' } })).status).toBe(404)
    await sam.call('DELETE /users/moods')
    expect(await moodsOf(maya)).toHaveLength(1)
    expect((await caller(glimmer).call('GET /users/moods', { query: november })).status).toBe(401)
  })

  test('accepts a day that has begun in any time zone, and no later one', async () => {
    const maya = await whoKeepsMoods()
    glimmer.clock.set(new Date('2026-11-21T12:00:00Z'))
    expect((await put(maya, '2026-11-22', 'good')).status).toBe(200)
    const { status, problem } = await put(maya, '2026-11-23', 'good')
    expect({ status, path: problem.errors?.[0]?.path }).toEqual({ status: 400, path: 'day' })
  })

  test.each(['0000-01-01', '2026-02-30', 'today', '20261121', '2026-11-21T00:00:00Z'])(
    'refuses the day %s',
    async (day) => {
      const maya = await whoKeepsMoods()
      const answers = [await put(maya, day, 'good'), await maya.call('DELETE /users/moods/{day}', { params: { day } })]
      for (const { status, problem } of answers)
        expect({ status, path: problem.errors?.[0]?.path }).toEqual({ status: 400, path: 'day' })
    },
  )

  test.each([
    [{ from: '2026-11-30', to: '2026-11-01' }, 'to'],
    [{ from: '2020-01-01', to: '2026-11-01' }, 'from'],
    [{ from: '0000-01-01', to: '0000-01-31' }, 'from'],
    [{ from: 'soon', to: '2026-11-01' }, 'from'],
  ])('refuses the range %j', async (query, path) => {
    const { status, problem } = await (await createMember(glimmer)).call('GET /users/moods', { query })
    expect({ status, path: problem.errors?.[0]?.path }).toEqual({ status: 400, path })
  })

  test('leaves no mood in the log', async () => {
    const maya = await whoKeepsMoods()
    await put(maya, '2026-11-21', 'heavy')
    expect(glimmer.logged()).not.toMatch(/heavy/)
  })
})
