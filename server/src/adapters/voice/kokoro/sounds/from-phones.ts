import type { Accent } from './endings.ts'

/** ARPAbet in the model's alphabet: a capital letter is a diphthong. */
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
  iy: 'iː',
  ow: 'Q',
  uw: 'uː',
}

const isVowel = (phone = '') => /^[aeiou]/.test(phone)
/** Never empty: a word without a sound would have no time span. */
const unspoken = 'ə'

/**
 * The sounds of a word from phones in ARPAbet: for names, and for words that no list has. Without digits for stress,
 * the first full vowel is stressed.
 * @param spelling decides in British English whether `aa` is the vowel of "palm" or of "lot".
 */
export function fromPhones(phones: readonly string[], accent: Accent, spelling: string): string {
  const marked = phones.findIndex((phone) => phone.endsWith('1'))
  const plain = phones.map((phone) => phone.replace(/\d$/, ''))
  const stressed = marked >= 0 ? marked : plain.findIndex((phone) => isVowel(phone) && phone !== 'ax')
  const sounds = plain.map((phone, index) => {
    const [next, afterNext] = [plain[index + 1], plain[index + 2]]
    const isStressed = index === stressed
    const sound =
      accent === 'british'
        ? inBritish({ phone, next, afterNext, isStressed, isPalm: !spelling.includes('o') })
        : inAmerican(phone, isStressed)
    return isStressed ? `ˈ${sound}` : sound
  })
  return sounds.join('') || unspoken
}

const inAmerican = (phone: string, isStressed: boolean) =>
  phone === 'er' && !isStressed ? 'əɹ' : (american[phone] ?? phone)

/** A phone and its neighbours. */
interface Place {
  phone: string
  next: string | undefined
  afterNext: string | undefined
  isStressed: boolean
  isPalm: boolean
}

/** The vowels of "near", "square" and "cure". */
const beforeR: Readonly<Record<string, string>> = { ih: 'ɪə', iy: 'ɪə', eh: 'ɛː', uh: 'ʊə' }

const isLongBeforeR = ({ next, afterNext }: Place) => next === 'r' && !isVowel(afterNext)
const isBeforeSchwa = ({ next, afterNext }: Place) => next === 'r' && afterNext === 'ax'

/**
 * British English does not sound an r before a consonant or at the end; the vowel before it is lengthened or glides
 * instead. A vowel before r and a full vowel stays short: "Ferris", "Miriam".
 */
const byPlace: Readonly<Record<string, (place: Place) => string | undefined>> = {
  r: ({ next }) => (isVowel(next) ? 'ɹ' : ''),
  aa: (place) => (place.isPalm || isLongBeforeR(place) ? 'ɑː' : 'ɒ'),
  er: ({ next, isStressed }) => `${isStressed ? 'ɜː' : 'ə'}${isVowel(next) ? 'ɹ' : ''}`,
  /** Without stress, the last sound of "happy", and the one before the last of "Maria". */
  iy({ next, isStressed }) {
    if (isStressed) return undefined
    return next === 'ax' ? 'ɪ' : 'i'
  },
}

function inBritish(place: Place): string {
  const { phone } = place
  const glide = isLongBeforeR(place) || isBeforeSchwa(place) ? beforeR[phone] : undefined
  return glide ?? byPlace[phone]?.(place) ?? british[phone] ?? phone
}
