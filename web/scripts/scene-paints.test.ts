import { readFileSync } from 'node:fs'
import { scenes } from '@glimmer/contract/themes'
import { expect, test } from 'vitest'
import { paintsIn } from './scene-paints.ts'

const css = readFileSync(new URL('../src/platform/ui/scene.module.css', import.meta.url), 'utf8')
const colours = [...css.slice(0, css.indexOf('}')).matchAll(/(--(?!chroma|sky:|middle|low|glow)[\w-]+):/g)].map(
  ([, name = '']) => name,
)

test.each(scenes)('resolves every colour of the scene %s', (scene) => {
  const paint = paintsIn(css, scene)
  const painted = colours.map(paint)
  expect(painted.length).toBeGreaterThan(20)
  for (const colour of painted) expect(colour).toMatch(/^#[0-9a-f]{6}$|^[\d.]+$/)
})

test('each scene has a sky of its own', () => {
  expect(new Set(scenes.map((scene) => paintsIn(css, scene)('--sky-4'))).size).toBe(scenes.length)
})

test('converts colours as a browser does', () => {
  const one = (colour: string) => paintsIn(`\n.scene {\n  --one: ${colour};\n}`, 'glimmer')('--one')
  expect([one('oklch(62.8% 0.25768 29.23)'), one('oklch(45.2% calc(0.15661 * 2) 264.05)'), one('#fff')]).toEqual([
    '#ff0000',
    '#0000ff',
    '#fff',
  ])
  expect(() => one('rebeccapurple')).toThrow('cannot be drawn')
})
