import { makeZip } from 'client-zip'
import { describe, expect, test } from 'vitest'
import { sortLines } from './found-lines.ts'
import { readLinesFile } from './read-file.ts'

const fileOf = (content: string | Uint8Array<ArrayBuffer>, name = 'lines.txt') => new File([content], name)
const utf8 = (text: string) => new TextEncoder().encode(text)
const texts = async (content: string | Uint8Array<ArrayBuffer>, name?: string) => {
  const found = await readLinesFile(fileOf(content, name))
  return 'lines' in found ? found.lines.map(({ text }) => text) : found.problem
}

describe('a text file', () => {
  test('has one line on each row, without blank rows, bullets and numbers', async () => {
    expect(await texts('I rest\r\n\r\n  - I walk   home, slowly\r2. I water the plants\n')).toEqual([
      'I rest',
      'I walk home, slowly',
      'I water the plants',
    ])
  })

  test.each([
    ['UTF-8 with a byte-order mark', new Uint8Array([0xef, 0xbb, 0xbf, ...utf8('Café')])],
    ['Latin-1', new Uint8Array([0x43, 0x61, 0x66, 0xe9])],
    ['UTF-16', new Uint8Array([0xff, 0xfe, 0x43, 0, 0x61, 0, 0x66, 0, 0xe9, 0])],
  ])('is read as %s', async (_, bytes) => expect(await texts(bytes)).toEqual(['Café']))

  test('keeps what a spreadsheet would run as text', async () =>
    expect(await texts('=cmd|"/C calc"!A0\n+1, and more')).toEqual(['=cmd|"/C calc"!A0', '+1, and more']))

  test.each([
    ['that ends inside a character', utf8('At the café, naï').slice(0, -1), /may not be whole/],
    ['without lines', utf8(' \n\n'), /no lines/],
    ['of ten megabytes', new Uint8Array(10_000_000).fill(97), /too large/],
    ['of ten thousand lines', utf8('I rest\n'.repeat(10_000)), /10,000 lines\. Bring up to 500/],
    ['that is a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]), /isn’t a text/],
  ])('%s is refused with a sentence', async (_, bytes, sentence) => expect(await texts(bytes)).toMatch(sentence))
})

describe('a CSV file', () => {
  const csv = (content: string) => texts(content, 'lines.csv')

  test('has its lines in the column with a known name', async () => {
    expect(await csv('date,Line\n2026-01-01,"I rest, and then I ""walk"""\n2026-01-02,I read\n')).toEqual([
      'I rest, and then I "walk"',
      'I read',
    ])
    expect(await csv('\ufeffline;theme\r\n"I rest\nslowly";calm\r\n')).toEqual(['I rest slowly'])
  })

  test('may have one column without a name', async () =>
    expect(await csv('I rest\nI walk')).toEqual(['I rest', 'I walk']))

  test.each([
    ['date,words\n2026-01-01,I rest', /which column/],
    ['line\nI rest, and walk', /Row 2 has more columns/],
    ['line\n"I rest', /don’t match/],
    ['line\n', /no lines/],
  ])('that cannot be read is refused with a sentence: %j', async (content, sentence) =>
    expect(await csv(content)).toMatch(sentence),
  )
})

describe('an export', () => {
  const rows = [
    { text: 'I was chosen', origin: 'curated', themes: ['calm'], favoritedAt: null },
    { text: 'I rest', origin: 'own', themes: ['calm', 'unheard-of'], favoritedAt: null },
    { text: 'I was saved', origin: 'ai', themes: [], favoritedAt: '2026-11-01T10:00:00Z' },
  ]
  const digest = async (text: string) => Buffer.from(await crypto.subtle.digest('SHA-256', utf8(text))).toString('hex')
  async function zipOf({ folder = '', version = 1, lines = JSON.stringify(rows), stated = '' } = {}) {
    const files = [{ name: 'affirmations.json', sha256: await digest(stated || lines) }]
    const entries = [
      { name: `${folder}affirmations.json`, input: lines },
      { name: `${folder}schemas/affirmations.json`, input: '{}' },
      { name: `${folder}schemas/export.json`, input: '{}' },
      { name: `${folder}export.json`, input: JSON.stringify({ format: 'glimmer-export', version, files }) },
    ]
    return new Uint8Array(await new Response(makeZip(entries)).arrayBuffer())
  }
  const zip = (bytes: Uint8Array<ArrayBuffer>) => texts(bytes, 'glimmer.zip')

  test('brings own lines and favourites, newest first, with their themes', async () => {
    const found = await readLinesFile(fileOf(await zipOf(), 'glimmer.zip'))
    expect(found).toEqual({
      lines: [
        { text: 'I was saved', themes: [], isFavorite: true },
        { text: 'I rest', themes: ['calm'], isFavorite: false },
      ],
    })
  })

  test('may be repacked in a folder, or unpacked', async () => {
    expect(await zip(await zipOf({ folder: 'glimmer/' }))).toEqual(['I was saved', 'I rest'])
    expect(await texts(JSON.stringify(rows), 'affirmations.json')).toEqual(['I was saved', 'I rest'])
  })

  test.each([
    ['that was cut in half', async () => (await zipOf()).slice(0, 300), /isn’t whole/],
    ['that was changed', () => zipOf({ stated: 'others' }), /isn’t whole/],
    ['of a newer version', () => zipOf({ version: 2 }), /newer Glimmer/],
    ['without lines to bring', () => zipOf({ lines: '[]' }), /no lines of your own/],
  ])('%s is refused with a sentence', async (_, make, sentence) => expect(await zip(await make())).toMatch(sentence))

  test('that is another archive is refused with a sentence', async () => {
    const other = await new Response(makeZip([{ name: 'photo.txt', input: 'x' }])).arrayBuffer()
    expect(await zip(new Uint8Array(other))).toMatch(/isn’t an export from Glimmer/)
  })
})

test('lines that are too long or have no words are left out, each with the reason', () => {
  const { fit, unfit } = sortLines([{ text: 'I rest' }, { text: 'x'.repeat(281) }, { text: '🌅' }])
  expect(fit).toEqual([{ text: 'I rest' }])
  expect(unfit.map(({ why }) => why)).toEqual(['Too long: 281 characters, and 280 fit.', 'There’s no word in it.'])
})
