import type { Affirmation } from '@glimmer/contract'
import { leastContrast } from '#lib/contrast.ts'
import { seedFrom } from '#lib/random.ts'
import { typeset } from '#lib/typeset.ts'
import { drawScene, height as gridHeight, width as gridWidth } from '#platform/ui/scene/draw-scene.ts'
import { type Laid, layOut } from './lay-out.ts'
import { type Context, paintScene, paintSparks } from './paint-scene.ts'
import { type Paints, readPaints } from './read-paints.ts'
import { loadAvatar, signCard } from './sign-card.ts'

/** Pixels: upright, as most places show a picture whole. */
export const card = { width: 1080, height: 1350 }
export const margin = 96
const leading = 1.16
const room = {
  width: card.width - 2 * margin,
  height: 660,
  sizes: [112, 104, 96, 88, 80, 73, 66, 60, 55, 50],
  leading,
} as const
/** Where the words begin, and the name's baseline. */
export const top = 120
const nameAt = card.height - 84
export const nameBox = { y: nameAt - 52, width: 264, height: 80 }

const family = '"Fraunces Variable", "Fraunces Fallback", Georgia, serif'
export const font = (size: number, weight = 400) => `${weight} ${size}px ${family}`
const minContrast = 7

interface Box {
  y: number
  width: number
  height: number
}

/** Water begins here, and the light stands on it: on the drawing's grid. */
const horizon = 716
const light = { y: horizon - 62, radius: 84 }
const scale = card.height / gridHeight
const lightTop = (light.y - light.radius) * scale

/** Stars and glints keep out of the words: small bright strokes between letters are hard on the eye. */
function paintOutside(context: Context, boxes: readonly Box[], paint: () => void) {
  context.save()
  const around = new Path2D()
  around.rect(0, 0, card.width, card.height)
  for (const { y, width, height } of boxes) around.rect(margin - 24, y, width + 48, height)
  context.clip(around, 'evenodd')
  paint()
  context.restore()
}

export function paintLight(context: Context, seed: number, paints: Paints, words: readonly Box[]) {
  // The middle of the drawing is what an upright card shows of it.
  const sun = { ...light, x: gridWidth / 2 - 130 + (seed % 261) }
  const drawing = drawScene({ seed, horizon, sun, stars: 150 })
  const onGrid = (paint: () => void) => {
    context.save()
    context.translate((card.width - gridWidth * scale) / 2, 0)
    context.scale(scale, scale)
    paint()
    context.restore()
  }
  onGrid(() => paintScene(context, drawing, paints))
  paintOutside(context, words, () => onGrid(() => paintSparks(context, drawing, paints)))
}

/** Lays the scrim over the rows of the words, a little at a time, until each pixel behind them leaves them readable. */
export function makeReadable(context: Context, { y, width, height }: Box, paints: Paints) {
  const fade = Math.min(180, lightTop - y - height)
  const to = y + height + fade
  const veil = context.createLinearGradient(0, 0, 0, to)
  veil.addColorStop(0, paints.colour('--scrim', 0.08))
  veil.addColorStop((y + height) / to, paints.colour('--scrim', 0.08))
  veil.addColorStop(1, paints.colour('--scrim', 0))
  const words = paints.bytes('--text')
  const behind = () => context.getImageData(margin, y, width, height).data
  for (let layers = 0; layers < 40 && leastContrast(words, behind(), 3) < minContrast; layers++) {
    context.fillStyle = veil
    context.fillRect(0, 0, card.width, to)
  }
}

function writeWords(context: Context, { size, lines }: Laid, { colour }: Paints, avatar: HTMLImageElement | undefined) {
  context.fillStyle = colour('--text')
  context.font = font(size)
  context.letterSpacing = `${-0.018 * size}px`
  lines.forEach((line, row) => {
    context.fillText(line, margin, top + size * 0.82 + row * size * leading)
  })
  signature(context, { colour }, avatar)
}

/** The product's name at the foot, with the person's avatar before it. */
export function signature(context: Context, { colour }: Pick<Paints, 'colour'>, avatar: HTMLImageElement | undefined) {
  context.fillStyle = colour('--text')
  context.font = font(38, 450)
  context.letterSpacing = '-0.5px'
  signCard(context, { x: margin, y: nameAt }, avatar)
}

/** An empty card to paint on. */
export function contextOf() {
  const canvas = document.createElement('canvas')
  canvas.width = card.width
  canvas.height = card.height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser has no canvas')
  return context
}

type Line = Pick<Affirmation, '_id' | 'text' | 'themes'>

/** The line as a picture: over its own light, in the theme of the page, with the avatar at `avatarPath` in its corner. */
export async function drawCard(line: Line, avatarPath?: string | null): Promise<Blob> {
  // A canvas does not wait for a font to load.
  const [avatar] = await Promise.all([
    loadAvatar(avatarPath),
    document.fonts.load(font(room.sizes[0])),
    document.fonts.load(font(38, 450)),
  ])
  const context = contextOf()
  const paints = readPaints(line.themes[0])
  const laid = layOut(typeset(line.text), room, (words, size) => {
    context.font = font(size)
    context.letterSpacing = `${-0.018 * size}px`
    return context.measureText(words).width
  })
  const words = { y: top, width: room.width, height: Math.ceil(laid.lines.length * laid.size * leading) }
  paintLight(context, seedFrom(line._id), paints, [words, nameBox])
  makeReadable(context, words, paints)
  writeWords(context, laid, paints, avatar)
  return toPicture(context)
}

/** What was painted, as a file. */
export async function toPicture({ canvas }: CanvasRenderingContext2D): Promise<Blob> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!blob) throw new Error('the picture could not be written')
  return blob
}
