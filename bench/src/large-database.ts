import { startEmbeddedPostgres } from '@glimmer/server/database/embedded/start'
import { addCrowd } from '@glimmer/server/testing/crowd'
import pg from 'pg'
import { type Figure, median, percentile } from './report.ts'
import { type Backing, log, startForBench } from './surroundings.ts'

/** How many people are in the large database, and how many in the small one, which represents an empty one. */
const people = Number(process.env.BENCH_PEOPLE ?? 20_000)
const few = 200
const days = Number(process.env.BENCH_DAYS ?? 90)
/** The DATA_DIR of a database that was filled before; BENCH_PEOPLE and BENCH_DAYS then describe its contents. */
const filled = process.env.BENCH_DATABASE
const rounds = 5
/** Rounds that do not count: afterwards every statement is planned and every function compiled. */
const warmUp = 1
/**
 * Calls of each request per round and database. The databases alternate every few calls, so that other load on the
 * machine affects both.
 */
const callsARound = 300
const callsATurn = 50
const atOnce = 4
/** How many users make requests: in a large database always different ones, so that nothing of theirs is cached. */
const mostAskers = (warmUp + rounds) * callsARound

type Asker = { token: string; lineIds: string[] }
type Person = { token: string; lineId: string }

/** The ten requests that make up most of a day. */
const requests: Record<string, (person: Person) => [method: string, path: string, body?: object]> = {
  today: () => ['GET', '/affirmations/today'],
  'my list': () => ['GET', '/affirmations?limit=20'],
  favourites: () => ['GET', '/users/favorites'],
  history: () => ['GET', '/users/history'],
  'one line': ({ lineId }) => ['GET', `/affirmations/${lineId}`],
  'what felt true': () => ['GET', '/users/felt-true'],
  'days shown up': () => ['GET', '/users/days'],
  profile: () => ['GET', '/users/profile'],
  'keep a line': ({ lineId }) => ['POST', `/affirmations/${lineId}/favorite`, { isFavorite: true }],
  generate: () => ['POST', '/affirmations/generate', { themes: ['calm'], mood: 'steady' }],
}

interface Target {
  url: string
  askers: Asker[]
  /** Milliseconds of the calls of each round, by request. */
  times: Map<string, number[][]>
  stop(): Promise<void>
}

type Connection = Backing['connection']

/** From now on the bench can sign in every user. This rewrites every row, so all rows are equally fresh. */
async function vouchForAll(client: pg.Client, issuer: string): Promise<void> {
  await client.query('set statement_timeout = 0')
  await client.query('update account set issuer = $1 where issuer <> $1', [issuer])
  await client.query('vacuum analyze account')
  await client.query('checkpoint')
}

/** Users from all over the database, each with as many of their lines as they will request. */
async function findAskers(client: pg.Client, issuer: Backing['issuer']): Promise<Asker[]> {
  const size = await client.query<{ people: number }>('select least(count(*), $1)::int as people from account', [
    mostAskers,
  ])
  const each = Math.ceil(mostAskers / (size.rows[0]?.people ?? 1))
  const { rows } = await client.query<{ subject: string; lineIds: string[]; today: boolean }>(
    `select subject,
       array(select id from affirmation where account_id = owner.id order by id desc offset 5 limit $2) as "lineIds",
       exists (select from daily_line where account_id = owner.id and day = current_date) as today
     from account owner where subject like 'crowd-%' order by random() limit $1`,
    [mostAskers, each],
  )
  if (rows.some(({ today }) => !today)) throw new Error('Its people have not come today: fill it anew.')
  const exp = Math.floor(Date.now() / 1000) + 7200
  return Promise.all(
    rows.map(async ({ subject, lineIds }) => ({ lineIds, token: await issuer.token(subject, { exp }) })),
  )
}

