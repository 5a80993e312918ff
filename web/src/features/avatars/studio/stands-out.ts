import { contrast } from './contrast.ts'
import type { Face } from './face.ts'

/** The least a face has to stand out from what is behind it. */
const leastContrast = 1.25
/** What most of a picture is painted in, in the order it is looked for. */
const figure = ['skin', 'base', 'body', 'face', 'shape', 'pot', 'planet', 'paper', 'ink']

/** Whether the picture can be made out: the first of its main colours against the one behind. */
export function standsOut({ colours }: Pick<Face, 'colours'>): boolean {
  const { background } = colours
  const main = figure.map((name) => colours[name]).find((colour) => colour !== undefined)
  return background === undefined || main === undefined || contrast(main, background) >= leastContrast
}
