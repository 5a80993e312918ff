import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const sources = fileURLToPath(new URL('../src/', import.meta.url))

/** Mixes of a colour with `transparent` by hue. Chromium mixes in a hue that transparent lacks, and cream turns pink. */
const byHue = /color-mix\(\s*in (?:oklch|lch|hsl|hwb)[^;{}]*\btransparent\b/g

test('no style mixes a colour with transparent by hue', () => {
  const styles = globSync('**/*.css', { cwd: sources })
  expect(styles.length).toBeGreaterThan(50)
  const tinted = styles.flatMap((file) =>
    [...readFileSync(sources + file, 'utf8').matchAll(byHue)].map(([mix]) => `${file}: ${mix}`),
  )
  expect(tinted).toEqual([])
})