async function openDatabase(
  { issuer, settings }: Backing,
  connection: Connection,
  fill: (client: pg.Client) => Promise<void>,
): Promise<Target> {
  const { host, port, user, database } = connection
  const DATABASE_URL = `postgresql://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
  const product = await startForBench({ ...settings, DATABASE_URL })
  const client = new pg.Client(connection)
  await client.connect()
  await fill(client)
  await vouchForAll(client, issuer.issuer)
  const askers = await findAskers(client, issuer)
  await client.end()
  const url = product.url.replace('localhost', '127.0.0.1')
  return { url, askers, times: new Map(), stop: product.stop }
}

/** A database created for this run. */
async function fillNew(backing: Backing, database: string, size: number): Promise<Target> {
  const admin = new pg.Client(backing.connection)
  await admin.connect()
  await admin.query(`create database ${database}`)
  await admin.end()
  const crowd = { people: size, days, issuer: backing.issuer.issuer, now: new Date() }
  return openDatabase(backing, { ...backing.connection, database }, (client) => addCrowd(client, crowd))
}

/** A database that `npm run seed -- --people` has filled, by its DATA_DIR. */
async function openFilled(backing: Backing, dataDir: string): Promise<Target> {
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  // What is encrypted in its database needs the key in its folder.
  const settings = { ...backing.settings, DATA_DIR: dataDir }
  try {
    const target = await openDatabase({ ...backing, settings }, postgres.connection, async () => undefined)
    return {
      ...target,
      async stop() {
        await target.stop()
        await postgres.stop()
      },
    }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

/** Runs some work for each number below a limit, a few at once. */
async function repeat(times: number, work: (turn: number) => Promise<void>): Promise<void> {
  let next = 0
  const worker = async () => {
    while (next < times) await work(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/**
 * Sends every token once, with a request that is refused before the database is queried: verifying tokens is not
 * measured.
 */
const introduce = ({ url, askers }: Target): Promise<void> =>
  repeat(askers.length, async (turn) => {
    const headers = { authorization: `Bearer ${askers[turn]?.token}` }
    const response = await fetch(`${url}/api/users/favorites?cursor=none`, { headers })
    await response.arrayBuffer()
    if (response.status !== 400) throw new Error(`Somebody was answered ${response.status}.`)
  })

/** The user of a turn: after every user has had one, it starts again with the first, with another line. */
function personOf({ askers }: Target, turn: number): Person {
  const { token, lineIds } = askers[turn % askers.length] ?? { token: '', lineIds: [] }
  return { token, lineId: lineIds[Math.floor(turn / askers.length)] ?? '' }
}

/** Resolves with the duration in milliseconds. */
async function ask(target: Target, name: string, turn: number): Promise<number> {
  const { token, lineId } = personOf(target, turn)
  const request = requests[name]
  if (!token || !lineId || !request) throw new Error('Nobody asks.')
  const [method, path, body] = request({ token, lineId })
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
  const from = performance.now()
  const response = await fetch(`${target.url}/api${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`)
  return performance.now() - from
}

/** A round of one request in both databases, which alternate in going first. `first` is the turn to start at. */
async function askRound(targets: readonly Target[], name: string, first: number): Promise<void> {
  const taken = new Map(targets.map((target) => [target, [] as number[]]))
  for (let from = 0; from < callsARound; from += callsATurn) {
    const inTurn = (from / callsATurn) % 2 === 0 ? targets : targets.toReversed()
    for (const target of inTurn)
      await repeat(callsATurn, async (turn) => {
        taken.get(target)?.push(await ask(target, name, first + from + turn))
      })
  }
  for (const [{ times }, milliseconds] of taken) times.set(name, [...(times.get(name) ?? []), milliseconds])
}

/**
 * Sends every request, each for different users: in the end every user has sent each request once, in a different
 * order.
 */
async function askEverything(targets: readonly Target[], round: number): Promise<void> {
  for (const [place, name] of Object.keys(requests).entries())
    await askRound(targets, name, ((round + place) % (warmUp + rounds)) * callsARound)
}

/** The median of the rounds' percentiles. */
const middle = ({ times }: Target, name: string, share: number): number =>
  median((times.get(name) ?? []).map((round) => percentile(round, share)))

function figuresOf(small: Target, large: Target): Figure[] {
  return Object.keys(requests).flatMap((name) =>
    [0.5, 0.99].flatMap((share): Figure[] => {
      const [here, there] = [middle(large, name, share), middle(small, name, share)]
      const what = `${name}: p${share * 100}`
      return [
        { what: `${what} with ${people.toLocaleString('en-GB')} people`, value: here, unit: 'ms' },
        { what: `${what} with ${few} people`, value: there, unit: 'ms' },
        { what: `${what}, one against the other`, value: here / there, unit: '×', ...(share > 0.5 && { limit: 1.3 }) },
      ]
    }),
  )
}

/**
 * The same requests in a small and a large database, alternating in one run: what more rows cost the existing users.
 */
export async function benchLargeDatabase(backing: Backing): Promise<Figure[]> {
  const small = await fillNew(backing, 'small_database', few)
  const large = await (filled ? openFilled(backing, filled) : fillNew(backing, 'large_database', people))
  const targets = [small, large]
  try {
    for (const target of targets) await introduce(target)
    for (let round = 0; round < warmUp + rounds; round++) {
      if (round === warmUp) for (const { times } of targets) times.clear()
      await askEverything(targets, round)
    }
    return figuresOf(small, large)
  } finally {
    await Promise.all(targets.map(({ stop }) => stop()))
  }
}
