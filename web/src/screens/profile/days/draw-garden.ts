import { type Random, randomFrom } from '#lib/random.ts'

/** The garden is drawn 1120 wide and 300 high; `ground` is where the water begins. */
export const width = 1120
export const height = 300
export const ground = 236

/** The number of plants in a row; further rows fill up behind the first as the days add up. */
const placesInRow = 40
const rows = 3

export interface Light {
  x: number
  y: number
  radius: number
}

export interface Row {
  /** The row's distance; 0 is the front row, at the water. */
  depth: number
  /** All stems and all leaves as one path each, so that there are fewer nodes to paint. */
  stems: string
  leaves: string
  /** The places of days still to come, as one path. */
  sprouts: string
  /** Six petals around a centre. */
  blooms: Light[]
  buds: Light[]
}

export interface Garden {
  /** Farthest first. */
  rows: Row[]
  /** The light of the latest day. */
  latest: Light | undefined
  /** The reflections of the lights on the water. */
  glints: string
}

/** One decimal is finer than any screen shows. */
const round = (value: number) => Math.round(value * 10) / 10

/**
 * The order in which places bloom: from the middle outwards, in leaps, so that a narrow screen shows the first plants
 * and they do not line up.
 */
const order = Array.from({ length: placesInRow }, (_, place) => place).sort((a, b) => leap(a) - leap(b))

function leap(place: number): number {
  const fromMiddle = Math.abs(place - (placesInRow - 1) / 2)
  return Math.floor(fromMiddle / 7) * placesInRow + ((place * 17) % placesInRow)
}

interface Plant extends Light {
  foot: number
  rise: number
  lean: number
  blooms: boolean
}

function growPlant(random: Random, place: number, depth: number): Plant {
  const small = 1 - depth * 0.24
  const foot = 34 + ((width - 68) * place) / (placesInRow - 1) + (random() - 0.5) * 12
  const swell = 0.5 + 0.5 * Math.sin(place * 0.55 + 1.2 + depth * 2)
  const rise = (44 + swell * 96 + random() * 34) * (1 + depth * 0.12)
  const lean = (random() - 0.5) * 30
  return {
    foot,
    rise,
    lean,
    x: round(foot + lean),
    y: round(ground - rise),
    radius: round((7 + random() * 5) * small),
    blooms: random() < 0.34,
  }
}

const stemOf = ({ foot, rise, lean, x, y }: Plant) =>
  `M${round(foot)} ${ground}Q${round(foot - lean * 0.2)} ${round(ground - rise * 0.55)} ${x} ${y}`

const leafOf = ({ foot, rise }: Plant) => {
  const y = round(ground - rise * 0.36)
  return `M${round(foot)} ${y}q7 -9 15 -8q-4 9 -15 8z`
}

const sproutOf = ({ foot, lean }: Plant) =>
  `M${round(foot)} ${ground}q${round(lean * 0.1)} -8 ${round(lean * 0.25)} -14`

function drawRow(random: Random, depth: number, days: number): { row: Row; plants: Plant[] } {
  const all = order.map((place) => growPlant(random, place, depth))
  const plants = all.slice(0, days)
  const light = ({ x, y, radius }: Plant): Light => ({ x, y, radius })
  const row = {
    depth,
    stems: plants.map(stemOf).join(''),
    leaves: plants.map(leafOf).join(''),
    // Only the front row shows what is still to come: an empty garden should look ready, not crowded.
    sprouts: depth === 0 ? all.slice(days).map(sproutOf).join('') : '',
    blooms: plants.filter(({ blooms }) => blooms).map(light),
    buds: plants.filter(({ blooms }) => !blooms).map(light),
  }
  return { row, plants }
}

const glintsOf = (random: Random, plants: readonly Plant[]) =>
  plants
    .map(({ x, radius }) => {
      const y = round(ground + 6 + random() * 40)
      return `M${round(x - radius)} ${y}h${round(radius * 2.6)}`
    })
    .join('')

/**
 * A garden with a light for every day the user came. A light never moves: more days only add to it. After 120 days the
 * garden is full, while the number beside it goes on.
 */
export function drawGarden(days: number): Garden {
  const random = randomFrom(9)
  const drawn = Array.from({ length: rows }, (_, depth) => {
    const inRow = Math.min(placesInRow, Math.max(0, days - depth * placesInRow))
    return drawRow(randomFrom(random() * 0xffff_ffff), depth, inRow)
  })
  const grown = drawn.flatMap(({ plants }) => plants)
  const last = grown.at(-1)
  return {
    rows: drawn.map(({ row }) => row).reverse(),
    latest: last && { x: last.x, y: last.y, radius: last.radius },
    glints: glintsOf(randomFrom(4), drawn[0]?.plants ?? []),
  }
}
