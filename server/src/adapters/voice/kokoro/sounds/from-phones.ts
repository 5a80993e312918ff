import type { Accent } from './endings.ts'

/** The built-in engine's phones in the model's alphabet: a capital letter is a diphthong. */
const american: Readonly<Record<string, string>> = {
  aa: 'ɑ',
  ae: 'æ',
  ah: 'ʌ',
  ao: 'ɔ',
  aw: 'W',
  ax: 'ə',
  ay: 'I',
  ch: 'ʧ',
  dh: 'ð',
  eh: 'ɛ',
  er: 'ɜɹ',
  ey: 'A',
  g: 'ɡ',
  hh: 'h',
  ih: 'ɪ',
  iy: 'i',
  jh: 'ʤ',
  ng: 'ŋ',
  ow: 'O',
  oy: 'Y',
  r: 'ɹ',
  sh: 'ʃ',
  th: 'θ',
  uh: 'ʊ',
  uw: 'u',
  y: 'j',
  zh: 'ʒ',
}
const british: Readonly<Record<string, string>> = {
  ...american,
  aa: 'ɒ',
  ae: 'a',
  ao: 'ɔː',
  er: 'ɜː',
  iy: 'iː',
  ow: 'Q',
  uw: 'uː',
}

const isVowel = (phone = '') => /^[aeiou]/.test(phone)
/** Never empty: a word without a sound would have no time span. */
const unspoken = 'ə'

/** The sounds of a word from its spelling alone, for names and words no list has. Its first full vowel is stressed. */
export function fromPhones(phones: readonly string[], accent: Accent): string {
  const stressed = phones.findIndex((phone) => isVowel(phone) && phone !== 'ax')
  const sounds = phones.map((phone, index) => {
    const next = phones[index + 1]
    const sound = accent === 'british' ? inBritish(phone, phones[index - 1], next) : (american[phone] ?? phone)
    const weakened = phone === 'er' && index !== stressed ? (accent === 'british' ? 'ə' : 'əɹ') : sound
    return index === stressed ? `ˈ${weakened}` : weakened
  })
  return sounds.join('') || unspoken
}

/**
 * British English does not sound an r before a consonant or at the end; the vowel of "car" and "far" is lengthened
 * instead.
 */
function inBritish(phone: string, before: string | undefined, next: string | undefined): string {
  if (phone === 'r' && !isVowel(next)) return before === 'aa' ? 'ː' : ''
  if (phone === 'aa' && next === 'r') return 'ɑ'
  return british[phone] ?? phone
}
