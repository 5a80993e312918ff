import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { scenes } from '@glimmer/contract/themes'
import { drawScene, height, width } from '@glimmer/picture/draw-scene'
import { paintScene, paintSparks, type Surface } from '@glimmer/picture/paint-scene'
import { paletteOf } from '@glimmer/picture/palette'
import { readSceneSheet } from '@glimmer/picture/read-scene-sheet'
import { createCanvas, Path2D } from '@napi-rs/canvas'
import sharp from 'sharp'

/** The size of the picture that other sites show of a link, in pixels. The line itself is sent as text. */
const linkPreviewSize = { width: 1200, height: 630 }

/** The sun is in the middle, where no frame crops it. */
const drawing = drawScene({ seed: 19, horizon: 664, sun: { x: 720, y: 610, radius: 104 }, stars: 150 })

/** Draws each scene in the dark theme into `dist`/scenes, as the picture that other sites show of a shared line. */
export async function drawScenePictures(dist: string): Promise<void> {
  const css = readSceneSheet()
  const folder = resolve(dist, 'scenes')
  await mkdir(folder, { recursive: true })
  for (const scene of scenes) {
    const canvas = createCanvas(width, height)
    // The library implements the browser's interface, under types of its own.
    const surface = { context: canvas.getContext('2d'), Path2D } as unknown as Surface
    const colours = paletteOf(css, { scene, theme: 'dark' })
    paintScene(surface, drawing, colours)
    paintSparks(surface, drawing, colours)
    await sharp(canvas.data(), { raw: { width, height, channels: 4 } })
      .resize({ ...linkPreviewSize, fit: 'cover', position: 'bottom' })
      .jpeg({ quality: 82, mozjpeg: true })
      .toFile(resolve(folder, `${scene}.jpg`))
  }
}
