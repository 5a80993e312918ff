import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../lib/run.mjs'
import { billOfMaterials } from './bill-of-materials.mjs'
import { whyNotReleased } from './refuse-release.mjs'

const read = (path) => readFileSync(join(root, path), 'utf8')
const { version } = JSON.parse(read('package.json'))
const changelog = read('CHANGELOG.md')

test('the version of package.json has dated notes that say how to upgrade and downgrade', () => {
  expect(whyNotReleased({ version, changelog, status: '' })).toBe(undefined)
  expect(whyNotReleased({ version, changelog, status: undefined })).toBe(undefined)
})

test.each([
  ['changes that are not committed', { status: ' M README.md' }, 'There are changes that are not committed'],
  ['a version without notes', { version: '9.9.9' }, 'CHANGELOG.md has no notes for 9.9.9'],
  ['notes without a date', { changelog: `## [${version}]\n\n### Added\n` }, `no notes for ${version}`],
  ['notes that do not say how to go back', { changelog: changelog.replace(/### Downgrading/, '### x') }, 'Downgrading'],
])('a release is refused for %s', (_, change, sentence) => {
  expect(whyNotReleased({ version, changelog, status: '', ...change })).toContain(sentence)
})

test('the bill of materials names every package of a release, and none of the tools', () => {
  const { components } = billOfMaterials(JSON.parse(read('package-lock.json')), { version, timestamp: '' })
  const names = components.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['fastify', 'react', 'graphile-worker', 'sharp']))
  expect(names.filter((name) => ['vitest', 'knip', '@biomejs/biome'].includes(name))).toEqual([])
  expect(components.find(({ name }) => name === 'fastify')).toMatchObject({
    purl: expect.stringMatching(/^pkg:npm\/fastify@\d/),
    licenses: [{ license: { name: 'MIT' } }],
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
  })
})
