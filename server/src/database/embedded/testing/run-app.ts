import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { RunAs } from '../run-as.ts'
import type { AppEvent } from './events.ts'

type EventOf<Name extends AppEvent['event']> = Extract<AppEvent, { event: Name }>

export interface RunningApp {
  pid: number
  /** Every event reported so far. */
  events: AppEvent[]
  /** The first event of this name, past ones included, within 30 s. Rejects if the app ends without it. */
  hear<Name extends AppEvent['event']>(name: Name): Promise<EventOf<Name>>
  /** Resolves when this many rows have been acknowledged. */
  hearAcknowledged(count: number): Promise<void>
  kill(signal: NodeJS.Signals): void
  /** Resolves when the process has ended and all its output has been read. */
  ended: Promise<void>
}

const appPath = fileURLToPath(new URL('app.ts', import.meta.url))

/** Runs testing/app.ts in its own process, as another user if given. */
export function runApp(dataDir: string, options: { firstId?: number; runAs?: RunAs } = {}): RunningApp {
  const rest = options.firstId === undefined ? [] : [String(options.firstId)]
  const child = spawn(process.execPath, [appPath, dataDir, ...rest], {
    ...options.runAs,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { pid } = child
  if (pid === undefined) throw new Error('The app under test could not be run.')
  const events: AppEvent[] = []
  const waiting = new Set<() => void>()
  const wakeAll = () => {
    for (const wake of waiting) wake()
  }
  let complaints = ''
  let over = false
  child.stderr.on('data', (text) => {
    complaints += text
  })
  createInterface({ input: child.stdout }).on('line', (line) => {
    const event = parseLine(line)
    if (event) events.push(event)
    wakeAll()
  })
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      over = true
      resolve()
      wakeAll()
    })
  })

  const when = <T>(what: string, look: () => T | undefined): Promise<T> =>
    new Promise((resolve, reject) => {
      const limit = setTimeout(() => fail('did not come in 30 s'), 30_000)
      const settle = () => {
        clearTimeout(limit)
        waiting.delete(check)
      }
      const fail = (why: string) => {
        settle()
        reject(new Error(`"${what}" ${why}. ${JSON.stringify(events.slice(0, 3))} ${complaints}`))
      }
      const check = () => {
        const found = look()
        if (found !== undefined) {
          settle()
          resolve(found)
        } else if (over) fail('was never told')
      }
      waiting.add(check)
      check()
    })

  return {
    pid,
    events,
    ended,
    hear: (name) => when(name, () => events.find((event): event is EventOf<typeof name> => event.event === name)),
    hearAcknowledged: async (count) => {
      const enough = () => (events.filter(({ event }) => event === 'acknowledged').length >= count ? true : undefined)
      await when(`${count} rows acknowledged`, enough)
    },
    kill: (signal) => {
      child.kill(signal)
    },
  }
}

/** A line cut off by a kill is not an acknowledgement. */
function parseLine(line: string): AppEvent | undefined {
  try {
    return JSON.parse(line) as AppEvent
  } catch {
    return undefined
  }
}
