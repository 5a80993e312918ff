import { maxOwnLines, plans } from '@glimmer/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createMember, type Person } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'

const glimmer = testApp()

const write = ({ call }: Person, text: string, themes: ('calm' | 'courage' | 'body-peace')[] = []) =>
  call('POST /affirmations', { body: { text, themes } })

describe('own lines', () => {
  test('are limited to a thousand under concurrent requests; deleting one makes room', async () => {
    const maya = await createMember(glimmer)
    const first = (await write(maya, 'I was here first')).body._id
    await glimmer.app.database.db.execute(sql`
      insert into affirmation (id, account_id, text, description, themes, form, level, origin, created_at, updated_at)
      select gen_random_uuid(), account_id, text, description, themes, form, level, origin, created_at, updated_at
      from affirmation, generate_series(1, ${maxOwnLines - 4}) where id = ${first}`)
    const answers = await Promise.all(Array.from({ length: 8 }, (_, turn) => write(maya, `I add line ${turn}`)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    const refused = answers.find(({ status }) => status !== 201)
    expect({ status: refused?.status, code: refused?.problem.code }).toEqual({ status: 409, code: 'lines_full' })
    expect(refused?.problem.message).toContain('1,000')
    await maya.call('DELETE /affirmations/{id}', { params: { id: first } })
    expect((await write(maya, 'There is room again')).status).toBe(201)
  })
})

test.each(['\n', '\u0085', '\u2028', '\u2029'])('an own line with the line break %j is refused', async (sign) => {
  const { status, problem } = await write(await createMember(glimmer), `I begin${sign}again`)
  expect([status, problem.errors?.[0]?.message]).toEqual([400, 'Keep it to one line.'])
})

describe('a gentler line for an own line', () => {
  const gentlerThan = async (person: Person, id: string) => {
    await person.call('POST /affirmations/{id}/response', { params: { id }, body: { response: 'too-much' } })
    return person.call('POST /affirmations/{id}/gentler', { params: { id } })
  }

  test('is curated, so that it does not bypass the allowance', async () => {
    const maya = await createMember(glimmer)
    for (let round = 0; round < 3; round++) {
      const { body } = await write(maya, `I love every part of day ${round}`, ['calm'])
      const gentler = await gentlerThan(maya, body._id)
      expect({ status: gentler.status, origin: gentler.body.origin }).toEqual({ status: 201, origin: 'curated' })
    }
  })

  test('uses only the plan’s themes', async () => {
    const maya = await createMember(glimmer)
    const { body } = await write(maya, 'I am brave in this body', ['courage', 'body-peace'])
    const { themes } = (await gentlerThan(maya, body._id)).body
    expect(themes.every((theme) => plans.free.themes.includes(theme))).toBe(true)
  })
})

describe('POST /affirmations/advise', () => {
  test('returns advice without storing the text', async () => {
    const maya = await createMember(glimmer)
    const text = 'I am always confident, kingfisher-4471'
    const { status, body } = await maya.call('POST /affirmations/advise', { body: { text } })
    expect(status).toBe(200)
    expect(body.items.map(({ code }) => code)).toContain('absolute')
    expect(JSON.stringify(body.items)).not.toContain('kingfisher-4471')
    expect(glimmer.logged()).not.toContain('kingfisher-4471')
    expect(await glimmer.tablesWith('kingfisher-4471')).toEqual([])
    expect((await maya.call('POST /affirmations', { body: { text: 'I am always confident' } })).status).toBe(201)
  })

  test('says a plain line on the other steps of boldness', async () => {
    const maya = await createMember(glimmer)
    const { body } = await maya.call('POST /affirmations/advise', { body: { text: 'I trust my own pace' } })
    expect(body.rewordings).toContainEqual({ level: 3, text: "I'm learning to trust my own pace." })
  })

  test('rejects only an invalid text', async () => {
    const maya = await createMember(glimmer)
    expect((await maya.call('POST /affirmations/advise', { body: { text: '  ' } })).status).toBe(400)
  })
})
