import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../lib/run.mjs'
import { copyPackages, packagesOutside, releaseEntry } from './release-files.mjs'

let folder
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'glimmer-packages-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('copies packages with their dependencies, and returns their licences', () => {
  const copied = copyPackages(['pg'], root, folder)
  expect(copied).toContainEqual(expect.objectContaining({ name: 'pg', license: 'MIT' }))
  expect(copied.map(({ name }) => name)).toContain('pg-protocol')
  const script = "const { default: pg } = await import('pg'); process.stdout.write(typeof pg.Pool)"
  expect(execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder, encoding: 'utf8' })).toBe(
    'function',
  )
})

test('throws the name of a package that is not installed', () => {
  expect(() => copyPackages(['no-such-package'], root, folder)).toThrow('no-such-package is not installed')
})

/** The sources that run in a release of this workspace. */
const sourcesOf = (workspace) =>
  readdirSync(join(root, workspace, 'src'), { recursive: true })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes('testing'))
    .map((path) => readFileSync(join(root, workspace, 'src', path), 'utf8'))

/** The packages that are resolved by name at run time: no bundle contains them. */
const lookedFor = (source) => [...source.matchAll(/\bresolve\(\s*['"`]((?:@[\w-]+\/)?[\w-]*)/g)].map(([, name]) => name)

test('a release contains every package that is resolved by name at run time', () => {
  const names = ['server', 'identity', 'lib', 'picture'].flatMap(sourcesOf).flatMap(lookedFor)
  const own = '@glimmer/identity'
  const carried = packagesOutside({ platform: 'linux', arch: 'x64' })
  const isCarried = (name) =>
    name === own || carried.some((one) => one === name || (name.endsWith('/') && one.startsWith(name)))
  expect(names).toContain('@simplewebauthn/browser')
  expect(names.filter((name) => !isCarried(name))).toEqual([])
})

function run(text) {
  const file = join(folder, 'start.mjs')
  writeFileSync(file, text)
  const { status, stdout, stderr } = spawnSync(process.execPath, [file], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

test('a release runs on this Node, and names the version it needs on an older one', () => {
  writeFileSync(join(folder, 'main.js'), "process.stdout.write('it runs')")
  const text = releaseEntry('./main.js')
  expect(run(text)).toEqual({ status: 0, stdout: 'it runs', stderr: '' })
  expect(run(text.replace('process.versions.node', "'20.20.2'"))).toEqual({
    status: 1,
    stdout: '',
    stderr: 'Glimmer needs Node 24 or newer, and this is Node 20.20.2: run it with a newer one.\n',
  })
})
