import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { type Child, cpuSeconds, startChild } from './child.ts'
import { type Figure, median } from './report.ts'
import { type Backing, sparing, withApi, withDataFolder } from './surroundings.ts'

const rounds = 5
const seconds = 3
const connections = 16

interface Load {
  /** Processor microseconds of the server process for one request. */
  cpu: number
  perSecond: number
}

async function load({ url, pid }: { url: string; pid: number }, token: string): Promise<Load> {
  // The server measured before releases its connections first: the database has few.
  await pause(500)
  const before = cpuSeconds(pid)
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { authorization: `Bearer ${token}` },
  })
  if (result.non2xx > 0) throw new Error(`${result.non2xx} requests failed at ${url}`)
  return { cpu: ((cpuSeconds(pid) - before) * 1e6) / result.requests.total, perSecond: result.requests.average }
}

const query = `select a.* from account owner join affirmation a on a.account_id = owner.id
where owner.issuer = :issuer order by a.id desc limit 21;`

/** Queries per second by pgbench, if this machine has it. */
const pgbench = ({ connection: { host, port, user, database }, issuer }: Backing): Promise<number | undefined> =>
  withDataFolder(async (folder) => {
    const script = join(folder, 'list.sql')
    await writeFile(script, query.replace(':issuer', `'${issuer.issuer}'`))
    const load = ['-n', '-M', 'prepared', '-c', '8', '-T', '5', '-f', script]
    const where = ['-h', host, '-p', String(port), '-U', user, database]
    const { stdout, status } = spawnSync('pgbench', [...load, ...where], { encoding: 'utf8' })
    return status === 0 ? Number(/tps = ([\d.]+)/.exec(stdout)?.[1]) : undefined
  })

/** "List my 20, authenticated" and the same by hand, alternating in one run. */
export const benchList = (backing: Backing): Promise<Figure[]> =>
  withApi(
    backing,
    async ({ url, token, pid }) => {
      const peers = await startPeers(backing)
      const own = { name: ours, url: `${url}/api/affirmations?limit=20`, pid }
      const all = [own, ...peers.map(({ name, line, pid }) => ({ name, url: `${line}/?limit=20`, pid }))]
      const loads = new Map(all.map(({ name }) => [name, [] as Load[]]))
      try {
        for (const peer of all) await load(peer, token) // all were cold
        for (let round = 0; round < rounds; round++)
          for (const peer of all) loads.get(peer.name)?.push(await load(peer, token))
      } finally {
        await Promise.all(peers.map(({ stop }) => stop()))
      }
      return figuresOf(loads, await pgbench(backing))
    },
    40,
  )

const ours = 'list my 20'
const byHand = 'the same by hand (node:http + pg)'
/** Only what our own request needs as well: what can still be gained lies between these and ours. */
const floor = 'in our columns and words, by node:http alone'
const floorOfFastify = 'the same by Fastify alone'
const peerNames = [byHand, floor, floorOfFastify]

function startPeers({ issuer: { issuer, audience }, connection }: Backing): Promise<(Child & { name: string })[]> {
  const settings = {
    ISSUER: issuer,
    AUDIENCE: audience,
    DATABASE: JSON.stringify(connection),
    ...sparing,
  }
  const start = async (name: string, program: string, more: Record<string, string> = {}) => ({
    name,
    ...(await startChild(program, { ...settings, ...more })),
  })
  return Promise.all([
    start(byHand, './list-baseline.ts'),
    start(floor, './list-floor.ts'),
    start(floorOfFastify, './list-floor.ts', { OVER: 'fastify' }),
  ])
}

function figuresOf(loads: ReadonlyMap<string, readonly Load[]>, perSecondBare?: number): Figure[] {
  const cpuOf = (name: string) => median((loads.get(name) ?? []).map(({ cpu }) => cpu))
  const perSecondOf = (name: string) => Math.max(...(loads.get(name) ?? []).map(({ perSecond }) => perSecond))
  const names = [ours, ...peerNames]
  const share = (name: string) => perSecondOf(name) / (perSecondBare ?? Number.NaN)
  return [
    ...names.map((name) => ({ what: `${name}: processor time a request`, value: cpuOf(name), unit: 'µs' })),
    { what: 'ratio to by hand', value: cpuOf(ours) / cpuOf(byHand), unit: '×', limit: 1.2 },
    { what: 'node:http alone to by hand', value: cpuOf(floor) / cpuOf(byHand), unit: '×' },
    { what: 'Fastify alone to by hand', value: cpuOf(floorOfFastify) / cpuOf(byHand), unit: '×' },
    ...names.map((name) => ({ what: `${name}: requests`, value: perSecondOf(name), unit: '/s' })),
    ...(perSecondBare === undefined
      ? []
      : [
          { what: 'pgbench on the same query', value: perSecondBare, unit: '/s' },
          { what: 'share of pgbench', value: share(ours), unit: '×', limit: 0.4, atLeast: true as const },
          { what: 'share of pgbench: node:http alone', value: share(floor), unit: '×' },
        ]),
  ]
}
