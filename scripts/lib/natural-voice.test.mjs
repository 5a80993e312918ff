import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { installNaturalVoice } from './natural-voice.mjs'

let root = ''
let installs = 0
const builds = (...path) => join(root, 'natural-voice/node_modules/onnxruntime-node/bin/napi-v6', ...path)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'glimmer-runtime-'))
  installs = 0
  mkdirSync(join(root, 'natural-voice'))
  writeFileSync(join(root, 'natural-voice/package-lock.json'), '{}')
})
afterEach(() => rmSync(root, { recursive: true }))

/** Creates what npm would install: builds for every machine. */
function npm() {
  installs++
  for (const build of ['linux/x64', 'linux/arm64', 'darwin/arm64', 'win32/x64'])
    mkdirSync(builds(build), { recursive: true })
  return 0
}
const install = (how = npm, machine = { platform: 'linux', arch: 'x64' }) =>
  installNaturalVoice({ root, ...machine, install: how })

test('keeps only the build for this machine', () => {
  expect(install()).toBeUndefined()
  expect([readdirSync(builds()), readdirSync(builds('linux'))]).toEqual([['linux'], ['x64']])
})

test('keeps no build on a machine without one', () => {
  expect(install(npm, { platform: 'darwin', arch: 'x64' })).toBeUndefined()
  expect(existsSync(builds('darwin', 'arm64'))).toBe(false)
})

test('installs once, and again when the lockfile changes', () => {
  install()
  install()
  expect(installs).toBe(1)
  writeFileSync(join(root, 'natural-voice/package-lock.json'), '{ }')
  install()
  expect(installs).toBe(2)
})

test('returns a message when npm fails, and tries again the next time', () => {
  expect(install(() => 1)).toContain('The basic voice speaks instead.')
  expect(install()).toBeUndefined()
})
