import type { Draft } from '#member/drafts.ts'
import { type Crop, type Size, within } from './crop.ts'

export interface Cropping {
  picture: ImageBitmap
  crop: Crop
}

/** The longest side, in pixels, of the copy that waits: small enough for a tab's storage, and sharp enough to crop. */
const longestSide = 2048

/** How much smaller the copy is. */
export const scaleOf = ({ width, height }: Size): number => Math.min(1, longestSide / Math.max(width, height))

/** The crop on a copy of that scale. */
export const onCopy = ({ x, y, side }: Crop, scale: number): Crop => ({
  x: x * scale,
  y: y * scale,
  side: side * scale,
})

function addressOf(canvas: HTMLCanvasElement): string {
  const address = canvas.toDataURL('image/webp', 0.9)
  // A browser that cannot write WebP answers with PNG, which would be too much to keep.
  return address.startsWith('data:image/webp') ? address : canvas.toDataURL('image/jpeg', 0.9)
}

/** A picture and its crop as words that can wait: a copy drawn anew, so where and when it was taken is not in it. */
export function toWords({ picture, crop }: Cropping): Draft {
  const scale = scaleOf(picture)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return { picture: addressOf(canvas), crop: JSON.stringify(onCopy(crop, scale)) }
}

const isCrop = (found: unknown): found is Crop =>
  typeof found === 'object' &&
  found !== null &&
  ['x', 'y', 'side'].every((name) => Number.isFinite(Reflect.get(found, name)))

/** The crop that waited, inside its picture; nothing where the words say something else. */
export function cropOf(words: string | undefined, size: Size): Crop | undefined {
  try {
    const found: unknown = JSON.parse(words ?? '')
    return isCrop(found) ? within(size, found) : undefined
  } catch {
    return undefined
  }
}

/** What waited, to be gone on with; nothing where nothing did, or it cannot be read. */
export async function fromWords({ picture: address, crop: words }: Draft): Promise<Cropping | undefined> {
  if (!address) return undefined
  const image = new Image()
  image.src = address
  try {
    await image.decode()
    const picture = await createImageBitmap(image)
    const crop = cropOf(words, picture)
    return crop && { picture, crop }
  } catch {
    return undefined
  }
}
