import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { shortName } from './css-modules.ts'

const sheet = resolve(import.meta.dirname, '../src/platform/ui/card.module.css')

test('a class keeps its short name, and another of the same file differs in its last character', () => {
  const name = shortName('card', sheet)
  expect(name).toMatch(/^[a-zA-Z]{4}0$/)
  expect(shortName('title', sheet)).toBe(`${name.slice(0, 4)}1`)
  expect(shortName('card', `${sheet}?used`)).toBe(name)
})

test('no style selects by a part of a class name, since the build has other names', () => {
  const sources = resolve(import.meta.dirname, '../src')
  const selecting = globSync('**/*.css', { cwd: sources }).filter((file) =>
    readFileSync(resolve(sources, file), 'utf8').includes('[class*'),
  )
  expect(selecting).toEqual([])
})

test('a class with a hyphen is refused, since its import would be undefined', () => {
  expect(() => shortName('wide-row', sheet)).toThrow('The class .wide-row in platform/ui/card.module.css needs a name')
})
