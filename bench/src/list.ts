import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { cpuSeconds, startChild } from './child.ts'
import { type Figure, median } from './report.ts'
import { type Backing, withApi, withDataFolder } from './surroundings.ts'

const rounds = 5
const seconds = 3
const connections = 16

interface Load {
  /** Processor microseconds of the server process for one request. */
  cpu: number
  perSecond: number
}

async function load(url: string, pid: number, token: string): Promise<Load> {
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

/** Queries a second by pgbench, where this machine has one. */
const pgbench = ({ connection: { host, port, user, database }, issuer }: Backing): Promise<number | undefined> =>
  withDataFolder(async (folder) => {
    const script = join(folder, 'list.sql')
    await writeFile(script, query.replace(':issuer', `'${issuer.issuer}'`))
    const load = ['-n', '-M', 'prepared', '-c', '8', '-T', '5', '-f', script]
    const where = ['-h', host, '-p', String(port), '-U', user, database]
    const { stdout, status } = spawnSync('pgbench', [...load, ...where], { encoding: 'utf8' })
    return status === 0 ? Number(/tps = ([\d.]+)/.exec(stdout)?.[1]) : undefined
  })

/** "List my 20, authenticated" and the same by hand, in turns in one run. */
export const benchList = (backing: Backing): Promise<Figure[]> =>
  withApi(
    backing,
    async ({ url, token, pid }) => {
      const { issuer, audience } = backing.issuer
      const baseline = await startChild('./list-baseline.ts', {
        ISSUER: issuer,
        AUDIENCE: audience,
        DATABASE: JSON.stringify(backing.connection),
        MALLOC_ARENA_MAX: '2',
      })
      const ours: Load[] = []
      const byHand: Load[] = []
      try {
        for (let round = 0; round <= rounds; round++) {
          const one = await load(`${url}/api/affirmations?limit=20`, pid, token)
          const other = await load(`${baseline.line}/?limit=20`, baseline.pid, token)
          if (round === 0) continue // both were cold
          ours.push(one)
          byHand.push(other)
        }
      } finally {
        await baseline.stop()
      }
      return figuresOf(ours, byHand, await pgbench(backing))
    },
    40,
  )

function figuresOf(ours: readonly Load[], byHand: readonly Load[], perSecondBare?: number): Figure[] {
  const cpu = median(ours.map((one) => one.cpu))
  const handCpu = median(byHand.map((one) => one.cpu))
  const perSecond = Math.max(...ours.map((one) => one.perSecond))
  const figures: Figure[] = [
    { what: 'list my 20: processor time a request', value: cpu, unit: 'µs' },
    { what: 'the same by hand (node:http + pg)', value: handCpu, unit: 'µs' },
    { what: 'ratio to by hand', value: cpu / handCpu, unit: '×', limit: 1.2 },
    { what: 'list my 20: requests', value: perSecond, unit: '/s' },
    { what: 'by hand: requests', value: Math.max(...byHand.map((one) => one.perSecond)), unit: '/s' },
  ]
  if (perSecondBare === undefined) return figures
  const share = perSecond / perSecondBare
  return [
    ...figures,
    { what: 'share of pgbench on the same query', value: share, unit: '×', limit: 0.4, atLeast: true },
  ]
}
