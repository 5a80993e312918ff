import { devicePicture } from '@glimmer/contract/avatar-styles'

/** A picture's size in its own pixels. */
export interface Size {
  width: number
  height: number
}
/** The cropped square, in the picture's own pixels: its centre and the length of a side. */
export interface Crop {
  x: number
  y: number
  side: number
}

/** By how much a picture shrinks so that no side is longer than this; 1 if none is. */
export const scaleTo = (longest: number, { width, height }: Size): number =>
  Math.min(1, longest / Math.max(width, height))

/** The smallest side of a crop, in the picture's pixels, so that a face stays sharp enough. */
const minSide = 96

const largestSide = ({ width, height }: Size) => Math.min(width, height)
const smallestSide = (size: Size) => Math.min(minSide, largestSide(size))
const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** The crop, clamped to the picture. */
export function within(size: Size, { x, y, side }: Crop): Crop {
  const fitted = between(side, smallestSide(size), largestSide(size))
  return {
    x: between(x, fitted / 2, size.width - fitted / 2),
    y: between(y, fitted / 2, size.height - fitted / 2),
    side: fitted,
  }
}

/** The initial crop: as large as fits, a little above the middle of tall pictures, where faces are. */
export const firstCrop = (size: Size): Crop =>
  within(size, { x: size.width / 2, y: size.height * 0.42, side: largestSide(size) })

/** Moves the crop by a share of its side: 0.1 is a tenth to the right or down. */
export const moveCrop = (size: Size, crop: Crop, right: number, down: number): Crop =>
  within(size, { ...crop, x: crop.x + right * crop.side, y: crop.y + down * crop.side })

/** How close the crop is, 0 (all of it) to 1 (closest). Logarithmic, so that equal steps look equal. */
export function closeness(size: Size, { side }: Crop): number {
  const range = Math.log(largestSide(size) / smallestSide(size))
  return range === 0 ? 0 : Math.log(largestSide(size) / side) / range
}

/** The crop at a closeness from 0 to 1, around the same centre. */
export function zoomCrop(size: Size, crop: Crop, close: number): Crop {
  const range = Math.log(largestSide(size) / smallestSide(size))
  return within(size, { ...crop, side: largestSide(size) / Math.exp(between(close, 0, 1) * range) })
}

/** The centre's position within its range, 0 to 1 in each direction; 0.5 where it cannot move. */
export function position(size: Size, { x, y, side }: Crop) {
  const share = (value: number, whole: number) => (whole <= side ? 0.5 : (value - side / 2) / (whole - side))
  return { across: share(x, size.width), down: share(y, size.height) }
}

/** The crop with its centre at a share, 0 to 1, of its range. */
export const placeCrop = (size: Size, crop: Crop, { across, down }: { across: number; down: number }): Crop =>
  within(size, {
    ...crop,
    x: crop.side / 2 + across * (size.width - crop.side),
    y: crop.side / 2 + down * (size.height - crop.side),
  })

/** The side of an avatar, in pixels. */
export const avatarSide = 512

/** Paints the cropped square over the whole of a canvas. */
export function paintCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, { x, y, side }: Crop) {
  const context = canvas.getContext('2d')
  if (!context) return
  context.imageSmoothingQuality = 'high'
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, x - side / 2, y - side / 2, side, side, 0, 0, canvas.width, canvas.height)
}

function canvasOf(picture: ImageBitmap, crop: Crop, side = avatarSide) {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  paintCrop(canvas, picture, crop)
  return canvas
}

/** The cropped square as a data: URL, for an <img>. */
export const cropDataUrl = (picture: ImageBitmap, crop: Crop): string =>
  canvasOf(picture, crop).toDataURL('image/webp', 0.8)

/** The cropped square as an image file of `side` pixels, an avatar's by default, without the original's metadata. */
export function cropToBlob(picture: ImageBitmap, crop: Crop, side?: number): Promise<Blob> {
  const canvas = canvasOf(picture, crop, side)
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

const kinds = 'PNG, JPEG, WebP or AVIF'

/** What can be chosen, as a sentence. */
export const acceptedPictures = `${kinds}, up to ${megabytes(devicePicture.bytes)}.`

/** Why a file cannot be used, as far as its type and size show; undefined if it can. */
export function refusal({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!devicePicture.types.some((accepted) => accepted === type)) return `Please choose a ${kinds} picture.`
  if (size === 0) return 'That file is empty.'
  if (size > devicePicture.bytes)
    return `That picture has ${megabytes(size)}. The limit is ${megabytes(devicePicture.bytes)}.`
  return undefined
}

/** The longest side at which a picture is cropped, in pixels: phones take larger ones than they can hold twice. */
const maxSide = 4096

/** How to reduce a large picture; undefined for one that can stay as it is. */
export function reduction(size: Size) {
  const scale = scaleTo(maxSide, size)
  if (scale === 1) return undefined
  const [resizeWidth, resizeHeight] = [size.width, size.height].map((side) => Math.max(1, Math.round(side * scale)))
  return { resizeWidth, resizeHeight, resizeQuality: 'high' } as const
}

async function reduce(picture: ImageBitmap): Promise<ImageBitmap> {
  const { resizeWidth = 0, resizeHeight = 0, resizeQuality } = reduction(picture) ?? {}
  if (!resizeQuality) return picture
  const reduced = await createImageBitmap(picture, { resizeWidth, resizeHeight, resizeQuality })
  picture.close()
  return reduced
}

/** Opens the chosen file, rotated as its EXIF orientation says. */
export async function readPhoto(file: File): Promise<Photo> {
  const why = refusal(file)
  if (why) return { ok: false, why }
  try {
    return { ok: true, picture: await reduce(await createImageBitmap(file, { imageOrientation: 'from-image' })) }
  } catch {
    return { ok: false, why: 'We couldn’t open that file as a picture. It may be damaged.' }
  }
}
