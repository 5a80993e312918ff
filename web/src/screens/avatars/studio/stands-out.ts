import { contrast } from '#lib/contrast.ts'
import type { Face } from './avatar-draft.ts'

/** The least a face has to stand out from what is behind it. */
const leastContrast = 1.25
/** What most of a picture is painted in, in the order it is looked for. */
const figure = ['skin', 'base', 'body', 'face', 'shape', 'pot', 'planet', 'paper', 'ink']

const hair = ['hair', 'headContrast']

/** Whether the picture can be made out: its main colour and its hair, each against the colour behind. */
export function standsOut({ colours }: Pick<Face, 'colours'>): boolean {
  const { background } = colours
  const first = (names: readonly string[]) => names.map((name) => colours[name]).find((colour) => colour !== undefined)
  return [first(figure), first(hair)].every(
    (colour) => background === undefined || colour === undefined || contrast(colour, background) >= leastContrast,
  )
}
