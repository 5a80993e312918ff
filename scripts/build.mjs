// Builds `dist` of server, identity and web, each only if one of its inputs has changed. A separate process, so that the
// bundler's memory is freed before the product starts.
import { buildIfChanged } from './build/build-if-changed.mjs'
import { run } from './lib/run.mjs'

/** Every build depends on these: code that several workspaces import, how it is built, and with which versions. */
const shared = [
  'contract',
  'critic',
  'lib',
  'picture',
  'scripts/build',
  'scripts/build.mjs',
  'package-lock.json',
  'tsconfig.json',
]

/** The processes that run on Node: the folder of each workspace, its entry files by name, and files they read. */
const processes = [
  {
    workspace: 'server',
    entries: {
      main: 'server/src/main.ts',
      admin: 'server/src/admin.ts',
      backup: 'server/src/backup.ts',
      restore: 'server/src/restore.ts',
      voice: 'server/src/voice.ts',
      'draw-line': 'server/src/drawing/draw-line.ts',
      'voice-worker': 'server/src/adapters/voice/flite/worker.ts',
      'voice-host': 'server/src/adapters/voice/kokoro/host.ts',
    },
    files: ['picture/src/scene.module.css'],
  },
  { workspace: 'identity', entries: { main: 'identity/src/main.ts', admin: 'identity/src/admin.ts' } },
]
const web = ['web/src', 'web/scripts', 'web/public', 'web/index.html', 'web/vite.config.ts', 'web/package.json']

for (const built of processes) {
  const { workspace } = built
  const inputs = [...shared, `${workspace}/src`, `${workspace}/package.json`]
  await buildIfChanged({ workspace, inputs }, async (folder) => {
    // Imported only here: if nothing needs building, no bundler is loaded.
    const { bundleForNode } = await import('./build/bundle-for-node.mjs')
    await bundleForNode(built, folder)
  })
}
await buildIfChanged({ workspace: 'web', inputs: [...shared, ...web] }, async (folder) => {
  if ((await run('node', ['web/scripts/build.ts', folder])) !== 0) throw new Error('The web app could not be built.')
})
