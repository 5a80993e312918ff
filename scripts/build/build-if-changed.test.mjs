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

test('what has not changed is not built again', async () => {
  await build()
  await build()
  expect(builds).toBe(1)
  expect(built()).toBe('main')
})

test.each(['app/src/main.ts', 'contract/src/plans.ts', 'contract/src/new.ts', 'lib/html.ts', 'package-lock.json'])(
  'a change in %s builds it again',
  async (path) => {
    await build()
    write(path, 'changed')
    await build()
    expect(builds).toBe(2)
  },
)

test('a change in a test, or in what other builds have left, builds nothing', async () => {
  await build()
  for (const path of ['app/src/main.test.ts', 'contract/node_modules/zod/index.js', 'contract/dist/plans.js'])
    write(path, 'changed')
  await build()
  expect(builds).toBe(1)
})

test('dist stays whole while a new one is built, and has nothing of the old one afterwards', async () => {
  await build()
  write('app/dist/old-chunk.js', 'old')
  write('app/src/main.ts', 'newer')
  await build(() => expect(built()).toBe('main'))
  expect(built()).toBe('newer')
  expect(existsSync(join(root, 'app/dist/old-chunk.js'))).toBe(false)
})

test('a build that fails leaves dist as it was, and is tried again', async () => {
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

test('what an interrupted build has left is removed, and the folder of one still running is not', async () => {
  const [gone, running] = ['app-fresh-99999999', `app-fresh-${process.ppid}`].map((name) => `.cache/building/${name}`)
  for (const folder of [gone, running]) write(`${folder}/main.js`, 'half')
  await build()
  expect(existsSync(join(root, gone))).toBe(false)
  expect(existsSync(join(root, running))).toBe(true)
})
