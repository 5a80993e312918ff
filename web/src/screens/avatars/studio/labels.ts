import { rgbOf } from '@glimmer/lib/contrast'

/** What the styles call otherwise than people here do. */
const translations: Readonly<Record<string, string>> = {
  bangs: 'fringe',
  brows: 'eyebrows',
  clothing: 'clothes',
  default: 'plain',
  dreads: 'locs',
  fro: 'afro',
  gray: 'grey',
  inv: 'inverted',
  mustache: 'moustache',
  ink: 'lines',
  outfit: 'clothes',
  outline: 'lines',
  pants: 'trousers',
  prescription: 'glasses',
  stroke: 'lines',
  sweater: 'jumper',
  tound: 'round',
}

/** Parts and colours whose names mean something else outside their style. */
const partLabels: Readonly<Record<string, string>> = {
  base: 'Skin',
  headContrast: 'Hair',
  top: 'Hair and hats',
}

/** A style's name as a label: "hatBeanie" is "Hat beanie", "froBand" is "Afro band", "happy03" is "Happy 3". */
function asLabel(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z0-9])/g, '$1 $2')
    .toLowerCase()
    .split(' ')
  const label = words.map((word) => translations[word] ?? word.replace(/^0+(?=\d)/, '')).join(' ')
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** The label of a part or colour of a style. */
export const labelOf = (name: string): string => partLabels[name] ?? asLabel(name)

/** The label of a variant; "variant12" of the eyes is "Eyes 12". */
export const variantLabel = (part: string, variant: string): string =>
  asLabel(variant.replace(/^variant(?=\d)/, `${part} `))

/** The hues in degrees, each up to and without the given one. */
const hues: readonly (readonly [end: number, name: string])[] = [
  [16, 'red'],
  [42, 'orange'],
  [66, 'yellow'],
  [165, 'green'],
  [195, 'turquoise'],
  [248, 'blue'],
  [292, 'purple'],
  [345, 'pink'],
  [360, 'red'],
]

function hueOf(hex: string): number {
  const [red, green, blue] = rgbOf(hex)
  const most = Math.max(red, green, blue)
  const range = most - Math.min(red, green, blue)
  const turn =
    most === red ? (green - blue) / range : most === green ? (blue - red) / range + 2 : (red - green) / range + 4
  return (turn * 60 + 360) % 360
}

/** What people call a colour: its hue, and how light it is. */
function colourName(hex: string): string {
  const rgb = rgbOf(hex)
  const [least, most] = [Math.min(...rgb), Math.max(...rgb)]
  if (most < 48) return 'Black'
  if (least > 240) return 'White'
  const shade = least + most > 330 ? 'Light ' : least + most < 190 ? 'Dark ' : ''
  const hue = hueOf(hex)
  const isMuted = most - least < 145
  const name = most - least < 26 ? 'grey' : isMuted && hue < 50 ? 'brown' : hues.find(([end]) => hue < end)?.[1]
  const words = `${shade}${name}`
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A name for each colour of a palette; of those with the same name, the later ones are numbered. */
export function colourNames(palette: readonly string[]): string[] {
  const times = new Map<string, number>()
  return palette.map((hex) => {
    const name = colourName(hex)
    const count = (times.get(name) ?? 0) + 1
    times.set(name, count)
    return count === 1 ? name : `${name} ${count}`
  })
}
