import { residentMegabytes } from './child.ts'
import { type Figure, median } from './report.ts'
import { startForBench, withDataFolder } from './surroundings.ts'

const turns = 5

/**
 * From the start of the process until it is ready, with an empty data folder and with a used one; all parts embedded.
 */
export async function benchStartup(): Promise<Figure[]> {
  const firsts: number[] = []
  const warms: number[] = []
  const memory: number[] = []
  for (let turn = 0; turn < turns; turn++)
    await withDataFolder(async (path) => {
      const first = await startForBench({ DATA_DIR: path })
      firsts.push(first.readyAfterMs)
      await first.stop()
      const warm = await startForBench({ DATA_DIR: path })
      warms.push(warm.readyAfterMs)
      memory.push(residentMegabytes(warm.pid))
      await warm.stop()
    })
  return [
    { what: 'first start to ready', value: median(firsts) / 1000, unit: 's', limit: 10 },
    { what: 'warm start to ready', value: median(warms) / 1000, unit: 's', limit: 2 },
    { what: 'server memory when ready', value: median(memory), unit: 'MB', limit: 200 },
  ]
}
