const unitNames = 'zero one two three four five six seven eight nine'.split(' ')
const teenNames = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const tenNames = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const scaleNames = ['', 'thousand', 'million', 'billion', 'trillion']
/** Longer numbers are read digit by digit: nobody follows quadrillions by ear. */
const maxDigits = 15

const irregularOrdinals: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

const at = (list: readonly string[], index: number) => list[index] ?? ''

/** "407" → four zero seven: each digit by its name. */
export const digitByDigit = (digits: string) => [...digits].map((digit) => at(unitNames, Number(digit)))

function belowHundred(value: number): string[] {
  if (value < 10) return [at(unitNames, value)]
  if (value < 20) return [at(teenNames, value - 10)]
  const tens = at(tenNames, Math.floor(value / 10))
  return value % 10 === 0 ? [tens] : [tens, at(unitNames, value % 10)]
}

function belowThousand(value: number): string[] {
  if (value < 100) return belowHundred(value)
  const hundreds = [at(unitNames, Math.floor(value / 100)), 'hundred']
  return value % 100 === 0 ? hundreds : [...hundreds, 'and', ...belowHundred(value % 100)]
}

/**
 * The British reading of a whole number: "101" → one hundred and one, "1001" → one thousand and one. Accepts digits
 * only. Leading zeros and very long numbers are read digit by digit, like telephone numbers.
 */
export function cardinal(digits: string): string[] {
  if (digits.length > maxDigits || (digits.length > 1 && digits.startsWith('0'))) return digitByDigit(digits)
  const value = Number(digits)
  const words: string[] = []
  for (let power = scaleNames.length - 1; power > 0; power--) {
    const group = Math.floor(value / 1000 ** power) % 1000
    if (group > 0) words.push(...belowThousand(group), at(scaleNames, power))
  }
  const rest = value % 1000
  if (words.length === 0) return belowThousand(rest)
  if (rest > 0 && rest < 100) words.push('and')
  return rest > 0 ? [...words, ...belowThousand(rest)] : words
}

/** "21" → twenty first. */
export function ordinal(digits: string): string[] {
  const words = cardinal(digits)
  const last = words.pop() ?? ''
  const regular = last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`
  return [...words, irregularOrdinals[last] ?? regular]
}

/** A number with an optional fraction and thousands commas: "1,200.50" → one thousand two hundred point five zero. */
export function decimal(written: string): string[] {
  const [whole = '', fraction] = written.replaceAll(',', '').split('.')
  const words = cardinal(whole === '' ? '0' : whole)
  return fraction ? [...words, 'point', ...digitByDigit(fraction)] : words
}

/** Four bare digits in this range are read as a year. */
export const looksLikeYear = (digits: string) => /^(1[1-9]|20)\d\d$/.test(digits)

/** "1905" → nineteen oh five, "2007" → two thousand and seven, "2024" → twenty twenty four. */
export function year(digits: string): string[] {
  const century = Number(digits.slice(0, 2))
  const rest = Number(digits.slice(2))
  if (century === 20 && rest < 10) return cardinal(digits)
  if (rest === 0) return [...belowHundred(century), 'hundred']
  return [...belowHundred(century), ...(rest < 10 ? ['oh'] : []), ...belowHundred(rest)]
}
