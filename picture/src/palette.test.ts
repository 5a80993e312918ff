import { readFileSync } from 'node:fs'
import { scenes } from '@glimmer/contract/themes'
import { expect, test } from 'vitest'
import { type Look, paletteOf, wordColours } from './palette.ts'

const css = readFileSync(new URL('./scene.module.css', import.meta.url), 'utf8')
const themes = ['light', 'dark'] as const
const hours = ['night', 'dawn', 'day', 'golden', 'dusk'] as const

test.each(scenes)('evaluates the colours of the scene %s in every light', (scene) => {
  const lights: Look['light'][] = [undefined, ...hours.map((hour) => ({ hour, season: 'winter' as const }))]
  const looks = themes.flatMap((theme) => lights.map((light): Look => ({ scene, theme, light })))
  for (const look of looks) {
    const { bytes, stars, clouds, orb } = paletteOf(css, look)
    expect(
      new Set(['--sky-1', '--sky-4', '--water-3', '--hill-1', '--glint'].map((name) => String(bytes(name as '--text'))))
        .size,
    ).toBe(5)
    for (const share of [stars, clouds, orb]) expect(share).toBeGreaterThanOrEqual(0)
    expect(clouds).toBeGreaterThan(0)
  }
})

test('each scene has a sky of its own, in its own light and in that of the day', () => {
  const skies = (light?: Look['light']) =>
    new Set(scenes.map((scene) => String(paletteOf(css, { scene, theme: 'dark', light }).bytes('--sky-4')))).size
  expect([skies(), skies({ hour: 'day', season: undefined })]).toEqual([scenes.length, scenes.length])
})

test('only a night’s sun is a moon, and dusk has none', () => {
  const orbs = hours.map(
    (hour) => paletteOf(css, { scene: 'calm', theme: 'dark', light: { hour, season: undefined } }).orb,
  )
  expect(orbs).toEqual([1, 1, 1, 1, 0])
})

/** The bytes of a colour, as Chromium paints them. */
test.each([
  ['oklch(62.8% 0.25768 29.23)', [255, 0, 0]],
  ['oklch(45.2% calc(0.15661 * 2) 264.05)', [0, 0, 255]],
  ['#fff', [255, 255, 255]],
  ['color-mix(in oklab, #ff0000 26%, #0000ff)', [83, 72, 208]],
  ['color-mix(in oklab, #fff calc(26% * 0.5), color-mix(in oklab, #ff0000 50%, #0000ff))', [155, 105, 175]],
])('evaluates %s as a browser does', (colour, bytes) => {
  const sheet = css.replace('--glint: oklch', `--glint: ${colour};\n  --unused: oklch`)
  const painted = paletteOf(sheet, { scene: 'glimmer', theme: 'dark' }).bytes('--glint')
  painted.forEach((byte, at) => {
    expect(Math.abs(byte - (bytes[at] ?? -9))).toBeLessThanOrEqual(1)
  })
})

test('refuses a colour it cannot evaluate', () => {
  const sheet = css.replace('--glint: oklch', '--glint: rebeccapurple;\n  --unused: oklch')
  expect(() => paletteOf(sheet, { scene: 'glimmer', theme: 'dark' })).toThrow('rebeccapurple')
})

test('words have the colours of the web app’s tokens', () => {
  const tokens = readFileSync(new URL('../../web/src/platform/ui/tokens.css', import.meta.url), 'utf8')
  const [, dark = '', light = ''] = tokens.split(/^:root.*\{$/m)
  for (const [theme, rules] of Object.entries({ dark, light }))
    for (const [name, value] of Object.entries(wordColours[theme as 'dark']))
      expect(rules).toContain(`${name}: ${value};`)
})
