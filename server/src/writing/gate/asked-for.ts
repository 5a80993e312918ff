import type { Brief } from '#ports/writer.ts'

/** What a model was asked for, as far as its line is judged by it. */
export type AskedFor = Pick<
  Brief,
  'themes' | 'form' | 'level' | 'partOfDay' | 'situation' | 'note' | 'steering' | 'firstName' | 'recent' | 'gentlerThan'
> & {
  /** The user's own sentence, if the line only says it otherwise: what it mentions may be mentioned. */
  sentence?: string
}
