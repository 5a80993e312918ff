import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findBinaries, majorOf, openPackage, programPath, withinReach } from './binaries.ts'
import { chooseUser } from './home.ts'
import { cleanUpScratch, scratch } from './testing/kit.ts'

cleanUpScratch()

const isRoot = process.getuid?.() === 0

/** The package as npm unpacks it: no symbolic links, and here no executable bits either. */
function unpackWithoutInstallScript(): string {
  const { root } = findBinaries()
  const copy = join(scratch(), 'package')
  cpSync(root, copy, { recursive: true, filter: (source) => !lstatSync(source).isSymbolicLink() })
  for (const name of readdirSync(join(copy, 'native/bin'))) chmodSync(join(copy, 'native/bin', name), 0o644)
  return copy
}

const versionSaidBy = (program: string) => execFileSync(program, ['--version'], { encoding: 'utf8' })

describe('the binaries of PostgreSQL', { timeout: 30_000 }, () => {
  test('run without npm’s install scripts', () => {
    const binaries = openPackage(unpackWithoutInstallScript())
    expect(versionSaidBy(programPath(binaries, 'postgres'))).toContain(`PostgreSQL) ${majorOf(binaries.version)}.`)
    expect(versionSaidBy(programPath(binaries, 'initdb'))).toContain('initdb')
    expect(openPackage(binaries.root)).toEqual(binaries)
  })

  test('are copied to a plain folder if a shell would read signs of their own', () => {
    const odd = join(scratch(), 'a $HOME `of` "my" own\\')
    cpSync(findBinaries().root, odd, { recursive: true, verbatimSymlinks: true })
    const runAs = chooseUser('/nowhere')
    const copied = withinReach(openPackage(odd), runAs, scratch())
    expect(copied.root).not.toMatch(/["$`\\]/)
    expect(execFileSync(programPath(copied, 'initdb'), ['--version'], { ...runAs, encoding: 'utf8' })).toContain(
      'initdb',
    )
  })

  test.for([
    ['sunos', 'x64'],
    ['linux', 'mips'],
    ['win32', 'x64'],
  ])('are refused in a sentence on %s-%s', ([platform = '', arch = '']) => {
    expect(() => findBinaries(platform, arch)).toThrow(
      `There is no embedded PostgreSQL for this machine (${platform}-${arch}): set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  })
})

describe.runIf(isRoot)('the binaries of PostgreSQL where only root can read', { timeout: 30_000 }, () => {
  test('are copied once to a folder where their user can run them', () => {
    const runAs = chooseUser('/nowhere')
    const hidden = unpackWithoutInstallScript()
    chmodSync(dirname(hidden), 0o700)
    const systemDir = scratch()
    const copied = withinReach(openPackage(hidden), runAs, systemDir)
    expect(copied.root).toBe(join(systemDir, `postgresql-${copied.version}`))
    expect(execFileSync(programPath(copied, 'postgres'), ['--version'], { ...runAs, encoding: 'utf8' })).toContain('18')
    expect(withinReach(openPackage(hidden), runAs, systemDir)).toEqual(copied)
    expect(readdirSync(systemDir)).toHaveLength(1)
  })

  test('are refused in a sentence without their C library', () => {
    const root = join(scratch(), 'package')
    mkdirSync(join(root, 'native/bin'), { recursive: true })
    symlinkSync('/nowhere/ld-linux.so', join(root, 'native/bin/postgres'))
    expect(existsSync(join(root, 'native/bin/postgres'))).toBe(false)
    expect(() => withinReach({ root, version: '18.0.0' }, chooseUser('/nowhere'), scratch())).toThrow(
      'set DATABASE_URL',
    )
  })
})
