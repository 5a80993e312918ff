import { leastContrast } from '#lib/contrast.ts'
import { drawScene, height as gridHeight, width as gridWidth, type Sun } from '#platform/ui/scene/draw-scene.ts'
import type { Frame } from './frames.ts'
import { type Context, paintScene, paintSparks } from './paint-scene.ts'
import { paintSignature } from './paint-signature.ts'
import type { SceneColours } from './scene-colours.ts'

const family = '"Fraunces Variable", "Fraunces Fallback", Georgia, serif'
export const font = (size: number, weight = 400) => `${weight} ${size}px ${family}`
const nameWeight = 450
const minContrast = 7

/** Where the water begins, on the drawing's grid. */
const horizon = 716

/** A block of rows that starts at the frame's margin. */
export interface Box {
  y: number
  width: number
  height: number
}

/** An empty canvas of the frame's size. */
export function contextOf({ width, height }: Frame) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser has no canvas')
  return context
}

/** Loads the fonts of a frame: a canvas does not wait for them. */
export const loadFonts = ({ name }: Frame, size: number) =>
  Promise.all([document.fonts.load(font(size)), document.fonts.load(font(name.size, nameWeight))])

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

const nameBox = ({ name }: Frame): Box => ({
  y: name.y - 1.4 * name.size,
  width: 7 * name.size,
  height: 2.1 * name.size,
})

/** Keeps stars and glints out of the text: small bright strokes between letters are hard to read. */
function paintOutside(context: Context, { width, height, margin }: Frame, boxes: readonly Box[], paint: () => void) {
  context.save()
  const around = new Path2D()
  around.rect(0, 0, width, height)
  for (const box of boxes) around.rect(margin - 24, box.y, box.width + 48, box.height)
  context.clip(around, 'evenodd')
  paint()
  context.restore()
}

/** Paints the scene and, behind the rows of the text, a scrim until every pixel there has enough contrast. */
export function paintBehind(context: Context, frame: Frame, seed: number, sceneColours: SceneColours, words: Box) {
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
  onGrid(() => paintScene(context, drawing, sceneColours))
  paintOutside(context, frame, [words, nameBox(frame)], () => onGrid(() => paintSparks(context, drawing, sceneColours)))
  const onFrame = { x: sun.x * scale + left, y: sun.y * scale + lift, radius: sun.radius * scale }
  makeReadable(context, frame, words, onFrame, sceneColours)
}

/**
 * Adds layers of the scrim, behind the sun, until the text is readable; it fades out above the sun, or soon after the
 * text.
 */
function makeReadable(context: Context, frame: Frame, { y, width, height }: Box, sun: Sun, sceneColours: SceneColours) {
  const fade = Math.min(180, Math.max(110, sun.y - sun.radius - y - height))
  const to = y + height + fade
  const veil = context.createLinearGradient(0, 0, 0, to)
  veil.addColorStop(0, sceneColours.colour('--scrim', 0.08))
  veil.addColorStop((y + height) / to, sceneColours.colour('--scrim', 0.08))
  veil.addColorStop(1, sceneColours.colour('--scrim', 0))
  const around = new Path2D()
  around.rect(0, 0, frame.width, to)
  around.arc(sun.x, sun.y, sun.radius, 0, 2 * Math.PI)
  const words = sceneColours.bytes('--text')
  const behind = () => context.getImageData(frame.margin, y, width, height).data
  context.fillStyle = veil
  for (let layers = 0; layers < 40 && leastContrast(words, behind(), 3) < minContrast; layers++)
    context.fill(around, 'evenodd')
}

/** The product's name at the bottom, after the user's avatar. */
export function signature(
  context: Context,
  { name, margin }: Frame,
  sceneColours: SceneColours,
  avatar: HTMLImageElement | undefined,
) {
  context.fillStyle = sceneColours.colour('--text')
  context.font = font(name.size, nameWeight)
  context.letterSpacing = '-0.5px'
  paintSignature(context, { x: margin, ...name }, avatar)
}

/** Encodes the canvas as a PNG. */
export async function toPicture({ canvas }: CanvasRenderingContext2D): Promise<Blob> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!blob) throw new Error('the picture could not be written')
  return blob
}
