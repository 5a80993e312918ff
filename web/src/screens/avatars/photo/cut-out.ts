import type { Crop } from './crop.ts'

/** Side, in pixels, of the picture that is kept. */
export const keptSide = 512

/** Paints the kept square over the whole of a canvas. */
export function paintCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, { x, y, side }: Crop) {
  const context = canvas.getContext('2d')
  if (!context) return
  context.imageSmoothingQuality = 'high'
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, x - side / 2, y - side / 2, side, side, 0, 0, canvas.width, canvas.height)
}

function canvasOf(picture: ImageBitmap, crop: Crop) {
  const canvas = document.createElement('canvas')
  canvas.width = keptSide
  canvas.height = keptSide
  paintCrop(canvas, picture, crop)
  return canvas
}

/** The kept square as an address, for an <img>. */
export const cropAddress = (picture: ImageBitmap, crop: Crop): string =>
  canvasOf(picture, crop).toDataURL('image/webp', 0.8)

/** The kept square as a file of its own, 512 pixels a side; nothing of the original file is left in it. */
export function cutOut(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = canvasOf(picture, crop)
  return new Promise((resolve, reject) => {
    // A browser that cannot write WebP answers with PNG.
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture.'))),
      'image/webp',
      0.92,
    )
  })
}
