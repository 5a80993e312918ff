import { rgbOf } from '#lib/contrast.ts'

/** The hue, in degrees, from which each name applies. */
const hues: readonly [from: number, name: string][] = [
  [0, 'red'],
  [18, 'orange'],
  [45, 'yellow'],
  [68, 'green'],
  [160, 'teal'],
  [190, 'blue'],
  [250, 'purple'],
  [300, 'pink'],
  [345, 'red'],
]

/** Hue in degrees, saturation and lightness from 0 to 1. */
function hsl(hex: string) {
  const rgb = rgbOf(hex)
  const most = Math.max(...rgb)
  const least = Math.min(...rgb)
  const spread = most - least
  const lightness = (most + least) / 510
  const saturation = spread === 0 ? 0 : spread / (255 * (1 - Math.abs(2 * lightness - 1)))
  return { hue: hueOf(rgb, most, spread), saturation, lightness }
}

function hueOf([red, green, blue]: ReturnType<typeof rgbOf>, most: number, spread: number) {
  if (spread === 0) return 0
  if (most === red) return (((green - blue) / spread) * 60 + 360) % 360
  return most === green ? ((blue - red) / spread) * 60 + 120 : ((red - green) / spread) * 60 + 240
}

/** The name of a colour without its lightness; dull or dark warm hues are called brown. */
function hueName({ hue, saturation, lightness }: ReturnType<typeof hsl>): string {
  const warm = hue >= 8 && hue < 50
  if (warm && lightness < 0.5 && saturation < 0.85) return 'brown'
  if (warm && saturation < 0.7 && lightness < 0.76) return 'tan'
  if (warm && lightness >= 0.76) return 'peach'
  if (lightness > 0.72 && (hue < 18 || hue >= 345)) return 'pink'
  return hues.findLast(([from]) => hue >= from)?.[1] ?? 'red'
}

const shade = (lightness: number) => (lightness < 0.34 ? 'dark ' : lightness > 0.72 ? 'light ' : '')

/** A colour in words, for screen readers: "dark brown", "light blue". */
export function colourName(hex: string): string {
  const colour = hsl(hex)
  if (colour.lightness > 0.965) return 'white'
  if (colour.lightness < 0.06) return 'black'
  if (colour.saturation < 0.12) return `${shade(colour.lightness)}grey`
  return shade(colour.lightness) + hueName(colour)
}

/** A unique name for each colour of a palette: "blue", "blue 2". */
export function colourNames(palette: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return palette.map((hex) => {
    const name = colourName(hex)
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times === 1 ? name : `${name} ${times}`
  })
}
