import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../product.ts'
import type { Stage } from './drill.ts'
import { isOpen, runProgram, until } from './program.ts'

/** Starts an HAProxy in front of these ports of the app, round robin, which checks whether each is ready. */
export async function startHaproxy(stage: Stage, ports: readonly number[]) {
  const port = await freePort()
  const settings = join(stage.folder, `haproxy-${port}.cfg`)
  const servers = ports.map((each, place) => `  server app${place} 127.0.0.1:${each} check inter 300ms fall 1 rise 1`)
  writeFileSync(
    settings,
    `global
  maxconn 500
defaults
  mode http
  timeout connect 2s
  timeout client 30s
  timeout server 30s
  timeout check 5s
  option redispatch
  retries 2
frontend people
  bind 127.0.0.1:${port}
  # Everybody here is on one machine: people come from one address, and the checks from another.
  http-request set-header X-Forwarded-For 203.0.113.9
  default_backend apps
backend apps
  balance roundrobin
  option httpchk GET /api/ready
${servers.join('\n')}
`,
  )
  runProgram(stage, 'haproxy', ['-db', '-f', settings])
  await until('HAProxy listens', () => isOpen(port))
  return { url: `http://127.0.0.1:${port}` }
}
