import { spawnSync } from 'node:child_process'
import { startForBench, withDataFolder } from './environment.ts'
import { type Figure, median } from './report.ts'

const turns = 5

/** Milliseconds in which Node starts and exits. */
function startNode(): number {
  const from = performance.now()
  spawnSync(process.execPath, ['-e', '0'])
  return performance.now() - from
}

/**
 * From the start of the process until it is ready, with an empty data folder and with a used one; all parts embedded.
 */
export async function benchStartup(): Promise<Figure[]> {
  const firsts: number[] = []
  const warms: number[] = []
  const bare: number[] = []
  for (let turn = 0; turn < turns; turn++)
    await withDataFolder(async (path) => {
      bare.push(startNode())
      const first = await startForBench({ DATA_DIR: path })
      firsts.push(first.readyAfterMs)
      await first.stop()
      const warm = await startForBench({ DATA_DIR: path })
      warms.push(warm.readyAfterMs)
      await warm.stop()
    })
  const beside = { what: '`node -e 0`', value: median(bare) / 1000 }
  return [
    { what: 'first start to ready', value: median(firsts) / 1000, unit: 's', beside, limit: 10 },
    { what: 'warm start to ready', value: median(warms) / 1000, unit: 's', beside, limit: 2 },
  ]
}
