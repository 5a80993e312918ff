import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lowMemorySettings, type TestServices, withApi, withDataFolder } from './environment.ts'
import { lines, load, path } from './list.ts'

/** The parts of a profile by V8 (`--cpu-prof`) that are read here. */
interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[]
  samples: number[]
  timeDeltas: number[]
}

const shown = 30

/** Where a function is: its package, or its file. */
const placeOf = (url: string) =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? url.split('/').slice(-2).join('/')

/** Milliseconds of each function itself, without what it calls, the most first. */
function selfTimes({ nodes, samples, timeDeltas }: Profile): [name: string, ms: number][] {
  const names = new Map(
    nodes.map(({ id, callFrame: { functionName, url } }) => [id, `${functionName || '(anonymous)'} ${placeOf(url)}`]),
  )
  const times = new Map<string, number>()
  for (const [at, id] of samples.entries()) {
    const name = names.get(id) ?? ''
    times.set(name, (times.get(name) ?? 0) + (timeDeltas[at] ?? 0) / 1000)
  }
  return [...times].toSorted(([, one], [, other]) => other - one)
}

/** Prints in which functions the server spends its time while it answers lists. */
export const printListProfile = (backing: TestServices): Promise<void> =>
  withDataFolder(async (folder) => {
    const NODE_OPTIONS = `${lowMemorySettings.NODE_OPTIONS} --cpu-prof --cpu-prof-dir=${folder}`
    const settings = { ...backing.settings, NODE_OPTIONS }
    const perSecond = await withApi({ ...backing, settings }, ({ url, token }) => load(`${url}${path}`, token), lines)
    const profiles = await Promise.all(
      (await readdir(folder)).map(
        async (name): Promise<Profile> => JSON.parse(await readFile(join(folder, name), 'utf8')),
      ),
    )
    // The process itself; the others are its threads.
    const [main] = profiles.toSorted((one, other) => other.samples.length - one.samples.length)
    const times = selfTimes(main ?? { nodes: [], samples: [], timeDeltas: [] }).filter(
      ([name]) => !name.startsWith('(idle)'),
    )
    const all = times.reduce((sum, [, ms]) => sum + ms, 0)
    process.stdout.write(
      `${perSecond.toFixed(0)} lists a second with the profiler; share of the time in each function:\n\n`,
    )
    for (const [name, ms] of times.slice(0, shown))
      process.stdout.write(`${((100 * ms) / all).toFixed(1).padStart(5)} %  ${name}\n`)
  })
