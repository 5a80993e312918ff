type Rgb = [red: number, green: number, blue: number]

/** Red, green and blue of #rrggbb, 0 to 255. */
export const rgbOf = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]

/** Each byte of sRGB in linear light: a table, because pictures are judged pixel by pixel. */
const linears = Float64Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})
const linear = (byte = 0) => linears[byte] ?? 0

/** The relative luminance (WCAG 2.2), 0 to 1, of the colour whose bytes begin at `at`. */
const luminance = (bytes: ArrayLike<number>, at = 0) =>
  0.2126 * linear(bytes[at]) + 0.7152 * linear(bytes[at + 1]) + 0.0722 * linear(bytes[at + 2])

const ratio = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** The contrast ratio (WCAG 2.2) of two colours as #rrggbb, from 1 (the same) to 21 (black and white). */
export const contrast = (one: string, other: string) => ratio(luminance(rgbOf(one)), luminance(rgbOf(other)))

/** The lowest contrast ratio of an opaque colour with any of the pixels. Both are RGBA bytes. */
export function leastContrast(colour: ArrayLike<number>, pixels: ArrayLike<number>): number {
  const own = luminance(colour)
  let least = 21
  for (let at = 0; at < pixels.length; at += 4) least = Math.min(least, ratio(own, luminance(pixels, at)))
  return least
}
