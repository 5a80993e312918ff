import { residentMegabytes } from './child.ts'
import { dataFolder } from './data-folder.ts'
import { startProduct } from './product.ts'
import { type Figure, median } from './report.ts'

const turns = 5

/** From the process's start to its ready line: with no data folder yet, and with one. All parts embedded. */
export async function benchStart(): Promise<Figure[]> {
  const settings = (dataDir: string) => ({ DATA_DIR: dataDir, IDENTITY_PORT: '43101' })
  const firsts: number[] = []
  const warms: number[] = []
  const memory: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    const { path: dataDir, remove } = dataFolder()
    const first = await startProduct(settings(dataDir))
    firsts.push(first.child.readyIn)
    await first.child.stop()
    const warm = await startProduct(settings(dataDir))
    warms.push(warm.child.readyIn)
    memory.push(residentMegabytes(warm.child.pid))
    await warm.child.stop()
    remove()
  }
  return [
    { what: 'first start to ready', value: median(firsts) / 1000, unit: 's', limit: 10 },
    { what: 'warm start to ready', value: median(warms) / 1000, unit: 's', limit: 2 },
    { what: 'server memory when ready', value: median(memory), unit: 'MB', limit: 200 },
  ]
}
