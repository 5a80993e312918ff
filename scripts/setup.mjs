// The entry point of every command: plain JavaScript that any Node from 20 on can run. It installs what is missing,
// finds a Node 24 (the machine's own, or the one npm installed), builds if the command needs it, and runs the command.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chooseNode, whyItCannotRun } from './lib/machine.mjs'
import { installNaturalVoice } from './lib/natural-voice.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = join(root, 'node_modules')

/**
 * The script of each command; whether it runs on the built product; whether it starts the embedded database; whether it
 * tries to install the natural voice without being asked; and whether it runs for long and should save memory.
 */
const commands = {
  start: { script: 'server/dist/main.js', builds: true, startsDatabase: true, sparing: true },
  dev: { script: 'scripts/dev.mjs', startsDatabase: true },
  test: { script: 'scripts/test.mjs', startsDatabase: true, triesNaturalVoice: true },
  check: { script: 'scripts/check.mjs' },
  bench: { script: 'bench/src/main.ts', builds: true, startsDatabase: true },
  seed: { script: 'scripts/seed/main.ts', startsDatabase: true },
  film: { script: 'e2e/film/record.ts', builds: true, startsDatabase: true },
  build: { script: 'scripts/build.mjs' },
  release: { script: 'scripts/release.mjs', builds: true },
  drill: { script: 'scripts/drill.mjs' },
  admin: { script: 'server/src/admin.ts' },
  backup: { script: 'server/src/backup.ts' },
  restore: { script: 'server/src/restore.ts' },
  voice: { script: 'server/src/voice.ts' },
  'lines:measure': { script: 'server/src/writing/measure.ts' },
  'lines:fillings': { script: 'server/src/writing/fillings.ts' },
  'writer:train': { script: 'server/src/writing/gate/train/train.ts' },
  'writer:measure': { script: 'server/src/writing/gate/train/measure.ts' },
  'care:train': { script: 'server/src/writing/care/train/train.ts' },
  'care:thresholds': { script: 'server/src/writing/care/train/choose-thresholds.ts' },
  'care:measure': { script: 'server/src/writing/care/train/measure.ts' },
  'lines:sample': { script: 'server/src/writing/sample.ts' },
  'voice:report': { script: 'scripts/voice-report/main.ts' },
}

function stop(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/**
 * Installs with npm if the lockfile has changed since the last install. Not `npm ci`: it rejects a lockfile that lacks
 * the packages of other platforms, and a lockfile can name only what its registry had.
 */
function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const stamp = join(modules, '.installed-from')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  process.stdout.write('Installing…\n')
  const isWindows = process.platform === 'win32'
  const { status } = spawnSync(isWindows ? 'npm.cmd' : 'npm', ['install', '--no-save', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: isWindows,
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  })
  if (status !== 0) stop('npm could not install the packages; its reason is above.')
  writeFileSync(stamp, lock)
}

/**
 * Saves memory for a little more processor time (docs/decisions/0029); variables that are set outside take precedence.
 */
const sparingly = {
  // Returns freed memory to the system. By default, glibc raises these thresholds to several megabytes.
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  ...process.env,
  // Keeps V8's young generation small. By default it grows to 64 MB.
  NODE_OPTIONS: ['--max-semi-space-size=2', process.env.NODE_OPTIONS].filter(Boolean).join(' '),
}

/** Runs a script and resolves with its exit code. Signals are forwarded; the script decides how to handle them. */
function run(node, script, args = [], env = process.env) {
  const child = spawn(node, [join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      // glibc keeps an arena for each thread that ever drew a picture, and never frees it: this saves 50 MB.
      MALLOC_ARENA_MAX: '2',
      ...env,
      PATH: [join(modules, '.bin'), process.env.PATH].join(delimiter),
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  return new Promise((done) => {
    child.on('exit', (code) => done(code ?? 1))
  })
}

const { version, platform, arch, execPath } = process
const [name, ...rest] = process.argv.slice(2)
if (!Object.hasOwn(commands, name))
  stop(
    `Say one of: ${Object.keys(commands)
      .map((each) => `npm run ${each}`)
      .join(', ')}.`,
  )
const { script, builds, startsDatabase, triesNaturalVoice, sparing } = commands[name]
const obstacle = whyItCannotRun({ version, platform, root, startsDatabase, databaseUrl: process.env.DATABASE_URL })
if (obstacle) stop(obstacle)
install()
const fetchesNaturalVoice = name === 'voice' && rest.length === 0
if (fetchesNaturalVoice || triesNaturalVoice || process.env.VOICE === 'kokoro') {
  const lacking = installNaturalVoice({ root, platform, arch })
  if (lacking && fetchesNaturalVoice) stop(lacking)
  if (lacking) process.stderr.write(`${lacking}\n`)
}
const { node, problem } = chooseNode({ version, execPath, platform, arch, modules, exists: existsSync })
if (problem) stop(problem)
const code = builds ? await run(node, 'scripts/build.mjs') : 0
process.exitCode = code === 0 ? await run(node, script, rest, sparing ? sparingly : process.env) : code
