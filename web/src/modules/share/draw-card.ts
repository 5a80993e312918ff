import type { Affirmation } from '@glimmer/contract'
import type { Scene } from '@glimmer/contract/themes'
import { fnv1a } from '@glimmer/lib/seeded-random'
import { typeset } from '@glimmer/lib/typeset'
import { frames, type Shape } from '@glimmer/picture/frames'
import { paintLine } from '@glimmer/picture/paint-line'
import { loadFonts, signature, surfaceOf, toPicture } from './canvas.ts'
import { loadAvatar } from './paint-signature.ts'
import { readSceneColours } from './scene-colours.ts'

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
  const [avatar] = await Promise.all([loadAvatar(avatarPath), loadFonts(frame, frame.room.sizes[0])])
  const surface = surfaceOf(frame)
  const colours = readSceneColours(scene)
  paintLine(surface, frame, { text: typeset(text), seed: fnv1a(_id), colours })
  signature(surface.context, frame, colours, avatar)
  return toPicture(surface.context)
}
