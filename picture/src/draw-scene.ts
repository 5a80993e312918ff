import { mulberry32, type Random } from '@glimmer/lib/seeded-random'

/** The size of the grid that the picture is drawn on. */
export const width = 1440
export const height = 900

export interface Sun {
  /** Its centre and its radius, on the picture's grid. */
  x: number
  y: number
  radius: number
}

export interface SceneOptions {
  seed: number
  /** Where the water begins, measured from the top. */
  horizon?: number | undefined
  sun?: Partial<Sun> | undefined
  /** How many stars; they show in the dark theme only. */
  stars?: number | undefined
  /**
   * The share of the water, 0 to 1 from the horizon down, that the sun's reflection covers: it should end above text.
   */
  reach?: number | undefined
}

/** Many small strokes in one path: fewer nodes to send, hydrate and paint. */
export interface Strokes {
  path: string
  thickness: number
  opacity: number
}

export interface SceneDrawing {
  sun: Sun
  horizon: number
  stars: Strokes[]
  clouds: { x: number; y: number; rx: number; ry: number }[]
  /** Farthest first. */
  hills: { path: string; opacity: number }[]
  glints: Strokes[]
}

/** A number from -1 to 1, mostly near 0. */
const aroundZero = (random: Random) => (random() + random() + random() - 1.5) / 1.5

const round = (value: number) => Math.round(value)

const between = (random: Random, low: number, high: number) => low + random() * (high - low)

/** Draws light over still water. The same options give the same drawing; another seed gives another. */
export function drawScene({ seed, horizon: wanted, sun: fixed, stars = 110, reach = 1 }: SceneOptions): SceneDrawing {
  const random = mulberry32(seed)
  // Each part has its own random numbers, so that asking for fewer stars does not move the hills.
  const part = () => mulberry32(random() * 0xffff_ffff)
  const place = part()
  const horizon = wanted ?? round(between(place, 600, 690))
  const sun = {
    x: round(between(place, 420, 1080)),
    y: round(horizon - between(place, 20, 130)),
    radius: round(between(place, 68, 94)),
    ...fixed,
  }
  return {
    sun,
    horizon,
    stars: drawStars(part(), stars, horizon),
    clouds: drawClouds(part(), horizon),
    hills: drawHills(part(), sun, horizon),
    glints: drawGlints(part(), sun, horizon, reach),
  }
}

/** Three sizes of star; denser and brighter towards the top. */
function drawStars(random: Random, count: number, horizon: number): Strokes[] {
  const sizes = [
    { thickness: 1.3, opacity: 0.4, share: 0.5 },
    { thickness: 1.9, opacity: 0.62, share: 0.35 },
    { thickness: 2.7, opacity: 0.9, share: 0.15 },
  ]
  return sizes.map(({ thickness, opacity, share }) => {
    const dots = Array.from({ length: round(count * share) }, () => {
      const y = random() ** (1.2 + thickness / 3) * horizon * 0.72
      return `M${round(random() * width)} ${round(y)}h0`
    })
    return { path: dots.join(''), thickness, opacity }
  })
}

function drawClouds(random: Random, horizon: number) {
  const bands = [0.16, 0.44, 0.63, 0.86, 0.97]
  return bands.map((across) => ({
    x: round((across + aroundZero(random) * 0.06) * width),
    y: round(between(random, 0.38, 0.66) * horizon),
    rx: round(between(random, 300, 480)),
    ry: round(between(random, 9, 15)),
  }))
}

/** Four ridges, each nearer, lower and darker than the last, which part where the sun is. */
function drawHills(random: Random, sun: Sun, horizon: number) {
  const ridges = [
    { base: -6, rise: 150, waves: 0.0055, valley: 620, opacity: 0.55 },
    { base: -2, rise: 118, waves: 0.0072, valley: 660, opacity: 0.75 },
    { base: 0, rise: 84, waves: 0.0098, valley: 740, opacity: 0.9 },
    { base: 2, rise: 44, waves: 0.013, valley: 900, opacity: 1 },
  ]
  return ridges.map(({ base, rise, waves, valley, opacity }) => {
    const phase = random() * 60
    const points: string[] = []
    for (let x = 0; x <= width; x += 16) {
      const swell =
        Math.sin(x * waves + phase) * 0.5 +
        Math.sin(x * waves * 2.3 + phase * 1.7) * 0.27 +
        Math.sin(x * waves * 5.1 + phase * 0.6) * 0.1
      const parting = Math.min(1, (Math.abs(x - sun.x) / valley) ** 1.35)
      points.push(`${x} ${(horizon + base - rise * parting * (0.62 + 0.55 * swell)).toFixed(1)}`)
    }
    return { path: `M0 ${height}L${points.join('L')}L${width} ${height}Z`, opacity }
  })
}

/** The sun's reflection on the water: short and bright at the horizon, wide and faint towards the viewer. */
function drawGlints(random: Random, sun: Sun, horizon: number, share: number): Strokes[] {
  const bands = 6
  const perBand = 24
  return Array.from({ length: bands }, (_, band) => {
    const near = (band + 0.5) / bands
    const strokes = Array.from({ length: perBand }, () => {
      const depth = ((band + random()) / bands) ** 1.35
      const reach = sun.radius * (0.55 + depth * 1.9)
      const long = (12 + random() * 80) * (0.5 + depth * 1.05)
      const x = sun.x + aroundZero(random) * reach * 1.3 - long / 2
      return `M${round(x)} ${round(horizon + 3 + depth * share * (height - horizon - 10))}h${round(long)}`
    })
    return { path: strokes.join(''), thickness: 1 + near * 2.2, opacity: 0.72 - 0.52 * near }
  })
}
