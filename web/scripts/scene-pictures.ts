import { mkdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Scene, scenes } from '@glimmer/contract/themes'
import sharp from 'sharp'
import { drawScene, height, type Strokes, width } from '../src/platform/ui/scene/draw-scene.ts'
import { paintsIn } from './scene-paints.ts'

/** The size of the picture that other sites show of a link, in pixels. */
const picture = { width: 1200, height: 630 }

/** The sun is in the middle, where no frame crops it. The line itself is sent as text. */
const { sun, stars, clouds, hills, glints, horizon } = drawScene({
  seed: 19,
  horizon: 664,
  sun: { x: 720, y: 610, radius: 104 },
  stars: 150,
})

const strokes = (all: readonly Strokes[], colour: string) =>
  all
    .map(
      ({ path, thickness, opacity }) =>
        `<path d="${path}" fill="none" stroke="${colour}" stroke-linecap="round" stroke-width="${thickness}" opacity="${opacity}"/>`,
    )
    .join('')

const stops = (all: readonly (readonly [at: number, colour: string, opacity?: number])[]) =>
  all
    .map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('')

/** The scene in the dark theme as an SVG with every colour written out, for programs that do not know CSS. */
function svgOf(paint: (name: string) => string): string {
  const sky = [0, 0.3, 0.56, 0.8, 0.94, 1].map((at, depth) => [at, paint(`--sky-${depth + 1}`)] as const)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<defs>
<linearGradient id="sky" x2="0" y2="1">${stops(sky)}</linearGradient>
<linearGradient id="water" x2="0" y2="1">${stops([
    [0, paint('--water-1')],
    [0.22, paint('--water-2')],
    [1, paint('--water-3')],
  ])}</linearGradient>
<radialGradient id="halo">${stops([
    [0, paint('--halo-1'), 0.95],
    [0.22, paint('--halo-1'), 0.46],
    [0.5, paint('--halo-2'), 0.26],
    [1, paint('--halo-2'), 0],
  ])}</radialGradient>
<radialGradient id="orb" cy=".62">${stops([
    [0.7, paint('--orb-1')],
    [1, paint('--orb-2')],
  ])}</radialGradient>
<radialGradient id="cloud">${stops([
    [0, paint('--cloud')],
    [1, paint('--cloud'), 0],
  ])}</radialGradient>
<clipPath id="land"><rect width="${width}" height="${horizon}"/></clipPath>
</defs>
<rect width="${width}" height="${horizon + 2}" fill="url(#sky)"/>
${strokes(stars, '#fff')}
<circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius * 6.2}" fill="url(#halo)"/>
<g opacity="${paint('--cloud-strength')}">${clouds.map(({ x, y, rx, ry }) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#cloud)"/>`).join('')}</g>
<circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius}" fill="url(#orb)"/>
<g clip-path="url(#land)">${hills.map(({ path, opacity }, nearness) => `<path d="${path}" fill="${paint(`--hill-${nearness + 1}`)}" opacity="${opacity}"/>`).join('')}</g>
<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#water)"/>
${strokes(glints, paint('--glint'))}
</svg>`
}

/** Draws each scene into `dist`/scenes, as the picture that other sites show of a shared line. */
export async function drawScenePictures(root: string, dist: string): Promise<void> {
  const css = await readFile(resolve(root, 'src/platform/ui/scene.module.css'), 'utf8')
  const folder = resolve(dist, 'scenes')
  await mkdir(folder, { recursive: true })
  const draw = (scene: Scene) =>
    sharp(Buffer.from(svgOf(paintsIn(css, scene))))
      .resize({ ...picture, fit: 'cover', position: 'bottom' })
      .jpeg({ quality: 82, mozjpeg: true })
      .toFile(resolve(folder, `${scene}.jpg`))
  for (const scene of scenes) await draw(scene)
}
