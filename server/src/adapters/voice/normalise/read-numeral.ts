import { cardinal, decimal, looksLikeYear, ordinal, year } from './numbers.ts'

const numberPattern = String.raw`\d[\d,]*(?:\.\d+)?`

/** Currency symbols: the singular, the plural and the hundredths. */
const currencies: Record<string, readonly [one: string, many: string, hundredths: string]> = {
  '£': ['pound', 'pounds', 'pence'],
  $: ['dollar', 'dollars', 'cents'],
  '€': ['euro', 'euros', 'cents'],
  '¥': ['yen', 'yen', ''],
}

const magnitudes: Record<string, string> = { k: 'thousand', m: 'million', bn: 'billion' }

const unitNames: Record<string, readonly [one: string, many: string]> = {
  '%': ['percent', 'percent'],
  '°': ['degree', 'degrees'],
  '°c': ['degree celsius', 'degrees celsius'],
  '°f': ['degree fahrenheit', 'degrees fahrenheit'],
  kg: ['kilogram', 'kilograms'],
  g: ['gram', 'grams'],
  km: ['kilometre', 'kilometres'],
  m: ['metre', 'metres'],
  cm: ['centimetre', 'centimetres'],
  mm: ['millimetre', 'millimetres'],
  ml: ['millilitre', 'millilitres'],
  l: ['litre', 'litres'],
  h: ['hour', 'hours'],
  hr: ['hour', 'hours'],
  hrs: ['hour', 'hours'],
  min: ['minute', 'minutes'],
  mins: ['minute', 'minutes'],
  s: ['second', 'seconds'],
  sec: ['second', 'seconds'],
  secs: ['second', 'seconds'],
  ft: ['foot', 'feet'],
  in: ['inch', 'inches'],
  mph: ['mile an hour', 'miles an hour'],
  p: ['penny', 'pence'],
  x: ['times', 'times'],
}

const fractionNames: Record<string, string> = {
  '½': 'half',
  '¼': 'quarter',
  '¾': 'three quarters',
  '⅓': 'third',
  '⅔': 'two thirds',
}

const amount = (digits: string) => (looksLikeYear(digits) ? year(digits) : decimal(digits))
const inWords = (phrase: string | undefined) => phrase?.split(' ') ?? []

/** "£4.99" → four pounds ninety nine, "£0.50" → fifty pence, "€2.5m" → two point five million euros. */
function money(sign = '', whole = '', part = '', magnitude = ''): string[] {
  const [one, many, hundredths] = currencies[sign] ?? ['', '', '']
  const name = whole === '1' && !magnitude ? one : many
  if (magnitude || (part !== '' && part.length !== 2)) {
    const number = decimal(part === '' ? whole : `${whole}.${part}`)
    return [...number, ...inWords(magnitudes[magnitude.toLowerCase()]), many]
  }
  const coins = Number(part) > 0 ? cardinal(String(Number(part))) : []
  return whole === '0' && coins.length > 0 ? [...coins, hundredths] : [...decimal(whole), name, ...coins]
}

function time(hours = '', minutes = '', half = ''): string[] {
  const end = half ? [half.toLowerCase() === 'a' ? 'ay' : 'p', 'm'] : []
  const hour = cardinal(String(Number(hours)))
  if (minutes === '' || (minutes === '00' && end.length > 0)) return [...hour, ...end]
  if (minutes === '00') return Number(hours) > 12 || Number(hours) === 0 ? [...hour, 'hundred'] : [...hour, "o'clock"]
  return [...hour, ...(minutes.startsWith('0') ? ['oh'] : []), ...cardinal(String(Number(minutes))), ...end]
}

function fraction(whole = '', sign = ''): string[] {
  const part = inWords(fractionNames[sign])
  const counted = part.length > 1 ? part : ['a', ...part]
  return whole === '' ? counted : [...cardinal(whole), 'and', ...counted]
}

function measured(sign = '', number = '', unit = ''): string[] {
  const [one, many] = unitNames[unit.toLowerCase()] ?? ['', '']
  const minus = /[-−]/.test(sign) ? ['minus'] : []
  return [...minus, ...decimal(number), ...inWords(number === '1' ? one : many)]
}

function decade(digits: string): string[] {
  const words = digits.length === 4 ? year(digits) : cardinal(digits)
  const last = words.pop() ?? ''
  return [...words, last.endsWith('y') ? `${last.slice(0, -1)}ies` : `${last}s`]
}

function signed(sign = '', number = ''): string[] {
  if (sign === '#') return ['number', ...decimal(number)]
  if (sign === '+') return ['plus', ...decimal(number)]
  return sign ? ['minus', ...decimal(number)] : amount(number)
}

const units = Object.keys(unitNames).sort((a, b) => b.length - a.length)

/** Each way to write a number, and how it is read. The first pattern that matches the whole word is used. */
const readings: readonly (readonly [RegExp, (...groups: (string | undefined)[]) => string[]])[] = [
  [/^([01]?\d|2[0-4])[:.]([0-5]\d)\s?([ap])\.?m$/i, time],
  [/^([01]?\d|2[0-4]):([0-5]\d)$/, time],
  [/^(1[0-2]|0?[1-9])()([ap])\.?m$/i, time],
  [/^[-−+]?([£$€¥])(\d[\d,]*)(?:\.(\d+))?(k|m|bn)?$/i, money],
  [/^(\d[\d,]*)(?:st|nd|rd|th)$/i, (digits = '') => ordinal(digits.replaceAll(',', ''))],
  [/^(\d0|(?:1[1-9]|20)\d0)['’]?s$/, (digits = '') => decade(digits)],
  [/^(\d*)([½¼¾⅓⅔])$/u, fraction],
  [new RegExp(`^([-−+]?)(${numberPattern})(${units.join('|')})$`, 'i'), measured],
  [
    new RegExp(`^(${numberPattern})[-‐‑‒–—](${numberPattern})$`),
    (from = '', to = '') => [...amount(from), 'to', ...amount(to)],
  ],
  [new RegExp(`^([-−+#]?)(${numberPattern})$`), signed],
]

/** How a word with a number in it is read, or undefined if it has none of the known forms. */
export function readNumeral(word: string): string[] | undefined {
  for (const [pattern, read] of readings) {
    const match = pattern.exec(word)
    if (match) return read(...match.slice(1)).filter((spoken) => spoken !== '')
  }
  return undefined
}
