import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../lib/run.mjs'
import { packagesOutside } from './packages-outside.mjs'

/** The sources that run in a release of this workspace. */
const sourcesOf = (workspace) =>
  readdirSync(join(root, workspace, 'src'), { recursive: true })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes('testing'))
    .map((path) => readFileSync(join(root, workspace, 'src', path), 'utf8'))

/** The packages that are resolved by name at run time: no bundle contains them. */
const lookedFor = (source) => [...source.matchAll(/\bresolve\(\s*['"`]((?:@[\w-]+\/)?[\w-]*)/g)].map(([, name]) => name)

test('a release carries every package that is looked for by its name while it runs', () => {
  const names = ['server', 'identity', 'lib'].flatMap(sourcesOf).flatMap(lookedFor)
  const own = '@glimmer/identity'
  const carried = packagesOutside({ platform: 'linux', arch: 'x64' })
  const isCarried = (name) =>
    name === own || carried.some((one) => one === name || (name.endsWith('/') && one.startsWith(name)))
  expect(names).toContain('@simplewebauthn/browser')
  expect(names.filter((name) => !isCarried(name))).toEqual([])
})
