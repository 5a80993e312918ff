import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { childrenOf, cleanUpScratch, killHard, postmasterOf, query, runApp, scratch, start } from './testing/kit.ts'

cleanUpScratch()

const rounds = 4
const idsPerRound = 1_000_000

/** Kills the app alone, the app and its postmaster, or, on Linux, these and every backend. */
function kill(app: ReturnType<typeof runApp>, data: string, round: number): void {
  const postmaster = round % 3 === 0 ? undefined : postmasterOf(data)
  const backends = postmaster && round % 3 === 2 && process.platform === 'linux' ? childrenOf(postmaster) : []
  app.kill('SIGKILL')
  for (const pid of [postmaster, ...backends]) if (pid) killHard(pid)
}

/** Interrupts the recovery from the previous kill, at a random time. */
async function killDuringStart(dataDir: string): Promise<void> {
  const app = runApp(dataDir)
  await delay(150 + Math.random() * 250)
  app.kill('SIGKILL')
  await app.ended
  expect(app.of('refused')).toEqual([])
}

test('loses no acknowledged row when killed at random moments', { timeout: 180_000 }, async () => {
  const dataDir = scratch()
  const acknowledged = new Set<number>()
  const missingFrom = (ids: readonly number[]) => {
    const stored = new Set(ids)
    return [...acknowledged].filter((id) => !stored.has(id))
  }

  for (let round = 0; round < rounds; round++) {
    const app = runApp(dataDir, { firstId: round * idsPerRound })
    const { ids } = await app.first('rows')
    expect(missingFrom(ids), `lost before round ${round}`).toEqual([])
    const enough = 1 + Math.floor(Math.random() * 1_500)
    await expect.poll(() => app.of('acknowledged').length, { timeout: 30_000 }).toBeGreaterThanOrEqual(enough)
    kill(app, join(dataDir, 'postgres/data'), round)
    await app.ended
    for (const { id } of app.of('acknowledged')) acknowledged.add(id)
    if (round % 4 === 3) await killDuringStart(dataDir)
  }

  const postgres = await start(dataDir)
  await query(postgres, 'reindex table kept')
  const ids = await query(postgres, 'select array_agg(id::int) from kept')
  await postgres.stop()
  expect(missingFrom(Array.isArray(ids) ? ids : [])).toEqual([])
})
