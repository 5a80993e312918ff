import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildAll } from './steps/build-all.mjs'
import { root } from './steps/run.mjs'

await buildAll()
const server = spawn(process.execPath, [join(root, 'server/dist/main.js')], {
  cwd: root,
  stdio: 'inherit',
  // glibc keeps memory apart for each thread that ever drew a picture, and never gives it back: 50 MB less this way.
  env: { MALLOC_ARENA_MAX: '2', ...process.env },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(signal ? 1 : code))
