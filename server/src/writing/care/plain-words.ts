import { withoutDisguises } from './disguises.ts'

const spellings: readonly (readonly [RegExp, string])[] = [
  [/\bwanna\b|\bwnat to\b|\bwant too\b/g, 'want to'],
  [/\bgonna\b|\bgunna\b/g, 'going to'],
  [/\b2\b/g, 'to'],
  [/\bwnat\b/g, 'want'],
  [/\banymore\b|\bno more\b/g, 'any more'],
  [/\bmy self\b|\bmyslef\b|\bmeself\b/g, 'myself'],
  [/\bkil(?=l?(?:ing|ed)?\b)l?/g, 'kill'],
  [/\bs[ui]?[ia]?c[ia]?de\b|\bsuicid\b/g, 'suicide'],
  [/\bsui?cid(?:al|le)\b/g, 'suicidal'],
  [/\b(?:cannot|can not)\b/g, 'cant'],
  [/\bdo not\b/g, 'dont'],
  [/\bi am\b/g, 'im'],
  [/\bi have\b/g, 'ive'],
  [/\bi will\b/g, 'ill'],
]

/**
 * Normalises a text for the patterns: one sentence per entry, lower case, without disguises, apostrophes and
 * punctuation.
 */
export const plainSentences = (text: string): string[] =>
  withoutDisguises(text)
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
