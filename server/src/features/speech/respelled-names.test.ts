import type { Tone } from '@glimmer/contract/lines'
import { describe, expect, test } from 'vitest'
import { createMember, type Person, speechUsed } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'

const glimmer = testApp()

const text = 'Siobhan, you can take this one step at a time'
const write = async ({ call }: Person, words = text) =>
  (await call('POST /affirmations', { body: { text: words } })).body._id
const speak = async ({ call }: Person, id: string, tone?: Tone) =>
  (await call('POST /affirmations/{id}/speak', { params: { id }, body: { voice: 'alasdair', tone } })).body
const sayAs = ({ call }: Person, respelling: string | null) => call('PUT /users/profile', { body: { respelling } })
const hear = async ({ call }: Person, respelling: string, voice = 'alasdair') =>
  call('POST /voices/{voice}/name', { params: { voice }, body: { respelling } })

describe('a respelt name', () => {
  test('is spoken so in every line that has it, and each word is highlighted as written', async () => {
    const siobhan = await createMember(glimmer, { firstName: 'Siobhan' })
    const id = await write(siobhan)
    const before = await speak(siobhan, id)
    expect((await sayAs(siobhan, 'Shi-vawn')).body.respelling).toBe('Shi-vawn')
    const after = await speak(siobhan, id)
    expect(after.durationMs).not.toBe(before.durationMs)
    expect(after.words.map(({ charStart, charEnd }) => text.slice(charStart, charEnd))).toEqual(text.match(/\w+/g))
    expect(await speechUsed(siobhan)).toBe(1)
  })

  test('is spoken as written again once the respelling is removed, and other lines keep their recordings', async () => {
    const siobhan = await createMember(glimmer, { firstName: 'Siobhan' })
    const [named, other] = [await write(siobhan), await write(siobhan, 'I can rest now')]
    const [before, rest] = [await speak(siobhan, named), await speak(siobhan, other)]
    await sayAs(siobhan, 'Shivawn')
    await speak(siobhan, named)
    await sayAs(siobhan, '')
    expect(await speak(siobhan, named)).toEqual(before)
    expect(await speak(siobhan, other)).toEqual(rest)
    expect((await siobhan.call('GET /users/profile')).body.respelling).toBeNull()
  })

  test('applies to one account only: the same text is spoken as written for another', async () => {
    const [siobhan, friend] = [await createMember(glimmer, { firstName: 'Siobhan' }), await createMember(glimmer)]
    await sayAs(siobhan, 'Shi vawn')
    const [mine, theirs] = [await speak(siobhan, await write(siobhan)), await speak(friend, await write(friend))]
    expect(theirs.durationMs).not.toBe(mine.durationMs)
  })

  test.each([
    ['Sh1vawn', 'Use letters, spaces, hyphens and apostrophes.'],
    ['<b>Shi</b>', 'Use letters, spaces, hyphens and apostrophes.'],
    ['Shi'.repeat(21), 'Keep it under 60 characters.'],
  ])('is refused when it cannot be spoken: %s', async (respelling, message) => {
    const siobhan = await createMember(glimmer)
    const { status, problem } = await sayAs(siobhan, respelling)
    expect({ status, errors: problem.errors }).toEqual({ status: 400, errors: [{ path: 'respelling', message }] })
    expect((await hear(siobhan, respelling)).problem.errors?.[0]?.path).toBe('respelling')
  })

  test('can be heard before it is saved, in the voices of the plan, and is never charged', async () => {
    const siobhan = await createMember(glimmer)
    const heard = await hear(siobhan, 'Shi-vawn')
    expect([heard.status, heard.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
    expect((heard.body as unknown as ArrayBuffer).byteLength).toBeGreaterThan(2000)
    expect((await hear(siobhan, '')).problem.errors?.[0]?.message).toBe('Write the name the way it sounds.')
    expect((await hear(siobhan, 'Shi-vawn', 'ross')).problem.code).toBe('voice_locked')
    expect((await hear(siobhan, 'Shi-vawn', 'nobody')).status).toBe(404)
    expect(await speechUsed(siobhan)).toBe(0)
  })

  test('can be heard thirty times a day before it is saved', async () => {
    const [siobhan, friend] = [await createMember(glimmer), await createMember(glimmer)]
    for (let turn = 0; turn < 30; turn++) expect((await hear(siobhan, 'Shi-vawn')).status).toBe(200)
    const { status, problem } = await hear(siobhan, 'Shi-vawn')
    expect([status, problem.code]).toEqual([429, 'rate_limited'])
    expect(problem.message).toContain('You can save it as it is')
    expect((await hear(friend, 'Shi-vawn')).status).toBe(200)
  })

  test('is recorded anew without a charge thirty times a day; a slower tone has the earlier recording then', {
    timeout: 90_000,
  }, async () => {
    const siobhan = await createMember(glimmer, { firstName: 'Siobhan' })
    const other = await write(siobhan, 'I can rest now')
    const byDay = await speak(siobhan, other)
    const ids = await Promise.all(Array.from({ length: 3 }, (_, turn) => write(siobhan, `Siobhan rests ${turn}`)))
    const speakAll = () =>
      Promise.all(
        ids.map((id) => siobhan.call('POST /affirmations/{id}/speak', { params: { id }, body: { voice: 'alasdair' } })),
      )
    await speakAll()
    for (const respelling of 'abcdefghij') {
      await sayAs(siobhan, respelling)
      expect((await speakAll()).map(({ status }) => status)).toEqual(ids.map(() => 200))
    }
    expect((await speakAll()).map(({ status }) => status)).toEqual(ids.map(() => 200))
    await sayAs(siobhan, 'k')
    expect((await speakAll()).map(({ problem }) => problem.code)).toEqual(ids.map(() => 'rate_limited'))
    expect((await speak(siobhan, other, 'bedtime')).durationMs).toBe(byDay.durationMs)
    expect(await speechUsed(siobhan)).toBe(4)
  })
})
