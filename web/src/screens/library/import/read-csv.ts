import type { Found } from './found-lines.ts'
import { asFound } from './read-text.ts'

/** What a column of lines may be called. */
const names = ['line', 'lines', 'text', 'affirmation', 'affirmations', 'quote', 'quotes']

/** The sign between columns: the one that occurs most in the first row, which spreadsheets choose by country. */
function separatorOf(text: string): string {
  const [first = ''] = text.split(/[\n\r]/, 1)
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: first.split(sign).length }))
  return counted.reduce((most, each) => (each.count > most.count ? each : most)).sign
}

/** The rows of a CSV file (RFC 4180); undefined if its quotation marks do not match. */
function parseCsv(text: string, separator: string): string[][] | undefined {
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|((?!")[^${separator}\r\n]*))(${separator}|\r\n|\n|\r|$)`, 'y')
  const rows: string[][] = [[]]
  while (cell.lastIndex < text.length) {
    const [, quoted, plain = '', end] = cell.exec(text) ?? []
    if (end === undefined) return undefined
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end !== separator) rows.push([])
  }
  return rows.filter((cells) => cells.some((each) => each.trim()))
}

/** Reads the column of lines: the one with a known name, or the only one. */
export function readCsv(text: string): Found {
  const rows = parseCsv(text, separatorOf(text))
  if (!rows) return { problem: 'The quotation marks in this file don’t match, so it may not be whole.' }
  const [head = []] = rows
  const column = head.findIndex((name) => names.includes(name.trim().toLowerCase()))
  if (column < 0 && rows.some(({ length }) => length > 1))
    return { problem: 'We can’t tell which column has your lines. Call it “line” in the first row.' }
  const odd = rows.findIndex(({ length }) => length > head.length)
  if (odd >= 0)
    return { problem: `Row ${odd + 1} has more columns than the first. Put quotation marks around lines with commas.` }
  return asFound(column < 0 ? rows.map(([cell = '']) => cell) : rows.slice(1).map((cells) => cells[column] ?? ''))
}
