import type { Accent } from './endings.ts'

/** The built-in engine's phones, in the model's alphabet: a capital is a vowel that glides. */
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
/** Nothing is left out: a word without a sound would have no place in time. */
const unspoken = 'ə'

/** How a word sounds by its letters alone, for names and words no list has. Its first full vowel takes the stress. */
export function fromPhones(phones: readonly string[], accent: Accent): string {
  const stressed = phones.findIndex((phone) => isVowel(phone) && phone !== 'ax')
  const sounds = phones.map((phone, place) => {
    const next = phones[place + 1]
    const sound = accent === 'british' ? inBritish(phone, phones[place - 1], next) : (american[phone] ?? phone)
    const weakened = phone === 'er' && place !== stressed ? (accent === 'british' ? 'ə' : 'əɹ') : sound
    return place === stressed ? `ˈ${weakened}` : weakened
  })
  return sounds.join('') || unspoken
}

/** An r is not sounded before a consonant or at the end; the vowel of "car" and "far" grows longer for it. */
function inBritish(phone: string, before: string | undefined, next: string | undefined): string {
  if (phone === 'r' && !isVowel(next)) return before === 'aa' ? 'ː' : ''
  if (phone === 'aa' && next === 'r') return 'ɑ'
  return british[phone] ?? phone
}
