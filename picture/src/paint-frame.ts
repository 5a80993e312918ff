import { drawScene, height as gridHeight, width as gridWidth, type Sun } from './draw-scene.ts'
import type { Frame } from './frames.ts'
import { paintScene, paintSparks, type Surface } from './paint-scene.ts'
import type { SceneColours } from './scene-colours.ts'
import { veilOver } from './veil.ts'

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

/** A picture to paint behind text, with its size. */
export interface Photo extends Pick<Frame, 'width' | 'height'> {
  image: CanvasImageSource
}

/** Paints a photo so that it covers the frame, and over all of it the scrim that the text needs to be readable. */
export function paintPhotoBehind(
  { context }: Surface,
  frame: Frame,
  { image, width, height }: Photo,
  sceneColours: SceneColours,
  words: Box,
) {
  const scale = Math.max(frame.width / width, frame.height / height)
  const [across, down] = [width * scale, height * scale]
  context.drawImage(image, (frame.width - across) / 2, (frame.height - down) / 2, across, down)
  const behind = [words, ...nameBoxes(frame)].map(({ y, width, height }) =>
    context.getImageData(frame.margin, y, Math.max(1, width), Math.max(1, height)),
  )
  context.fillStyle = sceneColours.colour('--scrim', veilOver(behind, sceneColours))
  context.fillRect(0, 0, frame.width, frame.height)
}

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

/** Lays the scrim behind the text and the sun; it fades out above the sun, or soon after the text. */
function makeReadable(
  { context, Path2D }: Surface,
  frame: Frame,
  { y, width, height }: Box,
  sun: Sun,
  sceneColours: SceneColours,
) {
  const behind = context.getImageData(frame.margin, y, Math.max(1, width), Math.max(1, height))
  const opacity = veilOver([behind], sceneColours)
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
