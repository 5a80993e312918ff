import type { Scene } from '@glimmer/contract/themes'

/** The custom properties of one rule of a style sheet, found by its selector as it is written there. */
function propertiesOf(css: string, selector: string): [name: string, value: string][] {
  const from = css.indexOf(`\n${selector} {`)
  const rule = from < 0 ? '' : css.slice(from, css.indexOf('}', from))
  return [...rule.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value])
}

/** Evaluates a sum, difference or product of two numbers in CSS, such as `0.035 * 0.9`. */
function amount(written: string): number {
  const [left = '', sign, right = ''] = written.trim().split(/\s+([*+-])\s+/)
  if (!sign) return Number(left)
  const [a, b] = [Number(left), Number(right)]
  return sign === '*' ? a * b : sign === '+' ? a + b : a - b
}

/** Converts a channel in linear light, 0 to 1, to a byte of sRGB (IEC 61966-2-1). */
function toByte(linear: number): number {
  const held = Math.min(Math.max(linear, 0), 1)
  return Math.round(255 * (held <= 0.0031308 ? 12.92 * held : 1.055 * held ** (1 / 2.4) - 0.055))
}

/** Converts Oklch (CSS Color 4) to #rrggbb; colours outside sRGB are clipped. */
function toHex(lightness: number, chroma: number, hue: number): string {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${channels.map((channel) => toByte(channel).toString(16).padStart(2, '0')).join('')}`
}

const oklch = /^oklch\(([\d.]+)% (calc\([^()]*\)|[\d.]+) (calc\([^()]*\)|[\d.]+)\)$/
const inside = (written = '') => amount(written.replace(/^calc\(|\)$/g, ''))

/**
 * Reads the dark theme's colours of a scene from its style sheet, for programs without custom properties and Oklch.
 * Returns a function from a property's name to its colour or number. It throws for notations it does not know.
 */
export function paintsIn(css: string, scene: Scene): (name: string) => string {
  const own = scene === 'glimmer' ? [] : propertiesOf(css, `.scene[data-palette="${scene}"]`)
  const properties = new Map([...propertiesOf(css, '.scene'), ...own])
  const resolved = (value: string): string =>
    value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => resolved(properties.get(name) ?? name))
  return (name) => {
    const value = resolved(properties.get(name) ?? '')
    if (/^(#[0-9a-f]{3,6}|[\d.]+)$/i.test(value)) return value
    const [, lightness, chroma, hue] = oklch.exec(value) ?? []
    if (lightness === undefined)
      throw new Error(`${name} of ${scene} is written in a way that cannot be drawn: ${value}`)
    return toHex(Number(lightness) / 100, inside(chroma), inside(hue))
  }
}
