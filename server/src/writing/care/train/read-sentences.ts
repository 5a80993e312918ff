import { readdirSync, readFileSync } from 'node:fs'

export const classes = ['outright', 'oblique', 'innocent'] as const
export type Class = (typeof classes)[number]

/** One row of a file of sentences: its class of danger, its kind, and its text. */
export interface Sentence {
  /** The file's name without its extension: one writer each. */
  writer: string
  class: Class
  kind: string
  text: string
}

function readSentence(writer: string, row: string): Sentence {
  const [name, kind, text] = row.split('\t')
  const known = classes.find((each) => each === name)
  if (!known || !kind || !text) throw new Error(`${writer}.tsv has a row that is not class, kind and sentence: ${row}`)
  return { writer, class: known, kind, text }
}

/**
 * Reads every sentence of a folder of `care/`, in the order of its files. Throws with the row that cannot be parsed.
 */
export function readSentences(folder: 'training' | 'validation' | 'held-out'): Sentence[] {
  const directory = new URL(`../${folder}/`, import.meta.url)
  return readdirSync(directory)
    .filter((file) => file.endsWith('.tsv'))
    .sort()
    .flatMap((file) =>
      readFileSync(new URL(file, directory), 'utf8')
        .trim()
        .split('\n')
        .map((row) => readSentence(file.replace('.tsv', ''), row)),
    )
}
