import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../product.ts'
import type { Stage } from './drill.ts'
import { isOpen, runProgram, until } from './program.ts'

interface Target {
  host: string
  port: number
  user: string
  database: string
}

/** Starts a PgBouncer in transaction mode in front of this server, and returns its address. */
export async function startPgBouncer(stage: Stage, { host, port, user, database }: Target, poolSize: number) {
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
  await until('PgBouncer listens', () => isOpen(listenPort))
  const at = (name: string) => `postgres://${user}@127.0.0.1:${listenPort}/${name}`
  return { url: at('glimmer'), adminUrl: at('pgbouncer') }
}
