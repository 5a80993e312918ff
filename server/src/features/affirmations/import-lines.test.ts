import { type ImportLines, maxLinesInFile, maxOwnLines } from '@glimmer/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createMember, type Person } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'

const glimmer = testApp()

type Line = Partial<ImportLines['lines'][number]> & { text: string }
const asLines = (lines: readonly (string | Line)[]) =>
  lines.map((line) => (typeof line === 'string' ? { text: line } : line))
const bring = (person: Person, ...lines: (string | Line)[]) =>
  person.call('POST /affirmations/import', { body: { lines: asLines(lines) } })
const preview = (person: Person, ...lines: (string | Line)[]) =>
  person.call('POST /affirmations/import/preview', { body: { lines: asLines(lines) } })
const ownTexts = async (person: Person) =>
  (await person.call('GET /affirmations', { query: { origin: 'own', limit: 100 } })).body.items.map(({ text }) => text)

const cry = 'I want to die'

describe('importing lines', () => {
  test('stores new lines in the order of the file, and skips duplicates', async () => {
    const maya = await createMember(glimmer)
    glimmer.clock.set(new Date('2026-11-21T12:00:00Z'))
    await maya.call('POST /affirmations', { body: { text: 'I rest when I am tired' } })
    glimmer.clock.set(new Date('2026-11-21T12:00:01Z'))
    const { body } = await bring(maya, 'I water', 'i rest, when I am tired!', 'I walk', 'I WALK', 'I read', 'I sing')
    expect(body).toEqual({ added: 4, duplicates: 2, withheld: 0 })
    expect(await ownTexts(maya)).toEqual(['I water', 'I walk', 'I read', 'I sing', 'I rest when I am tired'])
  })

  test('adds nothing when it is repeated, at once or in two tabs', async () => {
    const maya = await createMember(glimmer)
    const answers = await Promise.all([1, 2, 3].map(() => bring(maya, 'I water the plants', 'I walk home')))
    expect(answers.map(({ body }) => body.added).sort()).toEqual([0, 0, 2])
    expect((await bring(maya, 'I walk home')).body).toEqual({ added: 0, duplicates: 1, withheld: 0 })
  })

  test('keeps themes, favourites and text that a spreadsheet would run', async () => {
    const maya = await createMember(glimmer)
    const formula = '=cmd|"/C calc"!A0'
    await bring(maya, { text: formula, themes: ['calm'], isFavorite: true }, 'I walk home')
    const { items } = (await maya.call('GET /users/favorites')).body
    expect(items).toMatchObject([{ text: formula, themes: ['calm'], origin: 'own', madeBy: 'you', isFavorite: true }])
  })

  test('spends nothing of the allowance', async () => {
    const maya = await createMember(glimmer)
    await bring(maya, 'I water the plants')
    expect((await maya.call('GET /users/usage')).body.affirmations.used).toBe(0)
  })

  test('stores none if not all fit, and says how many do', async () => {
    const maya = await createMember(glimmer)
    await bring(maya, 'I was here first')
    await glimmer.app.database.db.execute(sql`
      insert into affirmation (id, account_id, text, description, themes, form, level, origin, created_at, updated_at)
      select gen_random_uuid(), account_id, text, description, themes, form, level, origin, created_at, updated_at
      from affirmation, generate_series(1, ${maxOwnLines - 2}) where account_id = ${maya.id}`)
    expect((await preview(maya, 'I walk home')).body.room).toBe(1)
    const { status, problem } = await bring(maya, 'I walk home', 'I water the plants')
    expect({ status, code: problem.code }).toEqual({ status: 409, code: 'lines_full' })
    expect(problem.message).toBe('There’s room for 1 more, and these are 2 new lines. None was saved.')
    expect((await bring(maya, 'I walk home', 'I was here first')).body.added).toBe(1)
  })

  test('stores as many as a file can bring at once', async () => {
    const maya = await createMember(glimmer)
    const lines = Array.from({ length: maxLinesInFile }, (_, at) => `I take one small step on day ${at}, and then rest`)
    expect((await bring(maya, ...lines)).body.added).toBe(maxLinesInFile)
  })

  test.each([
    [[], 'lines'],
    [[{ text: '' }], 'lines.0.text'],
    [[{ text: 'Fine' }, { text: 'x'.repeat(281) }], 'lines.1.text'],
    [[{ text: 'Fine' }, { text: 'two\nlines' }], 'lines.1.text'],
    [[{ text: 'Fine', themes: ['money'] }], 'lines.0.themes.0'],
    [Array.from({ length: maxOwnLines + 1 }, (_, at) => ({ text: `Line ${at}` })), 'lines'],
  ])('stores none if a line is invalid, and names it (%#)', async (lines, field) => {
    const maya = await createMember(glimmer)
    const { status, problem } = await maya.call('POST /affirmations/import', { body: { lines: lines as Line[] } })
    expect({ status, path: problem.errors?.[0]?.path }).toEqual({ status: 400, path: field })
    expect(await ownTexts(maya)).toEqual([])
  })

  test('refuses ten megabytes, and ten thousand lines an hour', async () => {
    const maya = await createMember(glimmer)
    const { status } = await bring(maya, 'x'.repeat(10_000_000))
    expect(status).toBe(413)
    const thousand = Array.from({ length: maxOwnLines }, () => 'I rest')
    for (let times = 0; times < 10; times++) await bring(maya, ...thousand)
    expect((await bring(maya, 'I walk home')).problem).toMatchObject({ code: 'rate_limited' })
  }, 30_000)
})

describe('lines that call for help', () => {
  test('are not stored; the others are', async () => {
    const maya = await createMember(glimmer)
    expect((await bring(maya, 'I walk home', cry)).body).toEqual({ added: 1, duplicates: 0, withheld: 1 })
    expect(await ownTexts(maya)).toEqual(['I walk home'])
    expect(glimmer.logged()).not.toContain(cry)
  })

  test('are stored once their writer says that they were misread', async () => {
    const maya = await createMember(glimmer)
    expect((await bring(maya, { text: cry, misread: true })).body).toEqual({ added: 1, duplicates: 0, withheld: 0 })
  })
})

describe('a preview', () => {
  test('says what becomes of each line, with advice, and stores nothing', async () => {
    const maya = await createMember(glimmer)
    await bring(maya, 'I walk home')
    const { body } = await preview(
      maya,
      'I always succeed at everything I do',
      'I walk home',
      'I rest in the evening',
      'i rest in the evening.',
      cry,
    )
    expect(body.items.map(({ outcome }) => outcome)).toEqual(['new', 'saved_before', 'new', 'duplicate', 'care_first'])
    expect(body.items.map(({ advice }) => advice.length > 0)).toEqual([true, false, false, false, false])
    expect(body.room).toBe(maxOwnLines - 1)
    expect(await ownTexts(maya)).toEqual(['I walk home'])
  })
})
