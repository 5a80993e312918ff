import type { Draft } from '#member/drafts.ts'
import { type Crop, type Size, scaleTo, within } from '#modules/photo/crop.ts'

export interface Cropping {
  picture: ImageBitmap
  crop: Crop
}

/** The longest side, in pixels, of the stored copy: small enough for sessionStorage, and sharp enough to crop. */
const maxSide = 2048

/** The scale of the stored copy. */
export const scaleOf = (size: Size): number => scaleTo(maxSide, size)

/** The crop, scaled to that copy. */
export const scaleCrop = ({ x, y, side }: Crop, scale: number): Crop => ({
  x: x * scale,
  y: y * scale,
  side: side * scale,
})

function dataUrlOf(canvas: HTMLCanvasElement): string {
  const address = canvas.toDataURL('image/webp', 0.9)
  // A browser that cannot encode WebP returns PNG, which would be too large to store.
  return address.startsWith('data:image/webp') ? address : canvas.toDataURL('image/jpeg', 0.9)
}

/** A picture and its crop as storable text; the picture is drawn to a new canvas, so it contains no metadata. */
export function toDraft({ picture, crop }: Cropping): Draft {
  const scale = scaleOf(picture)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return { picture: dataUrlOf(canvas), crop: JSON.stringify(scaleCrop(crop, scale)) }
}

const isCrop = (value: unknown): value is Crop =>
  typeof value === 'object' &&
  value !== null &&
  ['x', 'y', 'side'].every((name) => Number.isFinite(Reflect.get(value, name)))

/** Parses the stored crop, clamped to its picture; undefined if it is not a crop. */
export function parseCrop(text: string | undefined, size: Size): Crop | undefined {
  try {
    const parsed: unknown = JSON.parse(text ?? '')
    return isCrop(parsed) ? within(size, parsed) : undefined
  } catch {
    return undefined
  }
}

/** Restores the stored picture and its crop; undefined if there is none, or it cannot be decoded. */
export async function fromDraft({ picture: address, crop: text }: Draft): Promise<Cropping | undefined> {
  if (!address) return undefined
  const image = new Image()
  image.src = address
  try {
    await image.decode()
    const picture = await createImageBitmap(image)
    const crop = parseCrop(text, picture)
    return crop && { picture, crop }
  } catch {
    return undefined
  }
}
