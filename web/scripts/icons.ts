import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import sharp from 'sharp'

/*
 * Draws the icons of the installed app from public/favicon.svg. Run it by hand after changing that drawing:
 * node web/scripts/icons.ts
 */
const folder = resolve(import.meta.dirname, '../public')
const night = '#0c0a17'
/** How far below the centre of an icon the drawing is placed, as a share of its height. */
const sits = 0.07
const drawing = await readFile(resolve(folder, 'favicon.svg'), 'utf8')

/**
 * @param size of the square, in pixels.
 * @param share of the width that the drawing takes. Systems crop a maskable icon to their own shape: only its middle
 * four fifths are sure to be visible.
 */
async function draw(name: string, size: number, share: number) {
  const light = Math.round(size * share)
  const picture = await sharp(Buffer.from(drawing), { density: (72 * light) / 32 })
    .resize(light, light)
    .png()
    .toBuffer()
  await sharp({ create: { width: size, height: size, channels: 4, background: night } })
    .composite([{ input: picture, left: (size - light) >> 1, top: Math.round((size - light) / 2 - light * sits) }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(resolve(folder, name))
}

await Promise.all([
  draw('icon-192.png', 192, 0.76),
  draw('icon-512.png', 512, 0.76),
  draw('icon-maskable-512.png', 512, 0.56),
  draw('apple-touch-icon.png', 180, 0.7),
])
