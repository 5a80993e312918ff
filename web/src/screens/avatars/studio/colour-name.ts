import { rgbOf } from '#lib/contrast.ts'

type Names = readonly (readonly [name: string, hex: string])[]

/** Colours as people call them. */
const everyday: Names = [
  ['White', '#ffffff'],
  ['Cream', '#f6f0e2'],
  ['Ivory', '#fafad2'],
  ['Beige', '#e4d3b4'],
  ['Sand', '#d8b98a'],
  ['Tan', '#c49a6c'],
  ['Light grey', '#dcdce0'],
  ['Grey', '#929598'],
  ['Dark grey', '#545454'],
  ['Charcoal', '#262e33'],
  ['Black', '#000000'],
  ['Pale blue', '#c5e4f7'],
  ['Light blue', '#9fd4f5'],
  ['Sky blue', '#65c9ff'],
  ['Blue', '#4488e8'],
  ['Bright blue', '#2457e0'],
  ['Denim', '#3b5b8c'],
  ['Steel blue', '#3c4f5c'],
  ['Slate', '#879198'],
  ['Navy', '#1f3f70'],
  ['Midnight blue', '#17203f'],
  ['Periwinkle', '#a5b4fc'],
  ['Lavender', '#d6d2fb'],
  ['Lilac', '#c9b2ff'],
  ['Violet', '#8c4dff'],
  ['Bright purple', '#6a00ff'],
  ['Purple', '#7040b8'],
  ['Indigo', '#3f2a9e'],
  ['Dark purple', '#2b1742'],
  ['Plum', '#7b4b73'],
  ['Mauve', '#a98bbb'],
  ['Magenta', '#b4259e'],
  ['Light orchid', '#f0abfc'],
  ['Orchid', '#e279c7'],
  ['Hot pink', '#ff488e'],
  ['Pink', '#fb9bb2'],
  ['Pale pink', '#ffd9e2'],
  ['Raspberry', '#d9577c'],
  ['Rose', '#e8b4c0'],
  ['Coral', '#ff6b62'],
  ['Salmon', '#f59a86'],
  ['Red', '#d62828'],
  ['Crimson', '#be123c'],
  ['Burgundy', '#7d1f33'],
  ['Brick', '#a84a38'],
  ['Terracotta', '#c4795c'],
  ['Rust', '#c2410c'],
  ['Orange', '#f77f1e'],
  ['Apricot', '#fdba74'],
  ['Peach', '#ffdfc0'],
  ['Amber', '#f8b734'],
  ['Mustard', '#c19a2b'],
  ['Gold', '#dfa92e'],
  ['Yellow', '#fcd93d'],
  ['Lemon', '#ffffb1'],
  ['Olive', '#7f8426'],
  ['Lime', '#a3d635'],
  ['Light green', '#a7f0b8'],
  ['Mint', '#b9ead8'],
  ['Sage', '#93b08a'],
  ['Green', '#3fae49'],
  ['Spring green', '#4ade80'],
  ['Jade', '#34d399'],
  ['Emerald', '#10b07f'],
  ['Dark green', '#2c5e38'],
  ['Forest green', '#16402e'],
  ['Aqua', '#7fe3da'],
  ['Turquoise', '#2fc4bd'],
  ['Teal', '#1f8a8f'],
  ['Dark teal', '#0b4d52'],
  ['Brown', '#8a5a33'],
  ['Dark brown', '#45291a'],
  ['Chocolate', '#66371d'],
]

/** Colours of hair; those nobody grows have their everyday names. */
const hair: Names = [
  ['Jet black', '#000000'],
  ['Black', '#171213'],
  ['Darkest brown', '#2c1d18'],
  ['Dark brown', '#45301f'],
  ['Brown', '#5f3d28'],
  ['Chestnut', '#744232'],
  ['Auburn', '#a5552c'],
  ['Light brown', '#a07345'],
  ['Dark blonde', '#ba8a4a'],
  ['Golden blonde', '#d6b370'],
  ['Blonde', '#e4cf9c'],
  ['Platinum blonde', '#ecdcbf'],
  ['Strawberry blonde', '#e2935f'],
  ['Copper', '#cb6820'],
  ['Red', '#c93305'],
  ['Dark red', '#8a2a1a'],
  ['Grey', '#a5a3a8'],
  ['Silver', '#c6c3cf'],
  ['White', '#e8e1e1'],
]

const skinNames = [
  'Very fair',
  'Fair',
  'Light',
  'Light medium',
  'Medium',
  'Tan',
  'Light brown',
  'Brown',
  'Dark brown',
  'Deep brown',
  'Very deep brown',
]

/** How different two colours look ("redmean", a weighted distance). */
function difference(one: string, other: string): number {
  const [a, b] = [rgbOf(one), rgbOf(other)]
  const red = (a[0] + b[0]) / 2
  return Math.sqrt(
    (2 + red / 256) * (a[0] - b[0]) ** 2 + 4 * (a[1] - b[1]) ** 2 + (2 + (255 - red) / 256) * (a[2] - b[2]) ** 2,
  )
}

/** Another name than the nearest may be given to colours up to this difference. */
const mostDifference = 85
/** Hair closer than this to a natural colour is called by it. */
const mostForHair = 60

/** Gives each colour the nearest name that is still free, the best matches first; those without one get none. */
function nameNearest(palette: readonly string[], names: Names, most: number, taken: ReadonlyMap<string, string>) {
  const given = new Map(taken)
  const used = new Set(given.values())
  const pairs = palette.flatMap((hex) => names.map(([name, of]) => ({ hex, name, far: difference(hex, of) })))
  for (const { hex, name, far } of pairs.toSorted((a, b) => a.far - b.far)) {
    if (far > most || given.has(hex) || used.has(name)) continue
    given.set(hex, name)
    used.add(name)
  }
  return given
}

/** The nearest name, whether another colour has it or not. */
function nearestName(hex: string): string {
  const [[nearest] = ['Colour']] = everyday.toSorted(([, a], [, b]) => difference(hex, a) - difference(hex, b))
  return nearest
}

/** Numbers the names that occur more than once: "Blue", "Blue 2". */
function numbered(names: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return names.map((name) => {
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times === 1 ? name : `${name} ${times}`
  })
}

/** Skin tones, from light to dark, by their place among them; the white of paper stays white. */
function skinTones(palette: readonly string[]): string[] {
  const white = palette.filter((hex) => hex === '#ffffff').length
  const last = Math.max(1, palette.length - white - 1)
  return palette.map((_, at) =>
    at < white ? 'White' : (skinNames[Math.round(((at - white) * (skinNames.length - 1)) / last)] ?? 'Brown'),
  )
}

/** A name for each colour of a palette, in words people use; no two are the same. */
export function colourNames(palette: readonly string[], kind?: 'hair' | 'skin'): string[] {
  if (kind === 'skin') return numbered(skinTones(palette))
  const natural = kind === 'hair' ? nameNearest(palette, hair, mostForHair, new Map()) : new Map<string, string>()
  const given = nameNearest(palette, everyday, mostDifference, natural)
  return numbered(palette.map((hex) => given.get(hex) ?? nearestName(hex)))
}
