import { maxOwnLines } from '@glimmer/contract/lines'
import { product } from '@glimmer/contract/product'
import { type Theme, themes } from '@glimmer/contract/themes'
import { unzipSync } from 'fflate'
import { type Found, type FoundLine, tidyLine } from './found-lines.ts'

/** The largest file that is read from an archive, in bytes. */
const maxBytes = 20_000_000

const damaged: Found = { problem: 'This export isn’t whole. Please export it again, and bring the new file.' }
const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value)

/** A row of affirmations.json, as far as an import reads it. */
interface Row {
  text: string
  origin?: unknown
  themes?: unknown
  favoritedAt?: unknown
}
const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'

function toLine({ text, themes: named, favoritedAt }: Row): FoundLine {
  const known = Array.isArray(named) ? named.filter(isTheme).slice(0, 5) : []
  return { text: tidyLine(text), themes: known, isFavorite: Boolean(favoritedAt) }
}

/** Reads affirmations.json: the lines in the user's own words, and their favourites, newest first. */
export function readRows(json: string): Found {
  let rows: unknown
  try {
    rows = JSON.parse(json)
  } catch {
    return damaged
  }
  if (!Array.isArray(rows) || !rows.every(isRow)) return { problem: 'This isn’t the affirmations.json of an export.' }
  const kept = rows.filter(({ origin, favoritedAt }) => origin === 'own' || Boolean(favoritedAt))
  if (kept.length === 0) return { problem: 'There are no lines of your own in this export, and no favourites.' }
  if (kept.length > maxOwnLines)
    return { problem: `There are ${kept.length} lines in this export, and there’s room for ${maxOwnLines}.` }
  return { lines: kept.toReversed().map(toLine) }
}

const checksum = async (bytes: Uint8Array<ArrayBuffer>) =>
  Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

interface Manifest {
  format?: unknown
  version?: unknown
  files?: { name?: unknown; sha256?: unknown }[]
}

/** The two files of an archive that an import reads, by their names; a repacked export may be in a folder. */
async function filesIn(archive: Blob) {
  const unzipped = unzipSync(new Uint8Array(await archive.arrayBuffer()), {
    filter: ({ name, originalSize }) =>
      /^(?!schemas\/)([^/]+\/)?(export|affirmations)\.json$/.test(name) && originalSize <= maxBytes,
  })
  return new Map(Object.entries(unzipped).map(([name, bytes]) => [name.split('/').at(-1), new Uint8Array(bytes)]))
}

/** Reads Glimmer's own export (a ZIP archive), and compares its checksum. */
export async function readExport(file: Blob): Promise<Found> {
  try {
    const files = await filesIn(file)
    const listed = files.get('export.json')
    if (!listed) return { problem: `This archive isn’t an export from ${product.name}.` }
    const manifest = JSON.parse(new TextDecoder().decode(listed)) as Manifest
    if (manifest.format !== 'glimmer-export') return { problem: `This archive isn’t an export from ${product.name}.` }
    if (manifest.version !== 1) return { problem: `This export is from a newer ${product.name} than this one.` }
    const bytes = files.get('affirmations.json')
    const stated = manifest.files?.find(({ name }) => name === 'affirmations.json')?.sha256
    return bytes && stated === (await checksum(bytes)) ? readRows(new TextDecoder().decode(bytes)) : damaged
  } catch {
    return damaged
  }
}
