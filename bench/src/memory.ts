import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { type Api, call, startForBench, withApi, withDatabaseAndIssuer } from './environment.ts'
import { type Figure, median } from './report.ts'
import { freshLine } from './speech.ts'

const turns = 3
const spokenLines = 20

/** Resident memory of a process, in megabytes of a million bytes (Linux). */
export function residentMegabytes(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return (Number(line?.[1]) * 1024) / 1e6
}

/** A process and all that it has started. */
export function familyOf(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
  return [pid, ...children.flatMap(familyOf)]
}

/** Memory of a process and all that it has started; what several of them share counts once. */
const familyMegabytes = (pid: number) =>
  familyOf(pid).reduce((sum, each) => {
    const share = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${each}/smaps_rollup`, 'utf8'))
    return sum + (Number(share?.[1]) * 1024) / 1e6
  }, 0)

/** What Node itself needs to do nothing. */
async function measureNode(): Promise<number> {
  const child = spawn(process.execPath, ['-e', 'console.log("ready"); setInterval(() => {}, 1e6)'])
  await once(child.stdout, 'data')
  const megabytes = residentMegabytes(child.pid ?? 0)
  child.kill()
  return megabytes
}

/** Without pauses: memory it would release when idle is still held. */
async function speakLines(api: Api): Promise<number> {
  for (let line = 0; line < spokenLines; line++) {
    const { _id } = await call<{ _id: string }>(api, 'POST', '/affirmations', { text: freshLine[15]() })
    await call(api, 'POST', `/affirmations/${_id}/speak`, { voice: 'alasdair' })
  }
  return residentMegabytes(api.pid)
}

/** The memory of what `npm start` leaves running, with the built-in voice, each time in new processes. */
export async function benchMemory(): Promise<Figure[]> {
  const bare: number[] = []
  const ready: number[] = []
  const all: number[] = []
  const spoken: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    bare.push(await measureNode())
    const product = await startForBench()
    ready.push(residentMegabytes(product.pid))
    all.push(familyMegabytes(product.pid))
    await product.stop()
    await withDatabaseAndIssuer((backing) => withApi(backing, async (api) => void spoken.push(await speakLines(api))))
  }
  const beside = { what: 'Node doing nothing', value: median(bare) }
  return [
    { what: 'memory of the server when ready', value: median(ready), unit: 'MB', beside, limit: 150 },
    { what: `after ${spokenLines} spoken lines`, value: median(spoken), unit: 'MB', beside, limit: 220 },
    { what: 'with identity and database, when ready', value: median(all), unit: 'MB', beside },
  ]
}
