import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { simulateLife } from '@glimmer/server/writing/measure/simulate'
import type { Weight } from '@glimmer/server/writing/measure/weigh'
import { startChild } from './child.ts'
import { type Figure, median, percentile } from './report.ts'
import { withDataFolder } from './surroundings.ts'

const starts = 7
const people = 20
const days = 30

type Bundle = (workspace: string, entries: Record<string, string>, folder: string) => Promise<void>

/** What the bank costs at startup, bundled as in the server. */
const weighBank = (): Promise<Weight[]> =>
  withDataFolder(async (folder) => {
    const script = new URL('../../scripts/build/bundle-for-node.mjs', import.meta.url)
    const { bundleForNode } = (await import(script.href)) as { bundleForNode: Bundle }
    const entries = { contract: 'contract/src/index.ts', bank: 'server/src/writing/bank/bank.ts' }
    await bundleForNode('bench', entries, folder)
    const urlOf = (name: keyof typeof entries) => pathToFileURL(join(folder, `${name}.js`)).href
    const weights: Weight[] = []
    for (let start = 0; start < starts; start++) {
      const child = await startChild('./load-bank.ts', { BANK: urlOf('bank'), CONTRACT: urlOf('contract') })
      await child.stop()
      weights.push(JSON.parse(child.line) as Weight)
    }
    return weights
  })

/** Loading the bank at startup, and the built-in writer alone: users with a history of lines ask for one each day. */
export async function benchBank(): Promise<Figure[]> {
  const weights = await weighBank()
  const now = () => performance.now()
  simulateLife('the first', days, now)
  const times = Array.from({ length: people }, (_, at) => simulateLife(`person ${at}`, days, now))
    .flat()
    .map(({ ms }) => ms)
  return [
    { what: 'the bank, bundled: loaded in', value: median(weights.map(({ ms }) => ms)), unit: 'ms', limit: 100 },
    {
      what: 'the bank, bundled: in memory',
      value: median(weights.map(({ megabytes }) => megabytes)),
      unit: 'MB',
      limit: 40,
    },
    { what: 'the writer’s line, p50', value: median(times), unit: 'ms', limit: 20 },
    { what: 'the writer’s line, p99', value: percentile(times, 0.99), unit: 'ms', limit: 20 },
  ]
}
