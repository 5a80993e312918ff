import type { Context } from './paint-scene.ts'

/** In the browser one family has all alphabets; on the server each has its own name. */
const family =
  '"Fraunces Variable", "Fraunces Fallback", "Fraunces latin", "Fraunces latin-ext", "Fraunces vietnamese", Georgia, serif'
/** The font of pictures, as a canvas takes it. */
export const font = (size: number, weight = 400) => `${weight} ${size}px ${family}`

/** Sets the font and how close its letters are, in font sizes. */
function setFont(context: Context, size: number, tracking: number) {
  context.font = font(size)
  context.letterSpacing = `${tracking * size}px`
}

const measuredAt = 100

/** Measures words at any size. Each text is measured once: its width grows with the size. */
export function measureIn(context: Context, tracking: number) {
  const widths = new Map<string, number>()
  const widthOf = (words: string) => {
    setFont(context, measuredAt, tracking)
    const { width } = context.measureText(words)
    widths.set(words, width)
    return width
  }
  return (words: string, size: number): number => ((widths.get(words) ?? widthOf(words)) * size) / measuredAt
}

/** Writes a row of words whose first line of capitals begins at `y`. */
export function writeWords(
  context: Context,
  words: string,
  at: { x: number; y: number; size: number; tracking: number },
) {
  setFont(context, at.size, at.tracking)
  context.fillText(words, at.x, at.y + at.size * 0.82)
}
