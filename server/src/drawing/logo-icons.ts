import { contrast } from '@glimmer/lib/contrast'
import type { Sharp } from 'sharp'
import { openPicture, sniffType } from './encode-picture.ts'

/** The side of the largest icon, in pixels. */
const side = 512
/** Dots per inch at which an SVG's units are pixels. */
const svgDensity = 72

/** Behind a logo with transparent parts: whichever it can be seen on better. */
const grounds = ['#0c0a17', '#fffaf3'] as const

/**
 * The icons of the installed app: the side of each, and the share of it that the logo takes. Systems crop a maskable
 * icon to their own shape: only its middle four fifths are sure to be visible.
 */
const icons = {
  'icon-192.png': { size: 192, share: 0.76 },
  'icon-512.png': { size: side, share: 0.76 },
  'icon-maskable-512.png': { size: side, share: 0.56 },
  'apple-touch-icon.png': { size: 180, share: 0.7 },
} as const

const isSvg = (bytes: Uint8Array) =>
  /^\s*<(\?xml|svg|!--|!doctype svg)/i.test(Buffer.from(bytes.subarray(0, 200)).toString())

/** The logo on a transparent square. An SVG becomes pixels here: nothing in it is run, and nothing is fetched. */
async function toSquare(bytes: Uint8Array): Promise<Sharp> {
  const { width, height } = await (await openPicture(bytes)).metadata()
  const density = isSvg(bytes) ? Math.min(2400, Math.max(1, (svgDensity * side) / Math.max(width, height))) : svgDensity
  const fitted = (await openPicture(bytes, { density }))
    .autoOrient()
    .resize(side, side, { fit: 'contain', background: 'transparent' })
    .timeout({ seconds: 10 })
  return openPicture(await fitted.ensureAlpha().png().toBuffer())
}

/** The mean colour of what is not transparent, and whether everything is opaque; undefined if nothing is visible. */
async function meanOf(square: Sharp) {
  const pixels = await square.clone().resize(32, 32).raw().toBuffer()
  const sums = [0, 0, 0, 0]
  for (let at = 0; at < pixels.length; at += 4)
    for (const channel of [0, 1, 2, 3])
      sums[channel] =
        (sums[channel] ?? 0) + (channel < 3 ? (pixels[at + channel] ?? 0) : 255) * ((pixels[at + 3] ?? 0) / 255)
  const [red = 0, green = 0, blue = 0, alpha = 0] = sums
  if (alpha === 0) return undefined
  const byte = (sum: number) =>
    Math.round((255 * sum) / alpha)
      .toString(16)
      .padStart(2, '0')
  return { hex: `#${byte(red)}${byte(green)}${byte(blue)}`, isOpaque: alpha === (pixels.length / 4) * 255 }
}

/** Why a file is no logo, to follow the setting's name in a sentence. */
export class UnusableLogo extends Error {}

/**
 * Draws the icons of the app from a logo (PNG, JPEG, WebP or SVG), by file name. `favicon.svg` holds pixels only.
 * Throws UnusableLogo for what is
 * no picture, or an empty one.
 */
export async function drawLogoIcons(bytes: Uint8Array): Promise<Map<string, Buffer>> {
  if (!sniffType(bytes) && !isSvg(bytes)) throw new UnusableLogo('is not a PNG, JPEG, WebP or SVG picture')
  const square = await toSquare(bytes).catch(() => {
    throw new UnusableLogo('is broken, or larger than 24 megapixels')
  })
  const mean = await meanOf(square)
  if (!mean) throw new UnusableLogo('is an empty picture')
  const { hex, isOpaque } = mean
  const [background = grounds[0]] = grounds.toSorted((a, b) => contrast(hex, b) - contrast(hex, a))
  const files = new Map<string, Buffer>()
  for (const [name, { size, share }] of Object.entries(icons)) {
    const inside = Math.round(size * (isOpaque && share > 0.6 ? 1 : share))
    const [before, after] = [Math.floor((size - inside) / 2), Math.ceil((size - inside) / 2)]
    const icon = square.clone().resize(inside, inside)
    const framed = icon.extend({ top: before, left: before, bottom: after, right: after, background })
    files.set(name, await framed.flatten({ background }).png({ compressionLevel: 9 }).toBuffer())
  }
  const small = (await square.clone().resize(192, 192).png({ compressionLevel: 9 }).toBuffer()).toString('base64')
  files.set(
    'favicon.svg',
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192"><image width="192" height="192" href="data:image/png;base64,${small}"/></svg>`,
    ),
  )
  return files
}
