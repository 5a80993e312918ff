import type { Frame } from './frames.ts'
import { layOut } from './layout.ts'
import { type Photo, paintBehind, paintPhotoBehind } from './paint-frame.ts'
import type { Surface } from './paint-scene.ts'
import { measureIn, writeWords } from './paint-words.ts'
import type { SceneColours } from './scene-colours.ts'

const leading = 1.16
const tracking = -0.018

export interface PaintedLine {
  text: string
  /** The same seed gives the same scene. */
  seed: number
  colours: SceneColours
  /** Painted instead of the scene. */
  photo?: Photo | undefined
}

/** Paints a line over its scene or a photo. The font must be loaded. */
export function paintLine(surface: Surface, frame: Frame, { text, seed, colours, photo }: PaintedLine) {
  const { context } = surface
  const { margin, top, room } = frame
  const width = frame.width - 2 * margin
  const { size, lines } = layOut(text, { ...room, width, leading }, measureIn(context, tracking))
  const height = Math.ceil(lines.length * size * leading)
  const words = { y: top, width, height }
  if (photo) paintPhotoBehind(surface, frame, photo, colours, words)
  else paintBehind(surface, frame, seed, colours, words)
  context.fillStyle = colours.colour('--text')
  lines.forEach((line, row) => {
    writeWords(context, line, { x: margin, y: top + row * size * leading, size, tracking })
  })
}
