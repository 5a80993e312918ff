import { setTimeout as sleep } from 'node:timers/promises'
import { type Api, call } from './environment.ts'
import { type Figure, percentile } from './report.ts'

const perSecond = 50
const seconds = 10

/**
 * New lines by the phrasebook at fifty requests a second, sent on schedule whether or not earlier ones have finished.
 * autocannon keeps such a rate only over a whole second: it sends all fifty at its start.
 */
export async function benchGenerate(api: Api): Promise<Figure[]> {
  const times: number[] = []
  const write = async () => {
    const from = performance.now()
    await call(api, 'POST', '/affirmations/generate', { themes: ['calm'], mood: 'steady', situation: 'a-busy-day' })
    times.push(performance.now() - from)
  }
  for (let turn = 0; turn < 50; turn++) await write()
  times.length = 0
  const began = performance.now()
  const pending: Promise<void>[] = []
  for (let turn = 0; turn < perSecond * seconds; turn++) {
    await sleep(Math.max(0, began + (turn * 1000) / perSecond - performance.now()))
    pending.push(write())
  }
  await Promise.all(pending)
  const beside = { what: 'p50', value: percentile(times, 0.5) }
  const value = percentile(times, 0.99)
  return [{ what: 'generate at 50 a second, p99', value, unit: 'ms', beside, ratioLimit: 4 }]
}
