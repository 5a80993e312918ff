import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxTextLength, maxWordLength, normalise } from './normalise.ts'

/** The spoken words, with `,` for a breath and `.` for a stop. */
function heard(text: string): string {
  const normalised = normalise(text)
  if (!normalised.ok) return normalised.reason
  const marks = { none: '', breath: ',', stop: '.' }
  return normalised.words.map(({ spoken, pause }) => spoken.join(' ') + marks[pause]).join(' ')
}

/** The spoken words of each written word. */
function mapped(text: string): Record<string, string> {
  const normalised = normalise(text)
  return normalised.ok ? Object.fromEntries(normalised.words.map((word) => [word.text, word.spoken.join(' ')])) : {}
}

describe('Words', () => {
  test.each([
    ['I am calm', 'i am calm.'],
    ['It’s mine, and I’ve earned it', "it's mine, and i've earned it."],
    ['Café, naïve, Ærø, straße', 'cafe, naive, aero, strasse.'],
    ['my well-being', 'my well being.'],
    ['𝐈 𝐚𝐦 ﬁne', 'i am fine.'],
    ['#IAmEnoughToday', 'i am enough today.'],
    ['I trust the NHS & the UK', 'i trust the n h s and the u k.'],
    ['I AM ENOUGH', 'i am enough.'],
    ['soooooo much loooove', 'soo much loove.'],
    ['R&B, me+you, a@b', 'r and b, me plus you, a at b.'],
  ])('%s', (text, words) => expect(heard(text)).toContain(words))

  test('keep their positions in the written text', () => {
    expect(mapped('“Yes” — £4.99, my well-being & 50%!')).toEqual({
      Yes: 'yes',
      '£4.99': 'four pounds ninety nine',
      my: 'my',
      'well-being': 'well being',
      '&': 'and',
      '50%': 'fifty percent',
    })
  })
})

describe('Pauses', () => {
  test.each([
    ['Calm — kind; brave: (free) here', 'calm, kind, brave, free, here.'],
    ['calm—kind', 'calm, kind.'],
    ['Slowly… I begin', 'slowly. i begin.'],
    ['I rest.I rise', 'i rest. i rise.'],
    ['I rest\nI rise', 'i rest. i rise.'],
    ['Dear Dr. Smith of Baker St. I am well', 'dear doctor smith of baker street. i am well.'],
    [
      'Up at 7 a.m. each day, e.g. today, at St. John’s Rd. in town',
      "up at seven ay m each day, for example today, at saint john's road in town.",
    ],
    ['Rest, tea, etc. and sleep by 9 p.m. Then dream', 'rest, tea, et cetera and sleep by nine p m. then dream.'],
    ['calm 🌈. Kind', 'calm. kind.'],
  ])('%s', (text, words) => expect(heard(text)).toContain(words))
})

describe('Numbers', () => {
  test.each([
    ['101 days', 'one hundred and one days.'],
    ['1,000,000 and 3.14', 'one million and three point one four.'],
    ['My 1st and 22nd', 'my first and twenty second.'],
    ['In 2026, the 1990s, my 30s', 'in twenty twenty six, the nineteen nineties, my thirties.'],
    [
      '£1 $1,000.50 €2.5m £0.50 50p',
      'one pound one thousand dollars fifty two point five million euros fifty pence fifty pence.',
    ],
    ['07:30, 7am, 7.30pm', 'seven thirty, seven ay m, seven thirty p m.'],
    ['08:00 9:05 19:00', "eight o'clock nine oh five nineteen hundred."],
    ['9–5, 3-4', 'nine to five, three to four.'],
    ['-5 +5 #1 20°C', 'minus five plus five number one twenty degrees celsius.'],
    ['10km, 1kg, 30 mins', 'ten kilometres, one kilogram, thirty minutes.'],
    ['2½ ¾', 'two and a half three quarters.'],
    ['covid19 B12', 'covid nineteen b twelve.'],
  ])('%s', (text, words) => expect(heard(text)).toBe(words))
})

