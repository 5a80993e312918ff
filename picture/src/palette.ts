import type { Scene } from '@glimmer/contract/themes'
import { fromOklab, type Oklab, toOklab } from '@glimmer/lib/oklab'
import type { Light } from './light.ts'
import { coloursFrom, type SceneColours } from './scene-colours.ts'

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

/** A sum, difference or product of two numbers, such as `0.035 * 0.9`, in CSS's calc() or alone. */
function amount(written: string): number {
  const [left = '', sign, right = ''] = written.replace(/^calc\(|\)$/g, '').split(/\s+([*+-])\s+/)
  const [a, b] = [Number.parseFloat(left), Number.parseFloat(right)]
  if (!sign) return a
  return sign === '*' ? a * b : sign === '+' ? a + b : a - b
}

function fromHex(hex: string): Oklab {
  const digits = hex.length < 5 ? hex.replaceAll(/[^#]/g, '$&$&') : hex
  const byte = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16)
  return toOklab([byte(1), byte(3), byte(5)])
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
    bytes: (name) => fromOklab(colourOf(resolved(name))),
    share: (name) => Number.parseFloat(resolved(name)),
  })
}
