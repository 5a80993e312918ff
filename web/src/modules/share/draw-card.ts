import type { Affirmation } from '@glimmer/contract'
import type { Scene } from '@glimmer/contract/themes'
import { fnv1a } from '@glimmer/lib/seeded-random'
import { typeset } from '@glimmer/lib/typeset'
import { frames, type Shape } from '@glimmer/picture/frames'
import { paintLine } from '@glimmer/picture/paint-line'
import { readSceneColours } from '#platform/ui/scene/scene-colours.ts'
import { loadFonts, signature, surfaceOf, toPicture } from './canvas.ts'
import { loadAvatar } from './paint-signature.ts'

export interface CardStyle {
  shape: Shape
  scene: Scene
  /** Painted instead of the scene. */
  photo?: Blob | undefined
  /** Drawn in the corner beside the product's name; none if undefined. */
  avatarPath?: string | null | undefined
}

/** Draws a line as a picture over its scene or a photo, in the page's current light or dark theme. */
export async function drawCard(
  { _id, text }: Pick<Affirmation, '_id' | 'text'>,
  { shape, scene, photo, avatarPath }: CardStyle,
): Promise<Blob> {
  const frame = frames[shape]
  const [avatar, image] = await Promise.all([
    loadAvatar(avatarPath),
    photo && createImageBitmap(photo),
    loadFonts(frame, frame.room.sizes[0]),
  ])
  const surface = surfaceOf(frame)
  const colours = readSceneColours(scene)
  const behind = image && { image, width: image.width, height: image.height }
  paintLine(surface, frame, { text: typeset(text), seed: fnv1a(_id), colours, photo: behind })
  image?.close()
  signature(surface.context, frame, colours, avatar)
  return toPicture(surface.context)
}
