import { product } from '@glimmer/contract/product'
import type { Context } from './paint-scene.ts'

const size = 72
const gap = 20

/** The avatar a person uses, ready to be painted; undefined where there is none or it cannot be fetched. */
export async function loadAvatar(path: string | null | undefined): Promise<HTMLImageElement | undefined> {
  if (!path) return undefined
  const avatar = new Image()
  avatar.src = path
  try {
    await avatar.decode()
    return avatar
  } catch {
    return undefined
  }
}

/** The product's name at a baseline, in the font and colour that are set, with the person's avatar before it. */
export function signCard(context: Context, { x, y }: { x: number; y: number }, avatar: HTMLImageElement | undefined) {
  if (!avatar) return context.fillText(product.name, x, y)
  const middle = { x: x + size / 2, y: y - 13 }
  context.save()
  context.beginPath()
  context.arc(middle.x, middle.y, size / 2, 0, 2 * Math.PI)
  context.clip()
  context.drawImage(avatar, x, middle.y - size / 2, size, size)
  context.restore()
  context.fillText(product.name, x + size + gap, y)
}
