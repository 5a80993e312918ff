import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kind } from '../detect.ts'

/** A text that was not written for this project: what its writer meant by it, and where it comes from. */
export interface OutsideText {
  class: string
  source: string
  text: string
}

function readRow(file: string, row: string): OutsideText {
  const [name, source, ...text] = row.split('\t')
  if (!name || !source || text.length === 0)
    throw new Error(`${file} has a row that is not class, source and text; row text is not shown.`)
  return { class: name, source, text: text.join(' ') }
}

/**
 * Reads every .tsv file of a folder outside of the repository: class, source and text in each row. Errors name the file
 * and never quote a row: the text may be that of somebody in danger.
 */
export const readOutside = (folder: string): OutsideText[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.tsv'))
    .sort()
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split(/\r?\n/)
        .filter(Boolean)
        .map((row) => readRow(file, row)),
    )

/** Affirmations are what people save as lines of their own; everything else is read as a note. */
export const readAs = (name: string): Kind => (name === 'affirmation' ? 'line' : 'note')
