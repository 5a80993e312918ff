import { cpSync, existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

/** Files of a package that nothing reads at run time. */
const notNeeded = /\.(?:map|d\.[cm]?ts|tsbuildinfo)$/

/** The folder in which Node would find package `name` from `folder`; undefined if it is not installed. */
function findPackage(name, folder, root) {
  for (let place = folder; place.startsWith(root); place = dirname(place)) {
    const found = join(place, 'node_modules', name)
    if (existsSync(join(found, 'package.json'))) return found
  }
  return undefined
}

/** The folders of packages and of all their dependencies, including nested ones. */
function withDependencies(names, root) {
  const folders = new Set()
  const add = (name, from, isOptional) => {
    const folder = findPackage(name, from, root)
    if (!folder && isOptional) return
    if (!folder) throw new Error(`${name} is not installed: run npm install first.`)
    if (folders.has(folder)) return
    folders.add(folder)
    const { dependencies = {}, optionalDependencies = {} } = readManifest(folder)
    for (const one of Object.keys(dependencies)) add(one, folder, one in optionalDependencies)
    for (const one of Object.keys(optionalDependencies)) add(one, folder, true)
  }
  for (const name of names) add(name, root, false)
  return [...folders]
}

const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/**
 * Copies installed packages with all their dependencies into another folder's node_modules.
 * @returns name, version and licence of each copied package, sorted by name.
 */
export function copyPackages(names, from, to) {
  const root = resolve(from)
  const folders = withDependencies(names, root)
  for (const folder of folders)
    cpSync(folder, join(to, relative(root, folder)), {
      recursive: true,
      verbatimSymlinks: true,
      // Nested packages are copied separately, if they are needed.
      filter: (path) => path !== join(folder, 'node_modules') && !notNeeded.test(path),
    })
  return folders
    .map(readManifest)
    .map(({ name, version, license }) => ({ name, version, license }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}
