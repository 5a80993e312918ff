import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { releaseEntry } from './release-entry.mjs'

const folder = mkdtempSync(join(tmpdir(), 'glimmer-release-'))
writeFileSync(join(folder, 'main.js'), "process.stdout.write('it runs')")

function run(text) {
  const file = join(folder, 'start.mjs')
  writeFileSync(file, text)
  const { status, stdout, stderr } = spawnSync(process.execPath, [file], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

test('a release runs on this Node, and on one that is too old says which it needs', () => {
  const text = releaseEntry('./main.js')
  expect(run(text)).toEqual({ status: 0, stdout: 'it runs', stderr: '' })
  expect(run(text.replace('process.versions.node', "'20.20.2'"))).toEqual({
    status: 1,
    stdout: '',
    stderr: 'Glimmer needs Node 24 or newer, and this is Node 20.20.2: run it with a newer one.\n',
  })
})
