import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../lib/run.mjs'
import { copyPackages } from './copy-packages.mjs'

let folder
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'glimmer-packages-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('packages are copied with all they need to run, and say what they are', () => {
  const copied = copyPackages(['pg'], root, folder)
  expect(copied).toContainEqual(expect.objectContaining({ name: 'pg', license: 'MIT' }))
  expect(copied.map(({ name }) => name)).toContain('pg-protocol')
  const script = "const { default: pg } = await import('pg'); process.stdout.write(typeof pg.Pool)"
  expect(execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder, encoding: 'utf8' })).toBe(
    'function',
  )
})

test('one that is not installed is named', () => {
  expect(() => copyPackages(['no-such-package'], root, folder)).toThrow('no-such-package is not installed')
})
