import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './run.mjs'

/** Every file below the paths, in a stable order. Tests are no part of what is built. */
const filesOf = (path) => {
  const full = join(root, path)
  if (!existsSync(full)) return []
  const entries = readdirSync(full, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

function fingerprint(folders, files) {
  const hash = createHash('sha256')
  for (const file of [...folders.flatMap(filesOf), ...files.map((name) => join(root, name))])
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

/** Runs `build` unless what it is made from is what it was made from last time, and what it made is still there. */
export async function whenChanged({ name, folders, files = ['package-lock.json'], made }, build) {
  const stamp = join(root, '.cache', 'built', name)
  const now = fingerprint(folders, files)
  const before = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (before === now && existsSync(join(root, made))) return
  rmSync(stamp, { force: true })
  await build()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, now)
}
