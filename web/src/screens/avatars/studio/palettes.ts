import { contrast, rgbOf } from '@glimmer/lib/contrast'

/** Our own colours for what a style draws in a single colour, distinct from each other, from light to dark. */
const skin = ['#ffe4d1', '#ffd3ae', '#edb98a', '#d08b5b', '#ae6a3d', '#8a4f2d', '#613823', '#3f241a']
const hair = [
  '#191016',
  '#3b2219',
  '#6a3f26',
  '#a55728',
  '#c98a45',
  '#e6c687',
  '#b9b3c4',
  '#8a3c8f',
  '#2f8f9d',
  '#d9577c',
]
const other = ['#241436', '#6a00ff', '#3867d6', '#1f8a9a', '#2f8f5b', '#e6a02e', '#d9577c', '#f3eefb']
const backgrounds = [
  '#c9b2ff',
  '#8c4dff',
  '#3a1a7a',
  '#ffb7c8',
  '#ffd9a0',
  '#a9dcf5',
  '#2b4f9e',
  '#b6e3c6',
  '#f7f2ff',
  '#1d1438',
]

const ours: Readonly<Record<string, readonly string[]>> = {
  skin,
  base: skin,
  hair,
  facialHair: hair,
  eyebrows: hair,
  beard: hair,
  background: backgrounds,
}

/** How many colours a style needs for us to offer only its own. */
const minColours = 4

/** Whether a colour is a natural skin tone. */
export function isSkinTone(hex: string): boolean {
  const rgb = rgbOf(hex)
  return Math.max(...rgb) - Math.min(...rgb) <= 140
}

const lightnessOf = (hex: string) => contrast(hex, '#000000')

/** Skin tones from light to dark, without fantasy colours. */
const skinTones = (colours: readonly string[]) =>
  colours.filter(isSkinTone).toSorted((a, b) => lightnessOf(b) - lightnessOf(a))

/** Skin tones first, for what may also be a robot's. */
const skinFirst = (colours: readonly string[]) => [
  ...skinTones(colours),
  ...colours.filter((colour) => !isSkinTone(colour)).toSorted((a, b) => lightnessOf(b) - lightnessOf(a)),
]

/** The colours offered for something: the style's own if there are enough, else those together with ours. */
export function paletteFor(name: string, own: readonly string[]): readonly string[] {
  const solid = own.map((hex) => hex.slice(0, 7).toLowerCase()).filter((hex) => /^#[0-9a-f]{6}$/.test(hex))
  const colours = [...new Set(solid.length >= minColours ? solid : [...solid, ...(ours[name] ?? other)])]
  if (name === 'skin') return skinTones(colours)
  return name === 'base' ? skinFirst(colours) : colours
}
