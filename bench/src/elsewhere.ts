import { readFileSync } from 'node:fs'
import { type Api, call } from './environment.ts'
import { type Figure, percentile } from './report.ts'

/** An address answers sixty times a minute, its picture twenty of these. */
const addresses = 20
const requests = 40
const cachedRounds = 11
const drawings = 6
/** Of a small widget on a phone. */
const side = 474

const devices = 10_000
const pollSeconds = 300
const ticksPerSecond = 100

/** The processor time of a process so far, in seconds (Linux, proc(5)). */
function processorSeconds(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number)
  return (user + system) / ticksPerSecond
}

async function timeOf(url: string): Promise<number> {
  const from = performance.now()
  const response = await fetch(url)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`a private address answered ${response.status}`)
  return performance.now() - from
}

/** Times of requests made one after another: `times` rounds over the URLs. */
async function timesOf(urls: readonly string[], times: number): Promise<number[]> {
  const all: number[] = []
  for (let round = 0; round < times; round++) for (const url of urls) all.push(await timeOf(url))
  return all
}

/** Today's line by private address: as text, as a picture that was drawn before, and as one that was not. */
export async function benchElsewhere(api: Api): Promise<Figure[]> {
  const urls: string[] = []
  for (let made = 0; made < addresses; made++) {
    const body = { use: 'address', name: `Device ${made}` }
    const { secret } = await call<{ secret: string }>(api, 'POST', '/users/access-tokens', body)
    urls.push(`${api.url}${new URL(secret).pathname}`)
  }
  const picture = (width: number) => (url: string) => `${url}.png?width=${width}&height=${side}`
  await timesOf(urls.slice(0, 1).map(picture(side)), 3)
  const health = await timesOf([`${api.url}/api/health`], requests * addresses)
  const before = processorSeconds(api.pid)
  const text = await timesOf(
    urls.map((url) => `${url}.txt`),
    requests,
  )
  const each = (processorSeconds(api.pid) - before) / text.length
  const cached = await timesOf(urls.map(picture(side)), cachedRounds)
  const beforeDrawing = processorSeconds(api.pid)
  // Another width each time, so that none was drawn before.
  const drawn: number[] = []
  for (let wider = 1; wider <= drawings; wider++)
    for (const [at, url] of urls.entries()) drawn.push(await timeOf(picture(side - wider * addresses + at)(url)))
  const perDrawing = (processorSeconds(api.pid) - beforeDrawing) / drawn.length
  const p99 = (times: readonly number[]) => percentile(times, 0.99)
  const beside = { what: 'GET /api/health', value: p99(health) }
  return [
    { what: 'a line by private address, p99', value: p99(text), unit: 'ms', beside, ratioLimit: 3, limit: 5 },
    { what: 'its picture, drawn before, p99', value: p99(cached), unit: 'ms', beside, ratioLimit: 3, limit: 5 },
    { what: 'its picture, drawn now, p99', value: p99(drawn), unit: 'ms', limit: 30 },
    { what: 'the same, processor time of each', value: 1000 * perDrawing, unit: 'ms', limit: 30 },
    {
      what: '10,000 devices, each every five minutes',
      value: (100 * each * devices) / pollSeconds,
      unit: '% of a core',
      limit: 5,
    },
  ]
}
