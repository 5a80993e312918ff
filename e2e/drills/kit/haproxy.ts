import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@glimmer/lib/testing/free-port'
import type { Stage } from './drill.ts'
import { isOpen, runProgram, waitUntil } from './program.ts'

/** Starts an HAProxy with this configuration, in which it listens on the port. */
async function startHaproxy(stage: Stage, configure: (port: number) => string): Promise<number> {
  const port = await freePort()
  const settings = join(stage.folder, `haproxy-${port}.cfg`)
  writeFileSync(settings, configure(port))
  runProgram(stage, 'haproxy', ['-db', '-f', settings])
  await waitUntil('HAProxy listens', () => isOpen(port))
  return port
}

/** An HAProxy in front of these ports of the app, round robin, which checks whether each is ready. */
export async function startAppProxy(stage: Stage, ports: readonly number[]): Promise<string> {
  const servers = ports.map((each, index) => `  server app${index} 127.0.0.1:${each} check inter 300ms fall 1 rise 1`)
  const port = await startHaproxy(
    stage,
    (own) => `global
  maxconn 500
defaults
  mode http
  timeout connect 2s
  timeout client 30s
  timeout server 30s
  timeout check 5s
  option redispatch
  retries 2
frontend users
  bind 127.0.0.1:${own}
  # Everything is on one machine: users come from one address, and the checks from another.
  http-request set-header X-Forwarded-For 203.0.113.9
  default_backend apps
backend apps
  balance roundrobin
  option httpchk GET /api/ready
${servers.join('\n')}
`,
  )
  return `http://127.0.0.1:${port}`
}

/** An HAProxy that leads to the node whose own HTTP port says that it is the primary, and ends other connections. */
export function startDatabaseProxy(
  stage: Stage,
  nodes: readonly { port: number; restPort: number }[],
): Promise<number> {
  const servers = nodes.map(
    ({ port, restPort }) =>
      `  server at${port} 127.0.0.1:${port} check port ${restPort} inter 500ms fall 1 rise 1 on-marked-down shutdown-sessions`,
  )
  return startHaproxy(
    stage,
    (own) => `defaults
  mode tcp
  timeout check 3s
  timeout connect 1s
  timeout client 1h
  timeout server 1h
listen primary
  bind 127.0.0.1:${own}
  option httpchk GET /primary
${servers.join('\n')}
`,
  )
}
