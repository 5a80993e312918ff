import type { Scene } from '@glimmer/contract/themes'
import type { Light } from './light.ts'
import { type Bytes, coloursFrom, type SceneColours } from './scene-colours.ts'

/** What decides the colours of a scene. Without a light, they are the theme's own. */
export interface Look {
  scene: Scene
  theme: 'light' | 'dark'
  light?: Light | undefined
}

/** The colours of words and of the veil behind them. They are tokens of the web app, which a test compares. */
export const wordColours = {
  dark: { '--text': '#f4f2fb', '--scrim': '#120a2b' },
  light: { '--text': '#241437', '--scrim': '#fdf3ea' },
} as const

/** The rules of the style sheet that apply, in the order of the cascade, which is that of the sheet. */
function selectorsFor({ scene, theme, light }: Look): Set<string> {
  const own = ['.scene', `.scene[data-palette="${scene}"]`]
  const lit = light ? ['.scene[data-light]', `.scene[data-light="${light.hour}"]`] : []
  const season = light?.season ? [`.scene[data-season="${light.season}"]`] : []
  const bright = theme === 'light' ? [...own, ...lit].map((rule) => `:global([data-theme="light"]) ${rule}`) : []
  return new Set([...own, ...lit, ...season, ...bright])
}

function propertiesOf(css: string, look: Look): Map<string, string> {
  const selectors = selectorsFor(look)
  const properties = new Map<string, string>(Object.entries(wordColours[look.theme]))
  for (const [, selector = '', rule = ''] of css.matchAll(/^([.:][^{}\n]+) \{([^}]*)\}/gm))
    if (selectors.has(selector))
      for (const [, name = '', value = ''] of rule.matchAll(/(--[\w-]+):\s*([^;]+);/g)) properties.set(name, value)
  return properties
}

type Oklab = readonly [lightness: number, a: number, b: number]

/** A sum, difference or product of two numbers, such as `0.035 * 0.9`, in CSS's calc() or alone. */
function amount(written: string): number {
  const [left = '', sign, right = ''] = written.replace(/^calc\(|\)$/g, '').split(/\s+([*+-])\s+/)
  const [a, b] = [Number.parseFloat(left), Number.parseFloat(right)]
  if (!sign) return a
  return sign === '*' ? a * b : sign === '+' ? a + b : a - b
}

const toLinear = (byte: number) => (byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4)

function toByte(linear: number): number {
  const held = Math.min(Math.max(linear, 0), 1)
  return Math.round(255 * (held <= 0.0031308 ? 12.92 * held : 1.055 * held ** (1 / 2.4) - 0.055))
}

/** The matrices of Oklab (CSS Color 4, section 21). Colours outside sRGB are clipped. */
function fromBytes(bytes: Bytes): Oklab {
  const [r, g, b] = [toLinear(bytes[0]), toLinear(bytes[1]), toLinear(bytes[2])]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function toBytes([lightness, a, b]: Oklab): Bytes {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    toByte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toByte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toByte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

function fromHex(hex: string): Oklab {
  const digits = hex.length < 5 ? hex.replaceAll(/[^#]/g, '$&$&') : hex
  const byte = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16)
  return fromBytes([byte(1), byte(3), byte(5)])
}

function mix(first: Oklab, share: number, second: Oklab): Oklab {
  const part = (at: 0 | 1 | 2) => first[at] * share + second[at] * (1 - share)
  return [part(0), part(1), part(2)]
}

const hexShape = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i
const oklchShape = /^oklch\(([\d.]+)% (calc\([^()]*\)|[\d.]+) (calc\([^()]*\)|[\d.]+)\)$/

/** The parts of a text between the commas that are outside brackets. */
function splitAtCommas(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of text) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim())
}

/** The first colour of a mix, its share in per cent, and the second colour; undefined for anything else. */
function readMix(written: string): [string, string, string] | undefined {
  const [space, first = '', second = ''] = splitAtCommas(/^color-mix\((.*)\)$/s.exec(written)?.[1] ?? '')
  const [, colour, share] = /^(.*) ([\d.]+%|calc\([^()]*\))$/s.exec(first) ?? []
  return space === 'in oklab' && colour && share ? [colour, share, second] : undefined
}

/** Evaluates a colour without variables. Throws for notations it does not know. */
function colourOf(written: string): Oklab {
  if (hexShape.test(written)) return fromHex(written)
  const [, lightness, chroma = '', hue = ''] = oklchShape.exec(written) ?? []
  if (lightness !== undefined) {
    const [c, angle] = [amount(chroma), (amount(hue) * Math.PI) / 180]
    return [Number(lightness) / 100, c * Math.cos(angle), c * Math.sin(angle)]
  }
  const mixed = readMix(written)
  if (!mixed) throw new Error(`A colour is written in a way that cannot be drawn: ${written}`)
  const [first, share, second] = mixed
  return mix(colourOf(first), amount(share) / 100, colourOf(second))
}

/**
 * The colours of a scene, evaluated from its style sheet, for programs without custom properties, Oklch and
 * color-mix(). Throws for notations it does not know.
 */
export function paletteOf(css: string, look: Look): SceneColours {
  const properties = propertiesOf(css, look)
  const resolved = (name: string): string =>
    (properties.get(name) ?? '').replaceAll(/var\((--[\w-]+)\)/g, (_, inner: string) => resolved(inner))
  return coloursFrom({
    bytes: (name) => toBytes(colourOf(resolved(name))),
    share: (name) => Number.parseFloat(resolved(name)),
  })
}
