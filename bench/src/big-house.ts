import { addCrowd } from '@glimmer/server/testing/crowd'
import pg from 'pg'
import { type Figure, percentile } from './report.ts'
import { type Backing, startForBench } from './surroundings.ts'

/** How many people the big house has; the other has as many as ask in either. */
const people = Number(process.env.BENCH_PEOPLE ?? 20_000)
const days = Number(process.env.BENCH_DAYS ?? 90)
const asking = 200
const rounds = 12
/** Rounds that do not count: everybody has then been seen once, and every statement is planned. */
const warmUp = 4
const callsARound = 50
const atOnce = 4

type Person = { token: string; lineId: string }

/** The ten requests most of a day is made of. */
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

interface House {
  url: string
  askers: Person[]
  /** Milliseconds, by request. */
  times: Map<string, number[]>
  stop(): Promise<void>
}

async function openHouse({ issuer, connection, settings }: Backing, database: string, size: number): Promise<House> {
  const admin = new pg.Client(connection)
  await admin.connect()
  await admin.query(`create database ${database}`)
  await admin.end()
  const { host, port, user } = connection
  const DATABASE_URL = `postgresql://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
  const product = await startForBench({ ...settings, DATABASE_URL })
  const client = new pg.Client({ ...connection, database })
  await client.connect()
  await addCrowd(client, { people: size, days, issuer: issuer.issuer, now: new Date() })
  const { rows } = await client.query<{ subject: string; lineId: string }>(
    `select subject, (select id from affirmation where account_id = owner.id order by id desc offset 9 limit 1) as "lineId"
     from account owner order by md5(subject) limit $1`,
    [asking],
  )
  await client.end()
  const exp = Math.floor(Date.now() / 1000) + 7200
  const askers = await Promise.all(
    rows.map(async ({ subject, lineId }) => ({ lineId, token: await issuer.token(subject, { exp }) })),
  )
  const url = product.url.replace('localhost', '127.0.0.1')
  return { url, askers, times: new Map(), stop: product.stop }
}

async function ask({ url, askers, times }: House, name: string, turn: number): Promise<void> {
  const person = askers[turn % askers.length]
  const request = requests[name]
  if (!person || !request) throw new Error('Nobody asks.')
  const [method, path, body] = request(person)
  const headers = {
    authorization: `Bearer ${person.token}`,
    ...(body && { 'content-type': 'application/json' }),
  }
  const from = performance.now()
  const response = await fetch(`${url}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`)
  const known = times.get(name) ?? []
  known.push(performance.now() - from)
  times.set(name, known)
}

async function askRound(house: House, name: string, round: number): Promise<void> {
  let next = round * callsARound
  const end = next + callsARound
  const work = async () => {
    while (next < end) await ask(house, name, next++)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

function figuresOf(small: House, big: House): Figure[] {
  return Object.keys(requests).flatMap((name): Figure[] => {
    const p99 = (house: House) => percentile(house.times.get(name) ?? [], 0.99)
    return [
      { what: `${name}: p99 with ${people.toLocaleString('en-GB')} people`, value: p99(big), unit: 'ms' },
      { what: `${name}: against ${asking} people`, value: p99(big) / p99(small), unit: '×', limit: 1.3 },
    ]
  })
}

/** Every request in both houses, which take turns at being first. */
async function askEverything(houses: readonly House[], round: number): Promise<void> {
  const inTurn = round % 2 === 0 ? houses : houses.toReversed()
  for (const name of Object.keys(requests)) for (const house of inTurn) await askRound(house, name, round)
}

/**
 * The same requests, by as many people, in a house of few and in one of many, in turns in one run: what a row more costs
 * those who are there already.
 */
export async function benchBigHouse(backing: Backing): Promise<Figure[]> {
  const small = await openHouse(backing, 'small_house', asking)
  const big = await openHouse(backing, 'big_house', people)
  const houses = [small, big]
  try {
    for (let round = 0; round < warmUp + rounds; round++) {
      if (round === warmUp) for (const { times } of houses) times.clear()
      await askEverything(houses, round)
    }
    return figuresOf(small, big)
  } finally {
    await Promise.all(houses.map(({ stop }) => stop()))
  }
}
