import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Accent, accentOf, accentSheet, accentTokens, FaintColour } from './accent.ts'
import { contrast } from './contrast.ts'

const colours = ['#6a00ff', '#0f766e', '#ffcc00', '#000080', '#e11d48', '#22c55e', '#00ffff', '#808080', '#140c24']
const themes = ['dark', 'light'] as const

describe.each(colours)('the accent of %s', (hex) => {
  const accent: Accent = accentOf(hex)

  test.each(themes)('has readable words on its buttons on the %s page, which can be seen', (theme) => {
    const { fill, hover, on } = accent[theme]
    expect(contrast(on, fill)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(on, hover)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(fill, accentTokens[theme].bg)).toBeGreaterThanOrEqual(2)
  })

  test('has links, marks and backgrounds with the contrast of the product’s own', () => {
    for (const part of ['text', 'focus'] as const) {
      expect(contrast(accent.dark[part], '#000000')).toBeGreaterThanOrEqual(
        contrast(accentTokens.dark[part], '#000000'),
      )
      expect(contrast(accent.light[part], '#ffffff')).toBeGreaterThanOrEqual(
        contrast(accentTokens.light[part], '#ffffff'),
      )
    }
    expect(contrast(accent.dark.soft, '#ffffff')).toBeGreaterThanOrEqual(contrast(accentTokens.dark.soft, '#ffffff'))
    expect(contrast(accent.light.soft, '#000000')).toBeGreaterThanOrEqual(contrast(accentTokens.light.soft, '#000000'))
  })
})

test('a colour that can be seen in both themes is used as it is', () => {
  for (const theme of themes) expect(accentOf('#0f766e')[theme].fill).toBe('#0f766e')
  expect(accentOf('#ffcc00').dark.fill).toBe('#ffcc00')
  expect(accentOf('#ffcc00').light.fill).not.toBe('#ffcc00')
})

test.each([
  ['#ffffff', 'has a contrast of 1.1 with the light page, where 2.0 is needed, and no shade near it has that'],
  ['#000000', 'has a contrast of 1.1 with the dark page, where 2.0 is needed, and no shade near it has that'],
])('%s is refused with its contrast', (hex, sentence) => {
  expect(() => accentOf(hex)).toThrow(new FaintColour(sentence))
})

test('its style sheet overrides tokens of the web app, whose values the shades follow', () => {
  const sheet = readFileSync(new URL('../../web/src/platform/ui/tokens.css', import.meta.url), 'utf8')
  const [dark = '', light = ''] = sheet.split(':root[data-theme="light"]')
  for (const [theme, rules] of Object.entries({ dark, light }) as ['dark' | 'light', string][]) {
    const { bg, text, soft, focus } = accentTokens[theme]
    for (const [name, value] of Object.entries({ bg, 'brand-text': text, 'brand-soft': soft, focus }))
      expect(rules).toContain(`--${name}: ${value};`)
  }
  // The two that are no tokens have a default where they are used.
  const names = [...accentSheet(accentOf('#0f766e')).matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name]) => name)
  for (const name of names.filter((each) => each !== '--night-hover' && each !== '--brand-glow'))
    expect(sheet).toContain(`${name}:`)
})
