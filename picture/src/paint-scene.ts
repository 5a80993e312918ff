import { height, type SceneDrawing, type Strokes, width } from './draw-scene.ts'
import { rgb, type SceneColours } from './scene-colours.ts'

export type Context = CanvasRenderingContext2D

/** A canvas to paint on, of a browser or of a library with the same interface, which has its own Path2D. */
export interface Surface {
  context: Context
  Path2D: new (path?: string) => Path2D
}

/** An offset along a gradient, and its colour. */
type Stop = readonly [at: number, colour: string]

function filled(gradient: CanvasGradient, stops: readonly Stop[]) {
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  return gradient
}

const downwards = (context: Context, from: number, to: number, stops: readonly Stop[]) =>
  filled(context.createLinearGradient(0, from, 0, to), stops)

/** Paints a gradient of the unit circle, scaled to an ellipse. */
function within(
  context: Context,
  { x, y, rx, ry }: { x: number; y: number; rx: number; ry: number },
  fill: CanvasGradient,
) {
  context.save()
  context.translate(x, y)
  context.scale(rx, ry)
  context.fillStyle = fill
  context.beginPath()
  context.arc(0, 0, 1, 0, 2 * Math.PI)
  context.fill()
  context.restore()
}

function paintStrokes({ context, Path2D }: Surface, strokes: readonly Strokes[], colour: string) {
  context.lineCap = 'round'
  context.strokeStyle = colour
  for (const { path, thickness, opacity } of strokes) {
    context.globalAlpha = opacity
    context.lineWidth = thickness
    context.stroke(new Path2D(path))
  }
  context.globalAlpha = 1
}

const skyStops = [0, 0.3, 0.56, 0.8, 0.94, 1]

function paintSky(context: Context, { sun, horizon, clouds }: SceneDrawing, sceneColours: SceneColours) {
  const { colour } = sceneColours
  context.fillStyle = downwards(
    context,
    0,
    horizon,
    skyStops.map((at, depth) => [at, colour(`--sky-${depth + 1}`)]),
  )
  context.fillRect(0, 0, width, horizon + 2)
  const round = (radius: number) => ({ x: sun.x, y: sun.y, rx: radius, ry: radius })
  const halo = filled(context.createRadialGradient(0, 0, 0, 0, 0, 1), [
    [0, colour('--halo-1', 0.95)],
    [0.22, colour('--halo-1', 0.46)],
    [0.5, colour('--halo-2', 0.26)],
    [1, colour('--halo-2', 0)],
  ])
  within(context, round(sun.radius * 6.2), halo)
  context.globalAlpha = sceneColours.clouds
  const cloud = filled(context.createRadialGradient(0, 0, 0, 0, 0, 1), [
    [0, colour('--cloud')],
    [1, colour('--cloud', 0)],
  ])
  for (const each of clouds) within(context, each, cloud)
  context.globalAlpha = 1
  const orb = filled(context.createRadialGradient(0, 0.32, 0, 0, 0.32, 1.4), [
    [0.45, colour('--orb-1')],
    [1, colour('--orb-2')],
  ])
  context.globalAlpha = sceneColours.orb
  within(context, round(sun.radius), orb)
  context.globalAlpha = 1
}

function paintHills({ context, Path2D }: Surface, { hills, horizon }: SceneDrawing, { colour }: SceneColours) {
  context.save()
  context.beginPath()
  context.rect(0, 0, width, horizon)
  context.clip()
  hills.forEach(({ path, opacity }, nearness) => {
    context.globalAlpha = opacity
    context.fillStyle = colour(`--hill-${nearness + 1}`)
    context.fill(new Path2D(path))
  })
  context.restore()
}

/** Paints sky, land and water as web/src/platform/ui/scene.tsx renders them, on the drawing's own grid. */
export function paintScene(surface: Surface, drawing: SceneDrawing, sceneColours: SceneColours) {
  const { context } = surface
  const { horizon } = drawing
  paintSky(context, drawing, sceneColours)
  paintHills(surface, drawing, sceneColours)
  context.fillStyle = downwards(context, horizon, height, [
    [0, sceneColours.colour('--water-1')],
    [0.22, sceneColours.colour('--water-2')],
    [1, sceneColours.colour('--water-3')],
  ])
  context.fillRect(0, horizon, width, height - horizon)
}

/** Paints the many small strokes: stars, and the sun's reflections on the water. */
export function paintSparks(surface: Surface, { stars, glints }: SceneDrawing, sceneColours: SceneColours) {
  paintStrokes(surface, stars, rgb([255, 255, 255], sceneColours.stars))
  paintStrokes(surface, glints, sceneColours.colour('--glint'))
}
