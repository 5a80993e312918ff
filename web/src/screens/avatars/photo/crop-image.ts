import { avatarUpload } from '@glimmer/contract/avatar-styles'
import type { Crop } from './crop.ts'

/** The side of the cropped picture, in pixels. */
export const outputSize = 512

/** Paints the cropped square over the whole of a canvas. */
export function paintCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, { x, y, side }: Crop) {
  const context = canvas.getContext('2d')
  if (!context) return
  context.imageSmoothingQuality = 'high'
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, x - side / 2, y - side / 2, side, side, 0, 0, canvas.width, canvas.height)
}

function canvasOf(picture: ImageBitmap, crop: Crop) {
  const canvas = document.createElement('canvas')
  canvas.width = outputSize
  canvas.height = outputSize
  paintCrop(canvas, picture, crop)
  return canvas
}

/** The cropped square as a data: URL, for an <img>. */
export const cropDataUrl = (picture: ImageBitmap, crop: Crop): string =>
  canvasOf(picture, crop).toDataURL('image/webp', 0.8)

/** The cropped square as an image file, 512 pixels a side, without any metadata of the original. */
export function cropToBlob(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = canvasOf(picture, crop)
  return new Promise((resolve, reject) => {
    // A browser that cannot encode WebP returns PNG instead.
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture.'))),
      'image/webp',
      0.92,
    )
  })
}

/** An opened picture, or why it could not be opened, as a sentence. */
type Photo = { ok: true; picture: ImageBitmap } | { ok: false; why: string }

const megabytes = (bytes: number) => `${Number((bytes / 1e6).toFixed(1))} MB`

/** Why a file cannot be used, as far as its type and size show; undefined if it can. */
export function refusal({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!avatarUpload.types.some((accepted) => accepted === type))
    return 'Please choose a PNG, JPEG, WebP or AVIF picture.'
  if (size === 0) return 'That file is empty.'
  if (size > avatarUpload.bytes)
    return `That picture has ${megabytes(size)}. The limit is ${megabytes(avatarUpload.bytes)}.`
  return undefined
}

/** Opens the chosen file, rotated as its EXIF orientation says. */
export async function readPhoto(file: File): Promise<Photo> {
  const why = refusal(file)
  if (why) return { ok: false, why }
  try {
    return { ok: true, picture: await createImageBitmap(file, { imageOrientation: 'from-image' }) }
  } catch {
    return { ok: false, why: 'We couldn’t open that file as a picture. It may be damaged.' }
  }
}
