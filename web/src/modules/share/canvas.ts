import type { Frame, SignedFrame } from '@glimmer/picture/frames'
import type { Context, Surface } from '@glimmer/picture/paint-scene'
import { font } from '@glimmer/picture/paint-words'
import type { SceneColours } from '@glimmer/picture/scene-colours'
import { paintSignature } from './paint-signature.ts'

const nameWeight = 450

/** An empty canvas of the frame's size. */
export function surfaceOf({ width, height }: Frame): Surface {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser has no canvas')
  return { context, Path2D }
}

/** Loads the fonts of a frame: a canvas does not wait for them. */
export const loadFonts = ({ name }: SignedFrame, size: number) =>
  Promise.all([document.fonts.load(font(size)), document.fonts.load(font(name.size, nameWeight))])

/** The product's name at the bottom, after the user's avatar. */
export function signature(
  context: Context,
  { name, margin }: SignedFrame,
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
