import { fileURLToPath } from 'node:url'
import type { Scene } from '@glimmer/contract'
import { fnv1a } from '@glimmer/lib/seeded-random'
import { frameOf } from '@glimmer/picture/frames'
import type { Light } from '@glimmer/picture/light'
import { paintLine } from '@glimmer/picture/paint-line'
import type { Surface } from '@glimmer/picture/paint-scene'
import { type Look, paletteOf } from '@glimmer/picture/palette'
import { readSceneSheet } from '@glimmer/picture/read-scene-sheet'
import type { SceneColours } from '@glimmer/picture/scene-colours'
import { createCanvas, GlobalFonts, Path2D } from '@napi-rs/canvas'
import { encodePng } from './encode-picture.ts'

/** A picture of a line: its words over a scene that belongs to its id. */
export interface LinePicture extends Look {
  id: string
  text: string
  scene: Scene
  light: Light
  /** In pixels. */
  width: number
  height: number
}

/** The font's alphabets, each a file; for letters of others the system's fonts are used. */
const alphabets = ['latin', 'latin-ext', 'vietnamese']
for (const alphabet of alphabets) {
  const file = import.meta.resolve(`@fontsource-variable/fraunces/files/fraunces-${alphabet}-wght-normal.woff2`)
  GlobalFonts.registerFromPath(fileURLToPath(file), `Fraunces ${alphabet}`)
}

const sheet = readSceneSheet()
const palettes = new Map<string, SceneColours>()

/** Each look is evaluated once: there are a few hundred. */
function coloursOf({ scene, theme, light }: Look): SceneColours {
  const key = JSON.stringify([scene, theme, light])
  const colours = palettes.get(key) ?? paletteOf(sheet, { scene, theme, light })
  palettes.set(key, colours)
  return colours
}

/** Draws the picture as the browser draws one to share, and encodes it as a PNG. */
export const drawLine = ({ id, text, width, height, ...look }: LinePicture): Promise<Buffer> =>
  encodePng(() => {
    const canvas = createCanvas(width, height)
    // The library implements the browser's interface, apart from the types of what this painting does not use.
    const surface = { context: canvas.getContext('2d'), Path2D } as unknown as Surface
    paintLine(surface, frameOf(width, height), { text, seed: fnv1a(id), colours: coloursOf(look) })
    return { data: canvas.data(), width, height }
  })
