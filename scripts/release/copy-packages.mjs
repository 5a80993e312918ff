import { cpSync, existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const read = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** Where Node finds a package from a folder on, up to the root; undefined where it is not installed. */
function find(name, from, root) {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name)
    if (existsSync(join(found, 'package.json'))) return found
    if (folder === resolve(root)) return undefined
  }
}

/**
 * Copies installed packages, and all they depend on, to the same places in another folder. Answers what was copied, by
 * name. Throws where one that is needed is not installed; one that is optional may be another machine's.
 */
export function copyPackages(names, root, target) {
  const copied = new Map()

  function copy(name, from, isOptional) {
    const folder = find(name, from, root)
    if (!folder && isOptional) return
    if (!folder) throw new Error(`${name} is not installed.`)
    if (copied.has(folder)) return
    const { version, license, dependencies = {}, optionalDependencies = {} } = read(folder)
    copied.set(folder, { name, version, license })
    cpSync(folder, join(target, relative(root, folder)), {
      recursive: true,
      verbatimSymlinks: true,
      // What is nested in it comes by itself, where it is needed.
      filter: (path) => path !== join(folder, 'node_modules'),
    })
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies }))
      copy(each, folder, each in optionalDependencies)
  }

  for (const name of names) copy(name, root, false)
  return [...copied.values()].toSorted((one, other) => one.name.localeCompare(other.name))
}
