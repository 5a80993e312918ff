import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

function heapBytes(): number {
  collect()
  return process.memoryUsage().heapUsed
}

export interface Weight {
  ms: number
  megabytes: number
}

/** Measures how long something takes to load or build, and how much memory it retains. */
export async function weigh(load: () => unknown): Promise<Weight> {
  const before = heapBytes()
  const began = performance.now()
  await load()
  const ms = performance.now() - began
  return { ms, megabytes: (heapBytes() - before) / 1e6 }
}
