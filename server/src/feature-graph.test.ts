import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

/** The features that a feature's own code imports, in alphabetical order. */
function importsOf(feature: string): string[] {
  const files = globSync(`server/src/features/${feature}/**/*.ts`, { cwd: root.pathname })
  const imports = files
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...read(file).matchAll(/from '(?:\.\.\/)+([\w-]+)\/index\.ts'/g)].map(([, name]) => name ?? ''))
  return [...new Set(imports)].sort()
}

/** The features from the bottom up, as the rules of dependency-cruiser list them. */
function orderOfRules(): string[] {
  const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs')
  const rule = forbidden.find(({ name }: { name: string }) => name === 'every-feature-has-its-place')
  return /\(([\w|-]+)\)/.exec(rule.from.pathNot)?.[1]?.split('|') ?? []
}

test('docs/architecture.md draws which feature imports which, in the order that dependency-cruiser checks', () => {
  const drawn = orderOfRules().map((name) => `${name.padEnd(16)}${importsOf(name).join(' ')}`.trimEnd())
  expect(read('docs/architecture.md')).toContain(drawn.toReversed().join('\n'))
})
