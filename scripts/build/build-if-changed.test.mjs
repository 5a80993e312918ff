import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildIfChanged } from './build-if-changed.mjs'

let root = ''
let builds = 0

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'glimmer-build-'))
  builds = 0
  write('contract/src/plans.ts', 'plans')
  write('app/src/main.ts', 'main')
  write('package-lock.json', '{}')
})
afterEach(() => rmSync(root, { recursive: true }))

function write(path, text) {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
}
const built = () => readFileSync(join(root, 'app/dist/main.js'), 'utf8')

/** Builds a copy of app/src/main.ts; `during` runs when the new folder is half filled. */
const build = (during = () => {}) =>
  buildIfChanged({ workspace: 'app', inputs: ['contract', 'lib', 'app/src', 'package-lock.json'], root }, (folder) => {
    builds++
    writeFileSync(join(folder, 'main.js'), readFileSync(join(root, 'app/src/main.ts')))
    during(folder)
  })

test('builds nothing when nothing has changed', async () => {
  await build()
  await build()
  expect(builds).toBe(1)
  expect(built()).toBe('main')
})

test.each(['app/src/main.ts', 'contract/src/plans.ts', 'contract/src/new.ts', 'lib/html.ts', 'package-lock.json'])(
  'builds again after a change in %s',
  async (path) => {
    await build()
    write(path, 'changed')
    await build()
    expect(builds).toBe(2)
  },
)

test('builds nothing after a change in a test or in the output of another build', async () => {
  await build()
  for (const path of ['app/src/main.test.ts', 'contract/node_modules/zod/index.js', 'contract/dist/plans.js'])
    write(path, 'changed')
  await build()
  expect(builds).toBe(1)
})

test('replaces dist as a whole once the new one is complete', async () => {
  await build()
  write('app/dist/old-chunk.js', 'old')
  write('app/src/main.ts', 'newer')
  await build(() => expect(built()).toBe('main'))
  expect(built()).toBe('newer')
  expect(existsSync(join(root, 'app/dist/old-chunk.js'))).toBe(false)
})

test('leaves dist as it was when a build fails, and builds again the next time', async () => {
  await build()
  write('app/src/main.ts', 'broken')
  const fail = () => {
    throw new Error('no')
  }
  await expect(build(fail)).rejects.toThrow('no')
  expect(built()).toBe('main')
  await build()
  expect(built()).toBe('broken')
})

test('removes the folders of interrupted builds, and keeps that of a running one', async () => {
  const [interrupted, running] = ['app-fresh-99999999', `app-fresh-${process.ppid}`].map(
    (name) => `.cache/building/${name}`,
  )
  for (const folder of [interrupted, running]) write(`${folder}/main.js`, 'half')
  await build()
  expect(existsSync(join(root, interrupted))).toBe(false)
  expect(existsSync(join(root, running))).toBe(true)
})
