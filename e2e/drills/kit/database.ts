import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@glimmer/lib/testing/free-port'
import { startEmbeddedPostgres } from '@glimmer/server/database/embedded/start'
import { type Database, openPool } from '@glimmer/server/database/pool'
import type { Stage } from './drill.ts'
import { isOpen, runProgram, waitUntil } from './program.ts'

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Opens the drill's own connections to this address; they are closed at the end. */
export function connect(stage: Stage, connectionString: string): Database['pool'] {
  const { pool, close } = openPool({ connectionString }, 1, () => undefined)
  stage.onEnd(close)
  return pool
}

/** Starts a PostgreSQL for the drill on a private socket, and returns the address at which the app reaches it. */
export async function startDatabase(stage: Stage) {
  const { connection, stop } = await startEmbeddedPostgres({ dataDir: stage.folder, log: quiet })
  stage.onEnd(stop)
  const { host, port, user, database } = connection
  return { ...connection, url: `postgresql://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}` }
}

/** Starts a PgBouncer in transaction mode in front of this server, and returns its addresses. */
export async function startPgBouncer(
  stage: Stage,
  { host, port, user, database }: Awaited<ReturnType<typeof startDatabase>>,
  poolSize: number,
) {
  const listenPort = await freePort()
  const settings = join(stage.folder, 'pgbouncer.ini')
  const users = join(stage.folder, 'pgbouncer-users.txt')
  writeFileSync(users, `"${user}" ""\n`)
  writeFileSync(
    settings,
    `[databases]
glimmer = host=${host} port=${port} dbname=${database} user=${user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
admin_users = ${user}
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 200
`,
  )
  // It refuses to run as root, and only the owner of the folder can reach the server's socket.
  const { uid, gid } = statSync(host)
  runProgram(stage, 'pgbouncer', [settings], { uid, gid })
  await waitUntil('PgBouncer listens', () => isOpen(listenPort))
  const at = (name: string) => `postgres://${user}@127.0.0.1:${listenPort}/${name}`
  return { url: at('glimmer'), adminUrl: at('pgbouncer') }
}
