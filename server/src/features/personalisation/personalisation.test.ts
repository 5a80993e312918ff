import type { EditPersonalisation, LineResponse } from '@glimmer/contract'
import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { giveConsent } from '#testing/ages.ts'
import { replyWithLine, startModelServer } from '#testing/model-server.ts'
import { createMember, type Person } from '#testing/people.ts'
import { anotherTestApp, testApp } from '#testing/test-app.ts'
import { stemsOf, wordCounter } from '#writing/taste/word-forms.ts'

const glimmer = testApp()

const words: EditPersonalisation = {
  isOn: true,
  wanted: ['quiet hour'],
  avoided: ['allowed'],
  workingOn: 'Finishing my kingfisher paintings.',
}
const save = ({ call }: Person, edit: Partial<EditPersonalisation> = {}) =>
  call('PUT /users/personalisation', { body: { ...words, ...edit } })
const read = async ({ call }: Person) => (await call('GET /users/personalisation')).body
const erase = ({ call }: Person) => call('DELETE /users/personalisation')
const strike = ({ call }: Person, id: string) => call('DELETE /users/personalisation/answers/{id}', { params: { id } })
const generate = async ({ call }: Person, body: object = {}) =>
  (await call('POST /affirmations/generate', { body: { themes: ['calm'], ...body } as never })).body
async function answer(person: Person, response: LineResponse) {
  const { _id: id, text } = await generate(person)
  await person.call('POST /affirmations/{id}/response', { params: { id }, body: { response } })
  return { id, text }
}
const off = { isOn: false, wanted: [], avoided: [], workingOn: '', answers: [], findings: [] }

describe('personalisation', () => {
  test('is off by default and derives nothing from answers', async () => {
    const maya = await createMember(glimmer)
    await answer(maya, 'true')
    expect(await read(maya)).toEqual(off)
  })

  test('saves a user’s own words and lists the answers that count, latest first', async () => {
    const maya = await createMember(glimmer, { tier: 'pro' })
    const [first, second] = [await answer(maya, 'true'), await answer(maya, 'too-much')]
    expect((await save(maya)).body).toMatchObject(words)
    const { answers } = await read(maya)
    expect(answers.map(({ _id, response }) => [_id, response]).toSorted()).toEqual(
      [
        [first.id, 'true'],
        [second.id, 'too-much'],
      ].toSorted(),
    )
    await save(maya, { isOn: false })
    expect(await read(maya)).toEqual({ ...off, ...words, isOn: false })
  })

  test('says what it takes from answers, about lines in the product’s own terms', async () => {
    const maya = await createMember(glimmer, { tier: 'pro' })
    await save(maya, { avoided: [] })
    for (const theme of ['calm', 'focus', 'calm', 'focus', 'calm', 'focus', 'calm', 'focus']) {
      const { _id: id } = await generate(maya, { themes: [theme] })
      const response = theme === 'calm' ? 'true' : 'not-quite'
      await maya.call('POST /affirmations/{id}/response', { params: { id }, body: { response } })
    }
    const { findings } = await read(maya)
    expect(findings).toContain('Lines from Calm felt true more often.')
    expect(findings).toContain('Lines from Focus felt true less often.')
  })

  test('stops counting a struck answer until the line is answered again', async () => {
    const maya = await createMember(glimmer)
    const line = await answer(maya, 'true')
    await save(maya)
    expect([(await strike(maya, line.id)).status, (await strike(maya, line.id)).status]).toEqual([204, 204])
    expect((await read(maya)).answers).toEqual([])
    const kept = await maya.call('GET /affirmations/{id}', { params: { id: line.id } })
    expect(kept.body.response).toBe('true')
    await maya.call('POST /affirmations/{id}/response', { params: { id: line.id }, body: { response: 'too-much' } })
    expect((await read(maya)).answers).toHaveLength(1)
  })

  test('returns 404 for the answer of another user, and leaves it', async () => {
    const [maya, sam] = [await createMember(glimmer), await createMember(glimmer)]
    const line = await answer(maya, 'true')
    await save(maya)
    expect((await strike(sam, line.id)).status).toBe(404)
    await erase(sam)
    expect(await read(maya)).toMatchObject({ ...words, answers: [{ _id: line.id }] })
  })

  test('erases everything from the database and the export, and repeating it is fine', async () => {
    const maya = await createMember(glimmer)
    await answer(maya, 'true')
    await save(maya)
    const exported = async () => {
      const headers = { authorization: `Bearer ${maya.token}` }
      const archive = await (await fetch(`${glimmer.url}/api/users/export`, { headers })).arrayBuffer()
      return strFromU8(unzipSync(new Uint8Array(archive))['personalisation.json'] ?? new Uint8Array())
    }
    expect(await exported()).toContain('kingfisher')
    expect([(await erase(maya)).status, (await erase(maya)).status]).toEqual([204, 204])
    expect(await read(maya)).toEqual(off)
    expect(await exported()).not.toContain('kingfisher')
    expect(await glimmer.rows(sql`select from personalisation where account_id = ${maya.id}`)).toEqual([])
    const steering = sql`select from affirmation where account_id = ${maya.id} and response is not null and not is_struck`
    expect(await glimmer.rows(steering)).toEqual([])
  })

  test.each<[Partial<EditPersonalisation>, string]>([
    [{ wanted: ['x'] }, 'wanted.0'],
    [{ wanted: ['rest', 'a{name}'] }, 'wanted.1'],
    [{ wanted: Array.from({ length: 13 }, (_, at) => `word${'abcdefghijklm'[at]}`) }, 'wanted'],
    [{ avoided: ['one two three four'] }, 'avoided.0'],
    [{ avoided: ['a'.repeat(31)] }, 'avoided.0'],
    [{ wanted: ['Rest'], avoided: ['rest'] }, 'avoided.0'],
    [{ avoided: ['the', 'can', 'not'] }, 'avoided'],
    [{ workingOn: 'a'.repeat(201) }, 'workingOn'],
    [{ workingOn: 'one\ntwo' }, 'workingOn'],
    [{ isOn: 'yes' as never }, 'isOn'],
  ])('refuses %j and names %s', async (edit, path) => {
    const maya = await createMember(glimmer)
    const { status, problem } = await save(maya, edit)
    expect({ status, path: problem.errors?.[0]?.path }).toEqual({ status: 400, path })
    expect(await read(maya)).toEqual(off)
  })

  test('shows help first for words that ask for it, and stores and logs none', async () => {
    const maya = await createMember(glimmer)
    const { status, problem } = await save(maya, { workingOn: 'I want to kill myself' })
    expect({ status, code: problem.code }).toEqual({ status: 422, code: 'care_first' })
    expect(await read(maya)).toEqual(off)
    await save(maya)
    expect(glimmer.logged()).not.toMatch(/kill|kingfisher|quiet hour/)
  })

  test('lets a teen erase before a parent agrees, and says what they are working on only from 18 on', async () => {
    const noor = await createMember(glimmer, { age: 'teen' })
    expect((await save(noor, { workingOn: '' })).problem.code).toBe('guardian_needed')
    expect((await erase(noor)).status).toBe(204)
    await giveConsent(glimmer, noor)
    expect((await save(noor)).problem.code).toBe('adults_only')
    expect((await save(noor, { workingOn: '' })).status).toBe(200)
  })
})

