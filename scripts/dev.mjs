// Runs the sources without a build: the server restarts when its files change; Vite serves the web app and proxies
// /api.
import { spawn } from 'node:child_process'
import { root } from './lib/run.mjs'

const web = 'http://localhost:3000'
const start = (args, env) =>
  spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })

const children = [
  start(
    [
      '--watch-path=server/src',
      '--watch-path=contract/src',
      '--watch-path=critic/src',
      '--watch-path=lib/src',
      'server/src/main.ts',
    ],
    {
      PORT: '3002',
      PUBLIC_URL: web,
    },
  ),
  start(['node_modules/vite/bin/vite.js', 'web', '--port', '3000', '--strictPort'], {
    API_URL: 'http://localhost:3002',
  }),
]
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
for (const child of children) child.on('exit', stop)
