import { product } from '@glimmer/contract/product'
import type { Context } from './paint-scene.ts'

/** Of the avatar, and from it to the name: in sizes of the name. */
const [across, gap] = [1.9, 0.53]

/**
 * As bytes of this page: one that a store elsewhere has would spoil the canvas. What the browser kept when it showed the
 * picture does not say that a page may read it, and is then asked for anew.
 */
async function fetchPicture(path: string): Promise<Blob> {
  const found = await fetch(path).catch(() => fetch(path, { cache: 'reload' }))
  return found.blob()
}

/** The avatar a person uses, ready to be painted; undefined where there is none or it cannot be fetched. */
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

/** The product's name at a baseline, in the font and colour that are set, with the person's avatar before it. */
export function signCard(
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
