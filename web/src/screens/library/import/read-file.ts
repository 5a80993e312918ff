import { product } from '@glimmer/contract/product'
import type { Found } from './found-lines.ts'
import { readCsv } from './read-csv.ts'
import { readExport, readRows } from './read-export.ts'
import { readText } from './read-text.ts'

/** The largest text or CSV file, in bytes; an export may be larger, since only its lines are read. */
const maxBytes = 1_000_000
/** The largest affirmations.json: all of a user's lines, of many years. */
const maxRowsBytes = 20_000_000

const tooLarge: Found = { problem: 'That file is too large: up to 1 MB of text fits. Nothing was saved.' }
const notText: Found = { problem: `That isn’t a text or CSV file, or an export from ${product.name}.` }
const cutShort: Found = { problem: 'This file ends in the middle of a character, so it may not be whole.' }

function decode(encoding: string, bytes: Uint8Array, stream = false): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream })
  } catch {
    return undefined
  }
}

/** The text of a file: UTF-8, UTF-16 if a byte-order mark says so, or else Windows-1252, which includes Latin-1. */
function textOf(bytes: Uint8Array): string | Found {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return decode('utf-16le', bytes) ?? cutShort
  if (first === 0xfe && second === 0xff) return decode('utf-16be', bytes) ?? cutShort
  if (bytes.includes(0)) return notText
  const text = decode('utf-8', bytes)
  if (text !== undefined) return text
  // Accents that are whole before the cut: this is UTF-8.
  const isCut = /[^\0-\x7f]/.test(decode('utf-8', bytes, true) ?? '')
  return isCut ? cutShort : new TextDecoder('windows-1252').decode(bytes)
}

/** Reads the lines of a text, CSV or export file. Nothing leaves the device. */
export async function readLinesFile(file: File): Promise<Found> {
  const name = file.name.toLowerCase()
  const beginning = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  if (name.endsWith('.zip') || (beginning[0] === 0x50 && beginning[1] === 0x4b)) return readExport(file)
  const isJson = name.endsWith('.json')
  if (file.size > (isJson ? maxRowsBytes : maxBytes)) return tooLarge
  const text = textOf(new Uint8Array(await file.arrayBuffer()))
  if (typeof text !== 'string') return text
  if (isJson) return readRows(text)
  return /\.(csv|tsv)$/.test(name) || file.type === 'text/csv' ? readCsv(text) : readText(text)
}
