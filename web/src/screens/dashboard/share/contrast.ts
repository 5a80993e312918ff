const channel = (byte = 0) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

const luminance = (bytes: ArrayLike<number>, at = 0) =>
  0.2126 * channel(bytes[at]) + 0.7152 * channel(bytes[at + 1]) + 0.0722 * channel(bytes[at + 2])

/**
 * The least contrast (WCAG 2.2, 1 to 21) one opaque colour has with any pixel: both as bytes of red, green, blue and
 * alpha. Every `step`-th pixel is looked at.
 */
export function leastContrast(colour: ArrayLike<number>, pixels: ArrayLike<number>, step = 1): number {
  const own = luminance(colour)
  let least = 21
  for (let at = 0; at < pixels.length; at += 4 * step) {
    const other = luminance(pixels, at)
    least = Math.min(least, (Math.max(own, other) + 0.05) / (Math.min(own, other) + 0.05))
  }
  return least
}
