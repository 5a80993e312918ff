import { leastContrast } from '@glimmer/lib/contrast'
import { drawScene, height as gridHeight, width as gridWidth, type Sun } from './draw-scene.ts'
import type { Frame } from './frames.ts'
import { paintScene, paintSparks, type Surface } from './paint-scene.ts'
import type { Bytes, SceneColours } from './scene-colours.ts'

const minContrast = 7

/** Where the water begins, on the drawing's grid. */
const horizon = 716

/** A block of rows that starts at the frame's margin. */
export interface Box {
  y: number
  width: number
  height: number
}

/** Places the drawing in a frame so that it covers it and the water begins at `horizonAt`. */
function placeOf({ width, height, horizonAt }: Frame) {
  const scale = Math.max(width / gridWidth, height / gridHeight)
  const lift = Math.max(height - gridHeight * scale, Math.min(0, horizonAt * height - horizon * scale))
  return { scale, left: (width - gridWidth * scale) / 2, lift }
}

/** The sun's position and radius, on the drawing's grid. */
function lightOf(frame: Frame, seed: number) {
  const { across, strays, radius } = frame.light
  const { scale, left } = placeOf(frame)
  const x = (across * frame.width - left) / scale - strays + (seed % (2 * strays + 1))
  return { x, y: horizon - 0.74 * radius, radius }
}

const nameBoxes = ({ name }: Frame): Box[] =>
  name ? [{ y: name.y - 1.4 * name.size, width: 7 * name.size, height: 2.1 * name.size }] : []

/** Keeps stars and glints out of the text: small bright strokes between letters are hard to read. */
function paintOutside(
  { context, Path2D }: Surface,
  { width, height, margin }: Frame,
  boxes: readonly Box[],
  paint: () => void,
) {
  context.save()
  const around = new Path2D()
  around.rect(0, 0, width, height)
  for (const box of boxes) around.rect(margin - 24, box.y, box.width + 48, box.height)
  context.clip(around, 'evenodd')
  paint()
  context.restore()
}

/** Paints the scene and, behind the rows of the text, a scrim that gives every pixel there enough contrast. */
export function paintBehind(surface: Surface, frame: Frame, seed: number, sceneColours: SceneColours, words: Box) {
  const { context } = surface
  const sun = lightOf(frame, seed)
  const drawing = drawScene({ seed, horizon, sun, stars: 150 })
  const { scale, left, lift } = placeOf(frame)
  const onGrid = (paint: () => void) => {
    context.save()
    context.translate(left, lift)
    context.scale(scale, scale)
    paint()
    context.restore()
  }
  onGrid(() => paintScene(surface, drawing, sceneColours))
  const boxes = [words, ...nameBoxes(frame)]
  paintOutside(surface, frame, boxes, () => onGrid(() => paintSparks(surface, drawing, sceneColours)))
  const onFrame = { x: sun.x * scale + left, y: sun.y * scale + lift, radius: sun.radius * scale }
  makeReadable(surface, frame, words, onFrame, sceneColours)
}

/** At most this many pixels are looked at: between the sparks, which keep out of the text, a scene is smooth. */
const maxSamples = 4000

function samplesOf({ data }: ImageData): Uint8ClampedArray {
  const step = 4 * Math.ceil(data.length / 4 / maxSamples)
  const samples = new Uint8ClampedArray(4 * Math.ceil(data.length / step))
  for (let from = 0, to = 0; from < data.length; from += step, to += 4) samples.set(data.subarray(from, from + 4), to)
  return samples
}

/** The least opacity of the scrim with which words in this colour have enough contrast with these pixels. */
function veilOver(pixels: Uint8ClampedArray, words: Bytes, scrim: Bytes): number {
  const veiled = (opacity: number) =>
    pixels.map((byte, at) => byte + ((scrim[(at % 4) as 0 | 1 | 2] ?? byte) - byte) * opacity)
  const opacities = Array.from({ length: 40 }, (_, layers) => 1 - 0.92 ** layers)
  return opacities.find((opacity) => leastContrast(words, veiled(opacity)) >= minContrast) ?? 1
}

/** Lays the scrim behind the text and the sun; it fades out above the sun, or soon after the text. */
function makeReadable(
  { context, Path2D }: Surface,
  frame: Frame,
  { y, width, height }: Box,
  sun: Sun,
  sceneColours: SceneColours,
) {
  const behind = context.getImageData(frame.margin, y, Math.max(1, width), Math.max(1, height))
  const opacity = veilOver(samplesOf(behind), sceneColours.bytes('--text'), sceneColours.bytes('--scrim'))
  const unit = Math.min(frame.width, frame.height) / 1080
  const fade = Math.min(180 * unit, Math.max(110 * unit, sun.y - sun.radius - y - height))
  const to = y + height + fade
  const veil = context.createLinearGradient(0, 0, 0, to)
  veil.addColorStop(0, sceneColours.colour('--scrim', opacity))
  veil.addColorStop((y + height) / to, sceneColours.colour('--scrim', opacity))
  veil.addColorStop(1, sceneColours.colour('--scrim', 0))
  const around = new Path2D()
  around.rect(0, 0, frame.width, to)
  if (sceneColours.orb > 0) around.arc(sun.x, sun.y, sun.radius, 0, 2 * Math.PI)
  context.fillStyle = veil
  context.fill(around, 'evenodd')
}
