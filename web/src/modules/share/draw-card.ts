import type { Affirmation } from '@glimmer/contract'
import type { Scene } from '@glimmer/contract/themes'
import { typeset } from '@glimmer/lib/typeset'
import { seedFrom } from '#lib/random.ts'
import { frames, type Shape } from './frames.ts'
import { layOut } from './layout.ts'
import { contextOf, font, loadFonts, paintBehind, signature, toPicture } from './paint-frame.ts'
import { loadAvatar } from './paint-signature.ts'
import { readSceneColours } from './scene-colours.ts'

const leading = 1.16
const tracking = (size: number) => `${-0.018 * size}px`

export interface CardStyle {
  shape: Shape
  scene: Scene
  /** Drawn in the corner beside the product's name; none if undefined. */
  avatarPath?: string | null | undefined
}

/** Draws a line as a picture over its scene, in the page's current light or dark theme. */
export async function drawCard(
  { _id, text }: Pick<Affirmation, '_id' | 'text'>,
  { shape, scene, avatarPath }: CardStyle,
): Promise<Blob> {
  const frame = frames[shape]
  const { margin, top, room } = frame
  const [avatar] = await Promise.all([loadAvatar(avatarPath), loadFonts(frame, room.sizes[0])])
  const context = contextOf(frame)
  const sceneColours = readSceneColours(scene)
  const width = frame.width - 2 * margin
  const { size, lines } = layOut(typeset(text), { ...room, width, leading }, (words, at) => {
    context.font = font(at)
    context.letterSpacing = tracking(at)
    return context.measureText(words).width
  })
  paintBehind(context, frame, seedFrom(_id), sceneColours, {
    y: top,
    width,
    height: Math.ceil(lines.length * size * leading),
  })
  context.fillStyle = sceneColours.colour('--text')
  context.font = font(size)
  context.letterSpacing = tracking(size)
  lines.forEach((line, row) => {
    context.fillText(line, margin, top + size * 0.82 + row * size * leading)
  })
  signature(context, frame, sceneColours, avatar)
  return toPicture(context)
}
