import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, afterEach } from 'vitest'
import type { RunAs } from '../home.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../start.ts'
import { readPidFile } from '../stop-orphan.ts'

const folders: string[] = []

function makeFolder(): string {
  const directory = mkdtempSync(join(realpathSync(tmpdir()), 'embedded-'))
  chmodSync(directory, 0o755)
  return directory
}

const remove = (directory: string) => rmSync(directory, { recursive: true, force: true, maxRetries: 10 })

/** A folder for one test that any user can enter, removed afterwards. */
export function scratch(): string {
  const directory = makeFolder()
  folders.push(directory)
  return directory
}

/** Removes scratch folders after every test; call once at the top of a test file. */
export const cleanUpScratch = (): void => afterEach(() => folders.splice(0).forEach(remove))

/** A log that records its messages. */
export function memoryLog() {
  const messages: string[] = []
  const add = (message: string) => void messages.push(message)
  return { messages, info: add, error: add }
}

export const start = (dataDir: string): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ dataDir, log: memoryLog() })

/** Returns the first column of the first row, over its own connection. */
export async function query(postgres: Pick<EmbeddedPostgres, 'connection'>, sql: string): Promise<unknown> {
  const client = new pg.Client(postgres.connection)
  await client.connect()
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' })
    return rows[0]?.[0]
  } finally {
    await client.end()
  }
}

/**
 * Returns a function that makes a scratch folder with a database that an earlier start created and stopped: creating one
 * takes ten times as long as starting it. Call once at the top of a test file.
 */
export function withDatabase(): () => Promise<string> {
  const shared = makeFolder()
  afterAll(() => remove(shared))
  let created: Promise<void> | undefined
  return async () => {
    created ??= start(shared).then((postgres) => postgres.stop())
    await created
    const dataDir = scratch()
    // Unlike Node's own copy this preserves the owner, which is another user if root starts the app.
    execFileSync('cp', ['-a', join(shared, 'postgres'), dataDir])
    return dataDir
  }
}

/** Polls until `look` returns something, for at most 30 s. */
export async function eventually<T>(look: () => T | undefined | false): Promise<T> {
  for (const deadline = performance.now() + 30_000; ; await delay(2)) {
    const value = look()
    if (value !== undefined && value !== false) return value
    if (performance.now() > deadline) throw new Error(`Not within 30 s: ${look}`)
  }
}

/** Whether a process with this pid runs; a zombie does not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return process.platform !== 'linux' || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** Linux only: the pids of a process's living children. */
export const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && isRunning(pid) && parentOf(pid) === parent)

function parentOf(pid: number): number | undefined {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])
  } catch {
    return undefined // it has just ended
  }
}

/** The pid of the postmaster that runs on `data`. */
export function postmasterOf(data: string): number {
  const file = readPidFile(data)
  if (!file) throw new Error(`No postmaster runs on ${data}.`)
  return file.pid
}

export function killHard(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has already ended.
  }
}

/** What testing/app.ts reports, one JSON object per line. */
export type AppEvent =
  | { event: 'ready' }
  | { event: 'refused'; code: string; sentence: string }
  /** Every row in the database, read before the writers begin. */
  | { event: 'rows'; ids: number[] }
  /** The database acknowledged this row. */
  | { event: 'acknowledged'; id: number }

type EventOf<Name extends AppEvent['event']> = Extract<AppEvent, { event: Name }>

export type RunningApp = ReturnType<typeof runApp>

/** Runs testing/app.ts in its own process, as another user if given. */
export function runApp(dataDir: string, { firstId, runAs }: { firstId?: number; runAs?: RunAs } = {}) {
  const program = fileURLToPath(new URL('app.ts', import.meta.url))
  const rest = firstId === undefined ? [] : [String(firstId)]
  const child = spawn(process.execPath, [program, dataDir, ...rest], { ...runAs, stdio: ['ignore', 'pipe', 'inherit'] })
  const events: AppEvent[] = []
  createInterface({ input: child.stdout }).on('line', (line) => {
    try {
      events.push(JSON.parse(line) as AppEvent)
    } catch {
      // A line cut off by a kill is not an acknowledgement.
    }
  })
  const isOf =
    <Name extends AppEvent['event']>(name: Name) =>
    (event: AppEvent): event is EventOf<Name> =>
      event.event === name
  const of = <Name extends AppEvent['event']>(name: Name) => events.filter(isOf(name))
  return {
    pid: child.pid ?? 0,
    /** The events of this name so far. */
    of,
    /** The first event of this name. */
    first: <Name extends AppEvent['event']>(name: Name) => eventually(() => of(name)[0]),
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** Resolves when the process has ended and all its output has been read. */
    ended: new Promise<void>((resolve) => child.once('close', () => resolve())),
  }
}
