import { product } from '@glimmer/contract/product'
import type { Context } from './paint-scene.ts'

const size = 72
const gap = 20

/** The avatar somebody wears, ready to be painted; nothing where there is none or it cannot be had. */
export async function loadFace(path: string | null | undefined): Promise<HTMLImageElement | undefined> {
  if (!path) return undefined
  const face = new Image()
  face.src = path
  try {
    await face.decode()
    return face
  } catch {
    return undefined
  }
}

/** The product's name at a baseline, in the font and colour that are set, with the person's avatar before it. */
export function signCard(context: Context, { x, y }: { x: number; y: number }, face: HTMLImageElement | undefined) {
  if (!face) return context.fillText(product.name, x, y)
  const middle = { x: x + size / 2, y: y - 13 }
  context.save()
  context.beginPath()
  context.arc(middle.x, middle.y, size / 2, 0, 2 * Math.PI)
  context.clip()
  context.drawImage(face, x, middle.y - size / 2, size, size)
  context.restore()
  context.fillText(product.name, x + size + gap, y)
}
