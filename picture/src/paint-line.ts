import type { Frame } from './frames.ts'
import { layOut } from './layout.ts'
import { paintBehind } from './paint-frame.ts'
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
}

/** Paints a line over its scene. The font must be loaded. */
export function paintLine(surface: Surface, frame: Frame, { text, seed, colours }: PaintedLine) {
  const { context } = surface
  const { margin, top, room } = frame
  const width = frame.width - 2 * margin
  const { size, lines } = layOut(text, { ...room, width, leading }, measureIn(context, tracking))
  const height = Math.ceil(lines.length * size * leading)
  paintBehind(surface, frame, seed, colours, { y: top, width, height })
  context.fillStyle = colours.colour('--text')
  lines.forEach((line, row) => {
    writeWords(context, line, { x: margin, y: top + row * size * leading, size, tracking })
  })
}