describe('the built-in writer', () => {
  const hasWord = (word: string) => (text: string) => wordCounter([word])(stemsOf(text)) > 0

  test('uses no avoided word in any of its forms, whatever is asked for', async () => {
    const maya = await createMember(glimmer, { tier: 'pro' })
    await save(maya, { avoided: ['allow', 'rest'], wanted: [] })
    const texts = [(await maya.call('GET /affirmations/today')).body.text]
    for (const asked of [{}, { form: 'distanced' }, { note: 'so tired' }, { mood: 'heavy' }, { form: 'question' }, {}])
      texts.push((await generate(maya, asked)).text)
    const { body } = await maya.call('POST /affirmations/set', { body: { themes: ['calm'] } })
    texts.push(...body.lines.map(({ affirmation }) => affirmation.text))
    expect(texts.filter((text) => hasWord('allow')(text) || hasWord('rest')(text))).toEqual([])
  })

  test('prefers lines with a wanted word, and chooses the days ahead again', async () => {
    const wanted = ['noise', 'breathe', 'pace', 'clock', 'wait']
    const count = wordCounter(wanted)
    const daysWithOne = async ({ call }: Person) => {
      const { items } = (await call('GET /affirmations/ahead')).body
      return items.slice(1).filter(({ affirmation }) => count(stemsOf(affirmation.text)) > 0).length
    }
    // Chance decides for one person; for several together it hardly does.
    let [before, after] = [0, 0]
    for (let person = 0; person < 8; person++) {
      const maya = await createMember(glimmer, { tier: 'pro' })
      await maya.call('PUT /users/preferences', { body: { themes: ['calm'], form: 'first-person' } })
      before += await daysWithOne(maya)
      await save(maya, { wanted, avoided: [], workingOn: '' })
      after += await daysWithOne(maya)
    }
    expect(after).toBeGreaterThan(before)
  })
})

test('a language model is given the words and what felt true, in the user’s data, until they are erased', async () => {
  const model = await startModelServer()
  const app = await anotherTestApp({
    settings: { WRITER: 'openai', WRITER_BASE_URL: model.baseUrl, WRITER_MODEL: 'a-model' },
  })
  const told = () => model.completions().at(-1)?.body.messages ?? []
  const moment = () => JSON.parse(told().at(-1)?.content ?? '{}')
  const rules = () => JSON.stringify(told().slice(0, -1))
  try {
    model.behave(replyWithLine('I can rest for a minute before I answer.'))
    const maya = await createMember(app, { tier: 'pro' })
    const line = await answer(maya, 'true')
    const before = rules()
    expect(JSON.stringify(moment())).not.toMatch(/kingfisher|useIfItFits|neverUse/)
    await save(maya)
    model.behave(replyWithLine("I'm allowed to be slow."), replyWithLine('I can breathe before I answer anybody.'))
    expect((await generate(maya)).text).toBe('I can breathe before I answer anybody.')
    expect(moment()).toMatchObject({
      useIfItFits: words.wanted,
      neverUse: words.avoided,
      workingOn: words.workingOn,
      feltTrue: [line.text],
    })
    expect(rules()).toBe(before)
    await erase(maya)
    await generate(maya)
    expect(JSON.stringify(told())).not.toMatch(/kingfisher|quiet hour|"neverUse|feltTrue/)
  } finally {
    await model.stop()
  }
})
