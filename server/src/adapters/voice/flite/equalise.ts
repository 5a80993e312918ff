/** One band of an equaliser: a gain in decibels around, below or above a frequency. */
export interface Band {
  shape: 'bell' | 'low-shelf' | 'high-shelf'
  hertz: number
  decibels: number
  /** How narrow a bell is. */
  q?: number
}

/** The coefficients of a second-order filter, for input samples and for previous outputs. */
type Coefficients = readonly [b0: number, b1: number, b2: number, a1: number, a2: number]

/** The usual second-order sections (Bristow-Johnson, "Audio EQ Cookbook", a W3C note of 2021). */
function coefficients({ shape, hertz, decibels, q = Math.SQRT1_2 }: Band, sampleRate: number): Coefficients {
  const a = 10 ** (decibels / 40)
  const w = (2 * Math.PI * hertz) / sampleRate
  const [cos, alpha] = [Math.cos(w), Math.sin(w) / (2 * q)]
  if (shape === 'bell')
    return scaled([1 + alpha * a, -2 * cos, 1 - alpha * a], [1 + alpha / a, -2 * cos, 1 - alpha / a])
  const sign = shape === 'low-shelf' ? 1 : -1
  const root = 2 * Math.sqrt(a) * alpha
  const [plus, minus] = [a + 1, a - 1]
  return scaled(
    [
      a * (plus - sign * minus * cos + root),
      sign * 2 * a * (minus - sign * plus * cos),
      a * (plus - sign * minus * cos - root),
    ],
    [plus + sign * minus * cos + root, -sign * 2 * (minus + sign * plus * cos), plus + sign * minus * cos - root],
  )
}

type Three = readonly [number, number, number]
const scaled = ([b0, b1, b2]: Three, [a0, a1, a2]: Three): Coefficients => [b0 / a0, b1 / a0, b2 / a0, a1 / a0, a2 / a0]

function filter(samples: Float32Array<ArrayBuffer>, [b0, b1, b2, a1, a2]: Coefficients): Float32Array<ArrayBuffer> {
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return samples.map((x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    ;[x2, x1, y2, y1] = [x1, x, y1, y]
    return y
  })
}

/** Returns the audio with each band raised or lowered. */
export const equalise = (samples: Float32Array<ArrayBuffer>, bands: readonly Band[], sampleRate: number) =>
  bands.reduce((sound, band) => filter(sound, coefficients(band, sampleRate)), samples)
