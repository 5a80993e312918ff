import { type Html, html } from '@glimmer/lib/html'
import { mulberry32 } from '@glimmer/lib/seeded-random'

/** The scene: the sun rising behind hills, over still water. Drawn once, from a seed; its colours are in scene.css. */
const width = 1440
const height = 900
const horizon = 646
const sun = { x: 720, y: 566, radius: 92 }

const round = (value: number) => Math.round(value * 10) / 10

interface Ridge {
  base: number
  rise: number
  frequency: number
  phase: number
  valley: number
}

/** A ridge of hills that drops towards the sun, so that the sun rises from a valley. */
function ridgePath({ base, rise, frequency, phase, valley }: Ridge): string {
  const step = width / 90
  const points = Array.from({ length: 91 }, (_, index) => {
    const x = index * step
    const waves =
      0.5 * Math.sin(x * frequency + phase) +
      0.27 * Math.sin(x * frequency * 2.3 + phase * 1.7) +
      0.1 * Math.sin(x * frequency * 5.1 + phase * 0.6)
    const distance = Math.min(1, (Math.abs(x - sun.x) / valley) ** 1.35)
    return `L${round(x)} ${round(base - rise * distance * (0.62 + 0.55 * waves))}`
  })
  return `M0 ${height}${points.join('')}V${height}Z`
}

const ridges: Ridge[] = [
  { base: horizon - 6, rise: 150, frequency: 0.0055, phase: 31, valley: 620 },
  { base: horizon - 2, rise: 118, frequency: 0.0072, phase: 63, valley: 660 },
  { base: horizon, rise: 84, frequency: 0.0098, phase: 95, valley: 740 },
  { base: horizon + 2, rise: 44, frequency: 0.013, phase: 158, valley: 900 },
]

function stars(random: () => number): Html[] {
  return Array.from({ length: 90 }, () => {
    const y = random() ** 1.5 * horizon * 0.72
    const opacity = (0.15 + 0.75 * random() * (1 - y / horizon)).toFixed(2)
    return html`<circle cx="${round(random() * width)}" cy="${round(y)}" r="${round(0.5 + random() * 1.1)}" opacity="${opacity}"/>`
  })
}

/** Light on the water: dense and bright under the sun, wider and fainter towards the shore. */
function glints(random: () => number): Html[] {
  const around = () => (random() + random() + random() - 1.5) / 1.5
  return Array.from({ length: 130 }, () => {
    const nearness = random() ** 1.25
    const spread = sun.radius * (0.55 + nearness * 1.9)
    const x = sun.x + around() * spread * 1.3
    const length = (12 + random() * 80) * (0.5 + nearness * 1.05)
    const centred = 1 - Math.min(1, Math.abs(x - sun.x) / (spread * 1.5))
    const opacity = (centred * (0.85 - 0.6 * nearness) * (0.45 + 0.55 * random())).toFixed(2)
    const y = horizon + 3 + nearness * (height - horizon - 10)
    return html`<rect x="${round(x - length / 2)}" y="${round(y)}" width="${round(length)}" height="${round(1 + nearness * 2.6)}" rx="1.5" opacity="${opacity}"/>`
  })
}

const clouds = [
  { x: 230, y: 297, across: 330, up: 15 },
  { x: 634, y: 355, across: 420, up: 11 },
  { x: 1238, y: 258, across: 360, up: 13 },
  { x: 907, y: 413, across: 480, up: 9 },
]

const stop = (offset: string, name: string, opacity = '1') =>
  html`<stop offset="${offset}" class="${name}" stop-opacity="${opacity}"/>`

const gradients = html`<linearGradient id="sky" x2="0" y2="1">${[
  stop('0', 'sky-1'),
  stop('.3', 'sky-2'),
  stop('.56', 'sky-3'),
  stop('.8', 'sky-4'),
  stop('.94', 'sky-5'),
  stop('1', 'sky-6'),
]}</linearGradient><linearGradient id="water" x2="0" y2="1">${[
  stop('0', 'water-1'),
  stop('.22', 'water-2'),
  stop('1', 'water-3'),
]}</linearGradient><radialGradient id="halo">${[
  stop('0', 'halo-1', '.95'),
  stop('.22', 'halo-1', '.46'),
  stop('.5', 'halo-2', '.26'),
  stop('1', 'halo-2', '0'),
]}</radialGradient><radialGradient id="sun" cy=".66" r=".7">${[stop('.45', 'sun-1'), stop('1', 'sun-2')]}</radialGradient>
<radialGradient id="cloud">${[stop('0', 'cloud'), stop('1', 'cloud', '0')]}</radialGradient>`

function drawScene(): Html {
  const random = mulberry32(31)
  return html`<svg class="scene" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false"><defs>${gradients}<clipPath id="land"><rect width="${width}" height="${horizon}"/></clipPath></defs>
<rect width="${width}" height="${horizon + 2}" fill="url(#sky)"/><g class="stars">${stars(random)}</g>
<circle cx="${sun.x}" cy="${sun.y}" r="${round(sun.radius * 6.2)}" fill="url(#halo)"/>
<g class="clouds">${clouds.map(({ x, y, across, up }) => html`<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${up}" fill="url(#cloud)"/>`)}</g>
<circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius}" fill="url(#sun)"/>
<g clip-path="url(#land)">${ridges.map((ridge, index) => html`<path class="hill-${index + 1}" d="${ridgePath(ridge)}"/>`)}</g>
<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#water)"/><g class="glints">${glints(random)}</g></svg>`
}

export const scene: Html = drawScene()
