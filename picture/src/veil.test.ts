import { leastContrast } from '@glimmer/lib/contrast'
import { expect, test } from 'vitest'
import type { Bytes } from './scene-colours.ts'
import { veilOver } from './veil.ts'

const dark: Record<string, Bytes> = { '--text': [244, 242, 251], '--scrim': [18, 10, 43] }
const colours = { bytes: (name: string) => dark[name] ?? ([0, 0, 0] as const) }

const pixelsOf = (...colours: (readonly [number, number, number])[]) => ({
  data: Uint8ClampedArray.from(colours.flatMap((colour) => [...colour, 255])),
})

test('lays no veil over a picture on which text can be read already', () => {
  expect(veilOver([pixelsOf([0, 0, 0], [20, 30, 40])], colours)).toBe(0)
})

test('makes text readable over the brightest point of any part', () => {
  const opacity = veilOver([pixelsOf([0, 0, 0]), pixelsOf([20, 30, 40], [255, 255, 255])], colours)
  expect(opacity).toBeLessThan(0.9)
  const veiled = (dark['--scrim'] ?? []).map((byte) => 255 + (byte - 255) * opacity)
  expect(leastContrast(colours.bytes('--text'), veiled)).toBeGreaterThanOrEqual(7)
})
