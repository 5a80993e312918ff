import { cardinal, decimal, looksLikeYear, ordinal, year } from './numbers.ts'
import { fullDate } from './read-date.ts'

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
  'km/h': ['kilometre an hour', 'kilometres an hour'],
  mg: ['milligram', 'milligrams'],
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
  yr: ['year', 'years'],
  yrs: ['year', 'years'],
  wk: ['week', 'weeks'],
  wks: ['week', 'weeks'],
  lb: ['pound', 'pounds'],
  lbs: ['pound', 'pounds'],
  oz: ['ounce', 'ounces'],
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
  if (minutes === '00' && Number(hours) % 24 === 0) return ['midnight']
  if (minutes === '00') return Number(hours) > 12 ? [...hour, 'hundred'] : [...hour, "o'clock"]
  return [...hour, ...(minutes.startsWith('0') ? ['oh'] : []), ...cardinal(String(Number(minutes))), ...end]
}

/** "3/4" → three quarters, "8/10" → eight out of ten, "31/12" → the thirty first of december, "24/7" as it is. */
function divided(above = '', below = ''): string[] {
  const [top, bottom] = [Number(above), Number(below)]
  const asPair = bottom === 0 || (top === 24 && bottom === 7) || (top === bottom && top > 12)
  if (asPair) return [...cardinal(above), ...cardinal(below)]
  const date = top > bottom && top > 12 ? fullDate(above, below) : undefined
  if (date) return date
  if (top >= bottom || (bottom % 5 === 0 && bottom > 5) || bottom > 20)
    return [...cardinal(above), 'out', 'of', ...cardinal(below)]
  const [name, many] = { 2: ['half', 'halves'], 4: ['quarter', 'quarters'] }[bottom] ?? [
    ordinal(below).join(' '),
    `${ordinal(below).join(' ')}s`,
  ]
  return top === 1 ? ['a', ...inWords(name)] : [...cardinal(above), ...inWords(many)]
}

function fraction(whole = '', sign = ''): string[] {
  const part = inWords(fractionNames[sign])
  const counted = part.length > 1 ? part : ['a', ...part]
  return whole === '' ? counted : [...cardinal(whole), 'and', ...counted]
}

function measured(sign = '', number = '', unit = ''): string[] {
  // "5G" and "4K" are no grams and no kelvins.
  if (/^[A-Z]$/.test(unit)) return [...decimal(number), unit.toLowerCase()]
  const [one, many] = unitNames[unit.toLowerCase()] ?? ['', '']
  const minus = /[-−]/.test(sign) ? ['minus'] : []
  return [...minus, ...decimal(number), ...inWords(number === '1' ? one : many)]
}

/** The name of a unit that stands apart from its number: "10 km", "20 °C"; undefined if the word is none. */
export function unitAfter(number: string, word: string): string[] | undefined {
  if (!new RegExp(`^${numberPattern}$`).test(number) || !apart.test(word)) return undefined
  const [one, many] = unitNames[word.toLowerCase()] ?? ['', '']
  return inWords(number === '1' ? one : many)
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

/** Units that are no words of their own: "5 in the morning" has none. */
const apart = /^(%|°[CF]?|[kcm]?m|km\/h|k?g|mg|ml|l|hrs?|h|mins?|secs?|yrs?|wks?|lbs?|oz|ft|mph)$/

const units = Object.keys(unitNames).sort((a, b) => b.length - a.length)

/** Each way to write a number, and how it is read. The first pattern that matches the whole word is used. */
const readings: readonly (readonly [RegExp, (...groups: (string | undefined)[]) => string[]])[] = [
  [/^([01]?\d|2[0-4])[:.]([0-5]\d)\s?([ap])\.?m$/i, time],
  [/^([01]?\d|2[0-4]):([0-5]\d)$/, time],
  [/^(1[0-2]|0?[1-9])()([ap])\.?m$/i, time],
  [/^(\d{1,2})[/.](\d{1,2})[/.](\d{4}|\d{2})$/, (day, month, years) => fullDate(day, month, years) ?? []],
  [/^(\d{4})-(\d{2})-(\d{2})$/, (years, month, day) => fullDate(day, month, years) ?? []],
  [/^(\d{1,3})\/(\d{1,3})$/, divided],
  [/^([£$€¥])(\d+)[-–](\d+)$/, (sign = '', from = '', to = '') => [...cardinal(from), 'to', ...money(sign, to)]],
  [/^[-−+]?([£$€¥])(\d[\d,]*)(?:\.(\d+))?(k|m|bn)?$/i, money],
  [/^(\d[\d,]*)(?:st|nd|rd|th)$/i, (digits = '') => ordinal(digits.replaceAll(',', ''))],
  [/^(\d0|(?:1[1-9]|20)\d0)['’]?s$/, (digits = '') => decade(digits)],
  [/^(\d*)([½¼¾⅓⅔])$/u, fraction],
  [new RegExp(`^([-−+]?)(${numberPattern})(${units.join('|')})$`, 'i'), measured],
  [new RegExp(`^([-−+#]?)(${numberPattern})$`), signed],
]

/** How a word with a number in it is read, or undefined if it has none of the known forms. */
export function readNumeral(word: string): string[] | undefined {
  for (const [pattern, read] of readings) {
    const match = pattern.exec(word)
    const spoken = match && read(...match.slice(1)).filter((each) => each !== '')
    if (spoken && spoken.length > 0) return spoken
  }
  return readRange(word)
}

/** "10am–2pm", "5–10%" and "£5–£10". */
function readRange(word: string): string[] | undefined {
  const [, first = '', second = ''] = /^([^-–—]*\d[^-–—]*)[-–—]([^-–—]*\d[^-–—]*)$/.exec(word) ?? []
  const from = first && readNumeral(first)
  const to = second && readNumeral(second)
  return from && to ? [...from, 'to', ...to] : undefined
}
