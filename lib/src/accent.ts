import { contrast } from './contrast.ts'
import { fromOklab, type Oklab, type Rgb, toOklab } from './oklab.ts'

/** The pages' backgrounds and what is drawn on them, as web/src/platform/ui/tokens.css has them: a test compares. */
export const accentTokens = {
  dark: { bg: '#0c0a17', text: '#c0a3ff', soft: '#2e1a5b', focus: '#c7adff' },
  light: { bg: '#fbf1e7', text: '#5800d8', soft: '#ecdfff', focus: '#6a00ff' },
} as const
type Theme = keyof typeof accentTokens

/** What may be written on a button. */
const [white, ink] = ['#ffffff', '#140c24']
/** Between a button and its words (WCAG 2.2, 1.4.3). */
const readable = 4.5
/** Between a button and the page: its words, which need more, say that it is there. */
const visible = 2
/** A grey has no hue by which another shade of it is recognised: it may move less far, in lightness of 1. */
const grey = { chroma: 0.03, farthest: 0.2 }

/** One theme's colours of buttons, links and marks, as #rrggbb. */
interface Shades {
  fill: string
  hover: string
  /** What is written on both. */
  on: string
  text: string
  soft: string
  focus: string
}

const toHex = (rgb: Rgb) => `#${rgb.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
const fromHex = (hex: string): Oklab => {
  const byte = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return toOklab([byte(1), byte(3), byte(5)])
}
const chromaOf = ([, a, b]: Oklab) => Math.hypot(a, b)
const ratioTo = (part: number, whole: number) => (whole === 0 ? 0 : Math.min(1, part / whole))

/** The colour at another lightness: its hue, and as much of its chroma as sRGB has there. */
function at(lightness: number, [, a, b]: Oklab): string {
  for (let share = 1; share > 0; share -= 0.02) {
    const wanted: Oklab = [lightness, a * share, b * share]
    const shown = fromOklab(wanted)
    const off = toOklab(shown).map((part, index) => part - (wanted[index] ?? 0))
    if (Math.hypot(...off) < 0.006) return toHex(shown)
  }
  return toHex(fromOklab([lightness, 0, 0]))
}

/** The first shade from `lightness` on, in steps up or down, of which something is true; undefined if none is. */
function firstShade(colour: Oklab, lightness: number, step: number, isEnough: (hex: string) => boolean) {
  for (let now = lightness; now >= 0 && now <= 1; now += step) {
    const hex = at(now, colour)
    if (isEnough(hex)) return { hex, lightness: now }
  }
  return undefined
}

/**
 * The shade that is as bright as another colour, and so has at least its contrast with everything: no darker than it on
 * dark pages, no brighter on light ones.
 */
function asBrightAs(model: string, colour: Oklab, isBright: boolean): string {
  const share = ratioTo(chromaOf(fromHex(model)), chromaOf(colour))
  const muted: Oklab = [colour[0], colour[1] * share, colour[2] * share]
  const far = isBright ? '#000000' : '#ffffff'
  const isEnough = (hex: string) => contrast(hex, far) >= contrast(model, far)
  return firstShade(muted, isBright ? 0 : 1, isBright ? 0.004 : -0.004, isEnough)?.hex ?? model
}

/** Says how little contrast a colour has with the page. */
export class FaintColour extends Error {}

function fillOf(hex: string, theme: Theme): { fill: string; on: string; lightness: number } {
  const colour = fromHex(hex)
  const { bg } = accentTokens[theme]
  const step = theme === 'dark' ? 0.004 : -0.004
  const onOf = (fill: string) => [white, ink].find((words) => contrast(words, fill) >= readable)
  const isEnough = (fill: string) => contrast(fill, bg) >= visible && onOf(fill) !== undefined
  const found = isEnough(hex) ? { hex, lightness: colour[0] } : firstShade(colour, colour[0], step, isEnough)
  const moved = Math.abs((found?.lightness ?? 2) - colour[0])
  if (!found || (chromaOf(colour) < grey.chroma && moved > grey.farthest))
    throw new FaintColour(
      `has a contrast of ${contrast(hex, bg).toFixed(1)} with the ${theme} page, where ${visible.toFixed(1)} is needed, and no shade near it has that`,
    )
  return { fill: found.hex, on: onOf(found.hex) ?? white, lightness: found.lightness }
}

function shadesOf(hex: string, theme: Theme): Shades {
  const colour = fromHex(hex)
  const { fill, on, lightness } = fillOf(hex, theme)
  const { text, soft, focus } = accentTokens[theme]
  const isDark = theme === 'dark'
  return {
    fill,
    on,
    // Away from what is written on it, which stays readable.
    hover: at(Math.min(1, Math.max(0, lightness + (on === white ? -0.05 : 0.05))), colour),
    text: asBrightAs(text, colour, isDark),
    soft: asBrightAs(soft, colour, !isDark),
    focus: asBrightAs(focus, colour, isDark),
  }
}

/** A colour's shades for buttons, links and marks in both themes. */
export type Accent = Record<Theme, Shades>

/**
 * Derives an accessible accent from one colour, #rrggbb: its hue at the brightness that the product's own colours have
 * (Oklab), and the colour itself wherever it can be seen. Throws FaintColour if it cannot be in one of the themes.
 */
export const accentOf = (hex: string): Accent => ({ dark: shadesOf(hex, 'dark'), light: shadesOf(hex, 'light') })

/** The accent as a style sheet, which overrides the tokens of that name on any page. */
export function accentSheet({ dark, light }: Accent): string {
  const both = (of: (shades: Shades) => string) => `light-dark(${of(light)}, ${of(dark)})`
  return `:root:root {
  --brand: ${both(({ fill }) => fill)};
  --brand-hover: ${both(({ hover }) => hover)};
  --night-hover: ${dark.hover};
  --on-brand: ${both(({ on }) => on)};
  --brand-text: ${both(({ text }) => text)};
  --brand-soft: ${both(({ soft }) => soft)};
  --brand-glow: ${both(({ fill }) => `${fill}bf`)};
  --focus: ${both(({ focus }) => focus)};
}
:root:root[data-theme="light"] {
  --mark: ${light.focus};
}
`
}
