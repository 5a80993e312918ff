// npm run release: writes release/ and release.tar.gz. `node release/start.mjs` runs the product on a plain Node 24, as
// any user, from a read-only tree: built code and the packages it loads at run time, without the tools that build it.
// Beside the tarball, release.cdx.json is its bill of materials. Refused with changes that are not committed.
// With `-- --natural-voice` it also contains the natural voice's runtime, 47 MB; without, natural-voice/ only names it.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBinaries } from '../server/src/database/embedded/binaries.ts'
import { billOfMaterials } from './build/bill-of-materials.mjs'
import { whyNotReleased } from './build/refuse-release.mjs'
import { copyPackages, oldestNode, packagesOutside, releaseEntry } from './build/release-files.mjs'
import { installNaturalVoice } from './lib/natural-voice.mjs'
import { root } from './lib/run.mjs'

/** The files of a folder, without those in folders below: deploy/secrets is nobody else's. */
const filesOf = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `${folder}/${name}`)
// The operator's pages lead to the others. Pictures and readers' marks stay with the source.
const pages = [...filesOf('docs'), 'docs/decisions', ...filesOf('deploy'), 'deploy/kubernetes']
const built = ['server/dist', 'server/media', 'identity/dist', 'web/dist']
const documents = ['LICENSE', 'README.md', 'CHANGELOG.md', 'SECURITY.md', '.env.example', ...pages]

const release = join(root, 'release')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

const write = (path, text) => writeFileSync(join(release, path), text)

/** What git prints; undefined outside a clone. */
function git(...args) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trimEnd()
  } catch {
    return undefined
  }
}

const bytesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)

const megabytes = (bytes) => `${(bytes / 1_000_000).toFixed(1)} MB`

const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
const refusal = whyNotReleased({ version, changelog, status: git('status', '--porcelain') })
if (refusal) {
  process.stderr.write(`${refusal}\n`)
  process.exit(1)
}
// Links and executable bits are created here: the user who runs a release may not be allowed to.
findBinaries()
rmSync(release, { recursive: true, force: true })
mkdirSync(release)
for (const path of [...built, ...documents]) cpSync(join(root, path), join(release, path), { recursive: true })
const contents = copyPackages(packagesOutside(process), root, release)
// The provider's pages are resolved through the package that owns them.
const identity = join(release, 'node_modules/@glimmer/identity')
mkdirSync(identity, { recursive: true })
cpSync(join(root, 'identity/assets'), join(identity, 'assets'), { recursive: true })
cpSync(join(root, 'identity/package.json'), join(identity, 'package.json'))

const { platform, arch } = process
const naturalVoice = process.argv.includes('--natural-voice')
mkdirSync(join(release, 'natural-voice'))
for (const name of ['package.json', 'package-lock.json'])
  cpSync(join(root, 'natural-voice', name), join(release, 'natural-voice', name))
if (naturalVoice) {
  const lacking = installNaturalVoice({ root: release, platform, arch })
  if (lacking) throw new Error(lacking)
}

const programs = { start: 'main', admin: 'admin', backup: 'backup', restore: 'restore', voice: 'voice' }
for (const [name, entry] of Object.entries(programs)) write(`${name}.mjs`, releaseEntry(`./server/dist/${entry}.js`))
// The same `npm` commands as with the sources.
const scripts = Object.fromEntries(Object.keys(programs).map((name) => [name, `node ${name}.mjs`]))
const engines = { node: `>=${oldestNode}` }
write(
  'package.json',
  `${JSON.stringify({ name: 'glimmer', version, private: true, type: 'module', engines, scripts }, null, 2)}\n`,
)
const manifest = {
  name: 'glimmer',
  version,
  commit: git('rev-parse', 'HEAD'),
  node: `>=${oldestNode}`,
  platform,
  arch,
  naturalVoice,
  bytes: bytesIn(release),
  packages: contents,
}
write('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`)
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const materials = billOfMaterials(lock, { version, timestamp: new Date().toISOString() })
writeFileSync(join(root, 'release.cdx.json'), `${JSON.stringify(materials, null, 2)}\n`)
execFileSync('tar', ['-czf', 'release.tar.gz', 'release'], { cwd: root })
process.stdout.write(
  `release/ ${megabytes(bytesIn(release))}, release.tar.gz ${megabytes(statSync(join(root, 'release.tar.gz')).size)}\n`,
)
