import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { cpuSeconds, startChild } from './child.ts'
import type { startIssuer } from './issuer.ts'
import { aReader, type SocketConnection, startProduct, trusting } from './product.ts'
import { type Figure, median } from './report.ts'

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
where owner.issuer = :issuer and owner.subject = 'reader' order by a.id desc limit 21;`

/** Queries a second by pgbench, where this machine has one. */
function pgbench({ host, port, user, database }: SocketConnection, issuer: string): number | undefined {
  const script = join(mkdtempSync(join(tmpdir(), 'glimmer-bench-')), 'list.sql')
  writeFileSync(script, query.replace(':issuer', `'${issuer}'`))
  const { stdout, status } = spawnSync(
    'pgbench',
    ['-n', '-M', 'prepared', '-c', '8', '-T', '5', '-f', script, '-h', host, '-p', String(port), '-U', user, database],
    { encoding: 'utf8' },
  )
  return status === 0 ? Number(/tps = ([\d.]+)/.exec(stdout)?.[1]) : undefined
}

/** "List my 20, authenticated" against the same by hand, in turns in one run. */
export async function benchList(
  issuer: Awaited<ReturnType<typeof startIssuer>>,
  database: SocketConnection,
  databaseUrl: string,
): Promise<Figure[]> {
  const product = await startProduct({
    ...trusting(issuer.issuer),
    DATABASE_URL: databaseUrl,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'glimmer-bench-')),
  })
  const baseline = await startChild(fileURLToPath(new URL('./list-baseline.ts', import.meta.url)), {
    ISSUER: issuer.issuer,
    DATABASE: JSON.stringify(database),
  })
  const token = await issuer.token('reader')
  await aReader(product.url, database, token, 'reader', 40)

  const ours: Load[] = []
  const byHand: Load[] = []
  for (let round = 0; round <= rounds; round++) {
    const one = await load(`${product.url}/api/affirmations?limit=20`, product.child.pid, token)
    const other = await load(`${baseline.line}/?limit=20`, baseline.pid, token)
    if (round === 0) continue // both were cold
    ours.push(one)
    byHand.push(other)
  }
  await Promise.all([product.child.stop(), baseline.stop()])

  const cpu = median(ours.map((one) => one.cpu))
  const handCpu = median(byHand.map((one) => one.cpu))
  const perSecond = Math.max(...ours.map((one) => one.perSecond))
  const bare = pgbench(database, issuer.issuer)
  return [
    { what: 'list my 20: processor time a request', value: cpu, unit: 'µs' },
    { what: 'the same by hand (node:http + pg)', value: handCpu, unit: 'µs' },
    { what: 'ratio to by hand', value: cpu / handCpu, unit: '×', limit: 1.2 },
    { what: 'list my 20: requests', value: perSecond, unit: '/s' },
    { what: 'by hand: requests', value: Math.max(...byHand.map((one) => one.perSecond)), unit: '/s' },
    ...(bare
      ? [
          {
            what: 'share of pgbench on the same query',
            value: perSecond / bare,
            unit: '×',
            limit: 0.4,
            atLeast: true,
          } as const,
        ]
      : []),
  ]
}