describe('What is not spoken', () => {
  test.each([
    ['<speak>I am <b>calm</b></speak>', 'i am calm.'],
    ['**Bold** and _soft_ [words](https://example.com)', 'bold and soft words.'],
    ['You &amp; me&nbsp;too', 'you and me too.'],
    ['See https://example.com/page. Now rest', 'see. now rest.'],
    ['👩‍👧 calm🌈kind 1️⃣', 'calm kind.'],
    ['- calm', 'calm.'],
    ['-o out.wav', 'o out. wav.'],
    ['Я calm', 'calm.'],
  ])('%s', (text, words) => expect(heard(text)).toBe(words))

  test.each(['', '   \n', '🌈✨', '…—!?', '<b></b>', 'Я спокоен', 'supercalifragilisticexpialidocious'])(
    'finds nothing to say in %j',
    (text) => expect(normalise(text)).toEqual({ ok: false, reason: 'unspeakable' }),
  )

  test('refuses a text over 600 characters', () => {
    expect(normalise('a '.repeat(maxTextLength / 2))).toMatchObject({ ok: true })
    expect(normalise('a '.repeat(maxTextLength / 2 + 1))).toEqual({ ok: false, reason: 'too-long' })
  })

  test.each(['777,777,777,777 ', 'I. ', 'xkcd ', '9% '])(
    'refuses a short text that takes minutes to say: %s…',
    (text) => {
      expect(normalise(text.repeat(5))).toMatchObject({ ok: true })
      expect(normalise(text.repeat(maxTextLength / text.length))).toEqual({ ok: false, reason: 'too-long' })
    },
  )

  test('accepts a line of the greatest length', () => {
    const line = 'I choose rest, kindness and strength for myself. '.repeat(12)
    expect(normalise(line)).toMatchObject({ ok: true })
  })
})

describe('Any text', () => {
  const pieces = fc.constantFrom(
    ...[
      'calm',
      'I’m',
      '£4.99',
      '7am',
      '—',
      '…',
      ', ',
      '. ',
      ' ',
      ' ',
      '\n',
      '<b>',
      '🌈',
      'é',
      '-',
      '&',
      '1st',
      'Dr.',
      '"',
      '½',
      '%',
      '/',
    ],
  )
  const written = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join('').slice(0, maxTextLength)),
  )

  test('yields words in order, at their positions, and speakable', () => {
    fc.assert(
      fc.property(written, (text) => {
        const normalised = normalise(text)
        if (!normalised.ok) return
        let end = 0
        for (const word of normalised.words) {
          expect(word.charStart).toBeGreaterThanOrEqual(end)
          expect(word.charEnd).toBeGreaterThan(word.charStart)
          expect(text.slice(word.charStart, word.charEnd)).toBe(word.text)
          expect(word.text.trim()).toBe(word.text)
          expect(word.spoken.length).toBeGreaterThan(0)
          for (const spoken of word.spoken) {
            expect(spoken).toMatch(/^[a-z]+(?:'[a-z]+)*$/)
            expect(spoken.length).toBeLessThanOrEqual(maxWordLength)
          }
          end = word.charEnd
        }
        expect(normalised.words.at(-1)?.pause).toBe('stop')
      }),
      { numRuns: 1000 },
    )
  })

  test('yields plain words as written', () => {
    const plain = fc.constantFrom('kind', 'brave', 'enough', 'don’t', 'today', 'worthy')
    fc.assert(
      fc.property(fc.array(plain, { minLength: 1, maxLength: 40 }), (words) => {
        const normalised = normalise(words.join(' '))
        expect(normalised.ok && normalised.words.map((word) => word.text)).toEqual(words)
        expect(heard(words.join(' '))).toBe(`${words.join(' ').replaceAll('’', "'")}.`)
      }),
    )
  })
})
