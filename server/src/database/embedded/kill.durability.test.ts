import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startEmbeddedPostgres } from './start.ts'
import { ask } from './testing/ask.ts'
import { memoryLog } from './testing/log.ts'
import { childrenOf, killHard, postmasterOf } from './testing/processes.ts'
import { type RunningApp, runApp } from './testing/run-app.ts'
import { cleanUpScratch, scratch } from './testing/scratch.ts'

cleanUpScratch()

/** What is killed: the app alone, the app and its postmaster, or these and every backend. */
type Victims = 'app' | 'app and postmaster' | 'app and all of PostgreSQL'

const isLinux = process.platform === 'linux'
const victims: Victims[] = isLinux
  ? ['app', 'app and postmaster', 'app and all of PostgreSQL']
  : ['app', 'app and postmaster']
const rounds = 10
const idsPerRound = 1_000_000

function kill(app: RunningApp, who: Victims, data: string): void {
  const postmaster = who === 'app' ? undefined : postmasterOf(data)
  const backends = postmaster && who === 'app and all of PostgreSQL' ? childrenOf(postmaster) : []
  app.kill('SIGKILL')
  if (postmaster) killHard(postmaster)
  for (const { pid } of backends) killHard(pid)
}

/**
 * Interrupts the recovery from the previous kill; the delay does not wait for anything, it only makes the time of the
 * kill random.
 */
async function killDuringStart(dataDir: string): Promise<void> {
  const app = runApp(dataDir)
  await delay(150 + Math.random() * 250)
  app.kill('SIGKILL')
  await app.ended
  expect(app.events.filter(({ event }) => event === 'refused')).toEqual([])
}

const acknowledged = (app: RunningApp): number[] =>
  app.events.flatMap((event) => (event.event === 'acknowledged' ? [event.id] : []))

test('kill -9 at a random moment, again and again, loses no acknowledged row', { timeout: 180_000 }, async ({
  annotate,
}) => {
  const dataDir = scratch()
  const data = join(dataDir, 'postgres/data')
  const promised = new Set<number>()
  const missingFrom = (found: number[]) => {
    const there = new Set(found)
    return [...promised].filter((id) => !there.has(id))
  }

  for (let round = 0; round < rounds; round++) {
    const app = runApp(dataDir, { firstId: round * idsPerRound })
    const { ids } = await app.hear('found')
    expect(missingFrom(ids), `lost before round ${round}`).toEqual([])
    await app.hearAcknowledged(1 + Math.floor(Math.random() * 1_500))
    kill(app, victims[round % victims.length] ?? 'app', data)
    await app.ended
    for (const id of acknowledged(app)) promised.add(id)
    if (round % 4 === 3) await killDuringStart(dataDir)
  }

  const postgres = await startEmbeddedPostgres({ dataDir, log: memoryLog() })
  await ask(postgres, 'reindex table kept')
  const ids = await ask(postgres, 'select array_agg(id::int) from kept')
  await postgres.stop()
  expect(missingFrom(Array.isArray(ids) ? ids : [])).toEqual([])
  expect(promised.size).toBeGreaterThan(rounds)
  await annotate(`${rounds} rounds, ${promised.size} rows acknowledged, none lost, every start worked`)
})
