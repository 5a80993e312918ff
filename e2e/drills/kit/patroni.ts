import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@glimmer/lib/testing/free-port'
import { giveToNobody, type Stage } from './drill.ts'
import { startDatabaseProxy } from './haproxy.ts'
import { isOpen, runProgram, waitUntil } from './program.ts'

/** After how many seconds a dead primary is replaced; Patroni's own default is thirty. */
const ttl = 5
const binaries = '/usr/lib/postgresql/15/bin'
const password = 'drill'

export interface Node {
  port: number
  restPort: number
  /** Ends the node like a power failure: Patroni and every process of PostgreSQL at once. */
  kill(): Promise<void>
  /** Starts it again on its data. */
  start(): void
}

const configure = (name: string, folder: string, etcd: number, node: Pick<Node, 'port' | 'restPort'>) => `
scope: drill
name: ${name}
restapi: { listen: 127.0.0.1:${node.restPort}, connect_address: 127.0.0.1:${node.restPort} }
etcd3: { host: 127.0.0.1:${etcd} }
bootstrap:
  dcs:
    ttl: ${ttl}
    loop_wait: 1
    retry_timeout: 2
    synchronous_mode: true
    postgresql: { use_pg_rewind: true, parameters: { max_connections: 60, fsync: "on", wal_log_hints: "on" } }
  initdb: [ { encoding: UTF8 }, { locale: C.UTF-8 }, data-checksums ]
  pg_hba: [ "host replication all 127.0.0.1/32 md5", "host all all 127.0.0.1/32 md5" ]
postgresql:
  listen: 127.0.0.1:${node.port}
  connect_address: 127.0.0.1:${node.port}
  data_dir: ${folder}/data
  bin_dir: ${binaries}
  pgpass: ${folder}/pgpass
  parameters: { unix_socket_directories: ${folder} }
  authentication:
    superuser: { username: glimmer, password: ${password} }
    replication: { username: replicator, password: ${password} }
    rewind: { username: rewinder, password: ${password} }
`

async function startEtcd(stage: Stage): Promise<number> {
  const [port, peers] = [await freePort(), await freePort()]
  const [at, between] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peers}`]
  const options = {
    name: 'etcd',
    'data-dir': join(stage.folder, 'etcd'),
    'listen-client-urls': at,
    'advertise-client-urls': at,
    'listen-peer-urls': between,
    'initial-advertise-peer-urls': between,
    'initial-cluster': `etcd=${between}`,
    'log-level': 'error',
  }
  runProgram(
    stage,
    'etcd',
    Object.entries(options).map(([name, value]) => `--${name}=${value}`),
  )
  await waitUntil('etcd listens', () => isOpen(port))
  return port
}

async function prepareNode(stage: Stage, name: string, etcd: number): Promise<Node> {
  const [port, restPort] = [await freePort(), await freePort()]
  const folder = join(stage.folder, name)
  mkdirSync(folder, { mode: 0o700 })
  const settings = join(folder, 'patroni.yml')
  writeFileSync(settings, configure(name, folder, etcd, { port, restPort }))
  const owner = giveToNobody(folder)
  let running: ReturnType<typeof runProgram> | undefined
  const killPostgres = () => {
    try {
      process.kill(Number.parseInt(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8'), 10), 'SIGKILL')
    } catch {
      // It is not running.
    }
  }
  stage.onEnd(killPostgres)
  return {
    port,
    restPort,
    async kill() {
      const ended = running?.kill()
      killPostgres()
      await ended
    },
    start() {
      running = runProgram(stage, 'patroni', [settings], { ...owner, env: { PATH: `${binaries}:/usr/bin:/bin` } })
    },
  }
}

/** Whether this node has a role: `primary`, `replica` or `synchronous`. */
export const hasRole = async ({ restPort }: Node, role: string): Promise<boolean> =>
  (await fetch(`http://127.0.0.1:${restPort}/${role}`).catch(() => undefined))?.ok === true

/**
 * Two PostgreSQL servers managed by Patroni, one a synchronous replica of the other, and the address of the primary.
 */
export async function startCluster(stage: Stage) {
  const etcd = await startEtcd(stage)
  const nodes = [await prepareNode(stage, 'one', etcd), await prepareNode(stage, 'two', etcd)] as const
  const [first, second] = nodes
  first.start()
  await waitUntil('the first node is the primary', () => hasRole(first, 'primary'))
  second.start()
  await waitUntil('the second replicates it synchronously', () => hasRole(second, 'synchronous'))
  const port = await startDatabaseProxy(stage, nodes)
  return { nodes, url: `postgres://glimmer:${password}@127.0.0.1:${port}/postgres` }
}
