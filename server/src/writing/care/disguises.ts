/** Marks that cannot be seen or that only divide a word: soft hyphens, joiners, and signs of direction. */
const invisible = /[\p{Cf}\u115f\u1160\u3164]/gu

/** Every sign used as an apostrophe. Removed before decomposition, which turns some of them into spaces. */
const apostrophes = /['’‘‛ʼʻʹ′`´＇ꞌ՚]/gu

/** Letters of other alphabets that look like Latin ones. */
const twins: ReadonlyMap<string, string> = new Map(
  [
    ['аеорсухіѕԁһјкмтвнѵԛԝ', 'aeopcyxisdhjkmtbnvqw'],
    ['αεοριτυνκηχ', 'aeopituvknx'],
    ['ıɩɑɡⅼ', 'iiagl'],
  ].flatMap(([other = '', latin = '']) =>
    [...other].map((letter, at): [string, string] => [letter, latin[at] ?? letter]),
  ),
)
const anyTwin = new RegExp(`[${[...twins.keys()].join('')}]`, 'gu')

/** Characters used in place of letters inside a word. */
const lookalikes: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  '!': 'i',
  '@': 'a',
  $: 's',
}

/** What people write without spaces when they hide it. None of these occurs inside another word. */
const written = [
  'want to die',
  'wanna die',
  'want to kill',
  'kill myself',
  'killing myself',
  'end my life',
  'end it all',
  'take my life',
  'hurt myself',
  'harm myself',
  'cut myself',
  'hang myself',
  'dont want to live',
  'dont want to be here',
  'dont want to be alive',
  'dont want to exist',
  'wish i was dead',
  'wish i were dead',
  'better off dead',
  'better off without me',
  'going to die tonight',
] as const
const unspaced: ReadonlyMap<string, string> = new Map(written.map((words) => [words.replaceAll(' ', ''), words]))
const anyUnspaced = new RegExp([...unspaced.keys()].join('|'), 'g')

/**
 * Removes disguises from a text, in lower case: letters of other alphabets, accents, invisible signs, symbols in place
 * of letters, letters that are spaced out, dotted or repeated, and spaces that are left out.
 */
export const withoutDisguises = (text: string): string =>
  text
    .replace(apostrophes, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(invisible, '')
    // A line that goes on in lower case belongs to the one above it.
    .replace(/\n(?=[a-z])/g, ' ')
    .toLowerCase()
    .replace(anyTwin, (letter) => twins.get(letter) ?? letter)
    .replace(/(?<=[a-z])[0-9!@$]+(?=[a-z])/g, (signs) => [...signs].map((sign) => lookalikes[sign] ?? sign).join(''))
    .replace(/\b[a-z](?:[.*·•|/~+_-][a-z]\b){2,}/g, (letters) => letters.replace(/[^a-z]/g, ''))
    .replace(/[*_~]/g, '')
    .replace(/\b[a-z](?: [a-z]\b){2,}/g, (letters) => letters.replaceAll(' ', ''))
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(anyUnspaced, (run) => ` ${unspaced.get(run) ?? run} `)
