import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { affirmationFields } from '@glimmer/server/features/affirmations/index'
import autocannon from 'autocannon'
import { startChild } from './child.ts'
import { lowMemorySettings, type TestServices, withApi, withDataFolder } from './environment.ts'
import { type Figure, median } from './report.ts'

const rounds = 5
const seconds = 3
const connections = 16
const lines = 40
const path = '/api/affirmations?limit=20'

interface Peer {
  name: string
  url: string
}

/** Requests a second that a list answers. */
async function load(url: string, token: string): Promise<number> {
  // The server measured before releases its connections first: the database has few.
  await pause(500)
  const headers = { authorization: `Bearer ${token}` }
  const result = await autocannon({ url, connections, duration: seconds, headers })
  if (result.non2xx > 0) throw new Error(`${result.non2xx} requests failed at ${url}`)
  return result.requests.average
}

/** Queries a second by pgbench, if this machine has it. */
const pgbench = ({ connection: { host, port, user, database }, issuer }: TestServices): Promise<number | undefined> =>
  withDataFolder(async (folder) => {
    const script = join(folder, 'list.sql')
    const query = `select row_to_json(line) from affirmation cross join lateral (select ${affirmationFields}) line
      where account_id = (select id from account where issuer = '${issuer.issuer}' limit 1) and not is_upcoming
      order by id desc limit 21;`
    await writeFile(script, query.replaceAll('\n', ' '))
    const options = ['-n', '-M', 'prepared', '-c', '8', '-T', '5', '-f', script]
    const where = ['-h', host, '-p', String(port), '-U', user, database]
    const { stdout, status } = spawnSync('pgbench', [...options, ...where], { encoding: 'utf8' })
    return status === 0 ? Number(/tps = ([\d.]+)/.exec(stdout)?.[1]) : undefined
  })

function startPeers({ issuer: { issuer, audience }, connection }: TestServices) {
  const settings = { ISSUER: issuer, AUDIENCE: audience, DATABASE: JSON.stringify(connection), ...lowMemorySettings }
  return Promise.all([
    startChild('./list-peers.ts', settings),
    startChild('./list-peers.ts', { ...settings, ROWS: 'true' }),
  ])
}

/** "List my 20" and its peers, alternating in one run; requests a second by name. */
async function loadAll(peers: readonly Peer[], token: string): Promise<Map<string, number>> {
  const loads = new Map(peers.map(({ name }) => [name, [] as number[]]))
  for (const { url } of peers) await load(url, token) // all were cold
  for (let round = 0; round < rounds; round++)
    for (const { name, url } of peers) loads.get(name)?.push(await load(url, token))
  return new Map([...loads].map(([name, all]) => [name, median(all)]))
}

const product = 'list my 20'
const json = 'PostgreSQL’s own JSON over node:http'
const rows = 'rows through the ORM over node:http'

/** "List my 20, authenticated" beside the least code that does the same. */
export const benchList = (backing: TestServices): Promise<Figure[]> =>
  withApi(
    backing,
    async ({ url, token }) => {
      const children = await startPeers(backing)
      const [byJson, byRows] = children
      const peers = [
        { name: product, url: `${url}${path}` },
        { name: json, url: byJson.line },
        { name: rows, url: byRows.line },
      ]
      const perSecond = await loadAll(peers, token).finally(() => Promise.all(children.map(({ stop }) => stop())))
      const value = perSecond.get(product) ?? Number.NaN
      const beside = (what: string) => ({ what, value: perSecond.get(what) ?? Number.NaN })
      const bare = await pgbench(backing)
      const figure = { what: product, value, unit: '/s' }
      return [
        { ...figure, beside: beside(json), ratioAtLeast: 0.6 },
        { ...figure, beside: beside(rows), ratioAtLeast: 1.5 },
        ...(bare === undefined ? [] : [{ ...figure, beside: { what: 'the query by pgbench', value: bare } }]),
      ]
    },
    lines,
  )
