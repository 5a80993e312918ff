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

const spellings: readonly (readonly [RegExp, string])[] = [
  [/\bwanna\b|\bwnat to\b|\bwant too\b/g, 'want to'],
  [/\bgonna\b|\bgunna\b/g, 'going to'],
  [/\b2\b/g, 'to'],
  [/\bwnat\b/g, 'want'],
  [/\banymore\b|\bno more\b/g, 'any more'],
  [/\bmy self\b|\bmyslef\b|\bmeself\b/g, 'myself'],
  [/\bkil(?=l?(?:ing|ed)?\b)l?/g, 'kill'],
  [/\bsu[ia]?c[ia]?de\b|\bsuicid\b/g, 'suicide'],
  [/\bsui?cid(?:al|le)\b/g, 'suicidal'],
  [/\b(?:cannot|can not)\b/g, 'cant'],
  [/\bdo not\b/g, 'dont'],
  [/\bi am\b/g, 'im'],
  [/\bi have\b/g, 'ive'],
  [/\bi will\b/g, 'ill'],
]

/**
 * Normalises a text for the patterns: one sentence per entry, lower case, without apostrophes and punctuation. Letters
 * that are spaced out, repeated or replaced by symbols are restored, as people write when they hide a word or hurry.
 */
export function plainSentences(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u200b-\u200f\u2060\ufeff'’‘`*_~]/g, '')
    .replace(/(?<=[a-z])[0-9!@$]+(?=[a-z])/g, (signs) => [...signs].map((sign) => lookalikes[sign] ?? sign).join(''))
    .replace(/\b[a-z](?: [a-z]\b){2,}/g, (letters) => letters.replaceAll(' ', ''))
    .replace(/([a-z])\1{2,}/g, '$1')
    .split(/[.!?;\n]+/)
    .map((sentence) =>
      spellings.reduce(
        (plain, [from, to]) => plain.replace(from, to),
        sentence
          .replace(/[^a-z0-9]+/g, ' ')
          .replace(/ +/g, ' ')
          .trim(),
      ),
    )
}
