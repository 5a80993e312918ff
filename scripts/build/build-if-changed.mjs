import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root as projectRoot } from '../lib/run.mjs'

/** Tests are not part of a build. */
const ignored = /(^|\/)(node_modules|dist)(\/|$)|\.(test|conformance)\./

/** The file, or every file below the folder; none if the path does not exist. */
function filesAt(root, path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [path]
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !ignored.test(file))
    .sort()
}

/** A hash of the names and contents of all files at the paths. */
function fingerprint(paths, root = projectRoot) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => filesAt(root, path)))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Removes the folders of interrupted builds; a build that is still running keeps its own. */
function removeLeftovers(building) {
  if (!existsSync(building)) return
  for (const name of readdirSync(building))
    if (!isRunning(Number(name.split('-').at(-1)))) rmSync(join(building, name), { recursive: true, force: true })
}

/**
 * Builds a workspace's `dist` unless its inputs are unchanged since the last build. `build` fills a new folder, which
 * replaces `dist` only once it is complete: a server that runs from `dist` never finds it half built.
 */
export async function buildIfChanged({ workspace, inputs, root = projectRoot }, build) {
  const dist = join(root, workspace, 'dist')
  const stamp = join(root, '.cache/built', workspace)
  const building = join(root, '.cache/building')
  const [fresh, old] = ['fresh', 'old'].map((name) => join(building, `${workspace}-${name}-${process.pid}`))
  removeLeftovers(building)
  const before = fingerprint(inputs, root)
  if (existsSync(dist) && existsSync(stamp) && readFileSync(stamp, 'utf8') === before) return
  mkdirSync(fresh, { recursive: true })
  try {
    await build(fresh)
    rmSync(stamp, { force: true })
    if (existsSync(dist)) renameSync(dist, old)
    renameSync(fresh, dist)
  } finally {
    for (const folder of [fresh, old]) rmSync(folder, { recursive: true, force: true })
  }
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, before)
}
