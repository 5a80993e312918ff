import { randomUUID } from 'node:crypto'
import { linkSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findProcess, placeOfProcesses } from './process-state.ts'
import { DatabaseStartError, errorCode } from './start-error.ts'

const filePattern = /^owner-(\d+)$/
const draftPattern = /^owner-draft-(\d+)-/

export interface OwnerTimes {
  /** How long to wait for an owner that was just killed or is shutting down. */
  patienceMs: number
  /**
   * An owner touches its file this often. For an owner in another container or on another machine that is the only sign
   * of life.
   */
  touchMs: number
  /** An owner elsewhere whose file was seen untouched for this long is considered dead. */
  silentMs: number
}

const usualTimes: OwnerTimes = { patienceMs: 1_000, touchMs: 2_000, silentMs: 10_000 }

/**
 * Makes this process the only owner of `directory`, and returns a function that gives it up. Rejects with
 * DatabaseStartError `in-use`, naming the process, while another owner is alive. A dead owner is replaced: at once if
 * its process can be inspected from here; otherwise once its file has been seen untouched for ten seconds, or for five
 * if its time, too, is older than ten seconds.
 *
 * The file `owner-N` with the highest N names the owner. Ownership is taken by creating N+1, which only one process can
 * do, and N never decreases, so two processes that find the same dead owner cannot both succeed.
 */
export async function takeOwnership(directory: string, times: OwnerTimes = usualTimes): Promise<() => void> {
  const from = performance.now()
  const isTouched = touchesSeen(times)
  const draft = join(directory, `owner-draft-${process.pid}-${randomUUID()}`)
  writeFileSync(draft, describe(process.pid), { mode: 0o644 })
  try {
    for (;;) {
      const last = latest(directory)
      const holder = livingHolder(join(directory, `owner-${last}`), isTouched)
      if (!holder) {
        if (claim(directory, last + 1, draft)) return hold(directory, last + 1, times)
      } else if (performance.now() - from > patienceFor(holder, times)) throw inUse(directory, holder)
      else await delay(20)
    }
  } finally {
    rmSync(draft, { force: true })
  }
}

/** That an owner elsewhere was killed only shows by its silence, which takes longer. */
const patienceFor = ({ isElsewhere }: Holder, { patienceMs, silentMs }: OwnerTimes) =>
  isElsewhere ? silentMs + patienceMs : patienceMs

function claim(directory: string, mine: number, draft: string): boolean {
  const file = join(directory, `owner-${mine}`)
  if (!create(draft, file)) return false
  // A process that listed the folder long ago can create a number that was already removed: the higher one wins.
  if (latest(directory) === mine) return true
  rmSync(file, { force: true })
  return false
}

function hold(directory: string, mine: number, { touchMs }: OwnerTimes): () => void {
  for (const name of readdirSync(directory).filter((entry) => isLeftOver(entry, mine))) {
    rmSync(join(directory, name), { force: true })
  }
  const file = join(directory, `owner-${mine}`)
  const touching = setInterval(() => touch(file), touchMs).unref()
  return () => {
    clearInterval(touching)
    // Truncated, not deleted, so that N is preserved; truncating also works on a full disk.
    truncateSync(file)
  }
}

function touch(file: string): void {
  const now = new Date()
  try {
    utimesSync(file, now, now)
  } catch {
    // The folder has been deleted, and there is nothing left to own.
  }
}

/** True for files of earlier owners, and drafts of processes that were killed while claiming. */
function isLeftOver(name: string, mine: number): boolean {
  const number = filePattern.exec(name)?.[1]
  if (number !== undefined) return Number(number) < mine
  const drafter = draftPattern.exec(name)?.[1]
  return drafter !== undefined && findProcess(Number(drafter)) === undefined
}

const numbers = (directory: string): number[] =>
  readdirSync(directory).flatMap((name) => {
    const number = filePattern.exec(name)?.[1]
    return number === undefined ? [] : [Number(number)]
  })

const latest = (directory: string): number => Math.max(0, ...numbers(directory))

/** "pid start place": the file's whole content, which is complete as soon as the name exists. */
const describe = (pid: number): string =>
  `${pid} ${findProcess(pid)?.startedAt ?? ''} ${placeOfProcesses() ?? ''}`.trimEnd()

interface Holder {
  pid: number
  /** True if its process cannot be inspected from here: it is in another container, or on another machine. */
  isElsewhere: boolean
}

/**
 * The owner named in the file, if that very process is still running: not a zombie, and not a later process with the
 * same pid.
 */
function livingHolder(file: string, isTouched: (file: string) => boolean): Holder | undefined {
  const [first = '', startedAt, place] = read(file).split(' ')
  const pid = Number(first)
  if (place && place !== placeOfProcesses()) return isTouched(file) ? { pid, isElsewhere: true } : undefined
  const running = findProcess(pid)
  if (!running) return undefined
  const same = running.startedAt === undefined || running.startedAt === startedAt
  return same ? { pid, isElsewhere: false } : undefined
}

/**
 * Tells whether owners elsewhere touch their files, by the touches this process sees. A file's time alone does not tell:
 * the clocks of two machines may differ, and a clock that is put forward makes a living owner's file look old, one that
 * is put back a dead owner's file new. Only where the time is old as well are two missed touches enough.
 */
function touchesSeen({ touchMs, silentMs }: OwnerTimes): (file: string) => boolean {
  const seen = new Map<string, { mtimeMs: number; since: number }>()
  return (file) => {
    const mtimeMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (mtimeMs === undefined) return false
    const now = performance.now()
    const before = seen.get(file)
    const since = before?.mtimeMs === mtimeMs ? before.since : now
    seen.set(file, { mtimeMs, since })
    const looksOld = Date.now() - mtimeMs >= silentMs
    return now - since < (looksOld ? 2.5 * touchMs : silentMs)
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return '' // no owner yet, or a newer one removed the file and is found next
    throw error
  }
}

function create(draft: string, file: string): boolean {
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

function inUse(directory: string, { pid, isElsewhere }: Holder): DatabaseStartError {
  const who = isElsewhere ? 'a process in another container or on another machine' : `process ${pid}`
  return new DatabaseStartError(
    'in-use',
    `The database in ${directory} is in use by ${who}: stop that one first, or give this one its own DATA_DIR.`,
  )
}
