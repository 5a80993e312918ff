import { product } from '@glimmer/contract/product'
import type { Context } from '@glimmer/picture/paint-scene'

/** The avatar's diameter, and the gap between it and the name, in font sizes of the name. */
const [across, gap] = [1.9, 0.53]

/**
 * Fetches the picture as a blob, because a cross-origin image would taint the canvas. A response cached for an <img>
 * may lack CORS headers and make the first fetch fail; it is then fetched again, bypassing the cache.
 */
async function fetchPicture(path: string): Promise<Blob> {
  const response = await fetch(path).catch(() => fetch(path, { cache: 'reload' }))
  return response.blob()
}

/** The user's avatar, ready to paint; undefined if there is none or it cannot be fetched. */
export async function loadAvatar(path: string | null | undefined): Promise<HTMLImageElement | undefined> {
  if (!path) return undefined
  try {
    const avatar = new Image()
    avatar.src = URL.createObjectURL(await fetchPicture(path))
    await avatar.decode().finally(() => URL.revokeObjectURL(avatar.src))
    return avatar
  } catch {
    return undefined
  }
}

/** The product's name at a baseline, in the current font and colour, after the user's avatar. */
export function paintSignature(
  context: Context,
  { x, y, size }: { x: number; y: number; size: number },
  avatar: HTMLImageElement | undefined,
) {
  if (!avatar) return context.fillText(product.name, x, y)
  const side = across * size
  const middle = { x: x + side / 2, y: y - 0.34 * size }
  context.save()
  context.beginPath()
  context.arc(middle.x, middle.y, side / 2, 0, 2 * Math.PI)
  context.clip()
  context.drawImage(avatar, x, middle.y - side / 2, side, side)
  context.restore()
  context.fillText(product.name, x + side + gap * size, y)
}
