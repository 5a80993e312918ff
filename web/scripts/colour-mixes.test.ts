import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Mixes of a colour with `transparent` by hue. Chromium mixes in a hue that transparent lacks, and cream turns pink. */
const byHue = /color-mix\(\s*in (?:oklch|lch|hsl|hwb)[^;{}]*\btransparent\b/g

test('no style mixes a colour with transparent by hue', () => {
  const styles = globSync(['web/src/**/*.css', 'picture/src/*.css'], { cwd: root })
  expect(styles.length).toBeGreaterThan(50)
  const tinted = styles.flatMap((file) =>
    [...readFileSync(root + file, 'utf8').matchAll(byHue)].map(([mix]) => `${file}: ${mix}`),
  )
  expect(tinted).toEqual([])
})
