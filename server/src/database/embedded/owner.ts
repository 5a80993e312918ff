import { randomUUID } from 'node:crypto'
import { linkSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findProcess, placeOfProcesses } from './process-state.ts'
import { DatabaseStartError, errorCode } from './start-error.ts'

const filePattern = /^owner-(\d+)$/
const draftPattern = /^owner-draft-(\d+)-/

/** An owner that was just killed or is on its way out still lives for a moment. */
const patienceMs = 1_000

/**
 * An owner touches its file this often: one in another container, or on another machine, is told by that alone. One that
 * has not for so long is dead.
 */
const touchMs = 2_000
const silentMs = 10_000

/**
 * Makes this process the one owner of `directory`, and returns how to give it up.
 * Rejects with DatabaseStartError `in-use`, naming the process, when another owner lives on; a dead owner's place is taken,
 * at once where its process can be looked at from here, else once its file was not touched for ten seconds.
 *
 * The file `owner-N` with the highest N names the owner. A place is taken by creating N+1, which only one process can
 * do, and N never goes down, so two processes that find the same dead owner cannot both succeed.
 */
export async function takeOwnership(directory: string): Promise<() => void> {
  const from = performance.now()
  const draft = join(directory, `owner-draft-${process.pid}-${randomUUID()}`)
  writeFileSync(draft, describe(process.pid), { mode: 0o644 })
  try {
    for (;;) {
      const last = latest(directory)
      const holder = livingHolder(join(directory, `owner-${last}`))
      if (!holder) {
        if (claim(directory, last + 1, draft)) return hold(directory, last + 1)
      } else if (performance.now() - from > patienceFor(holder)) throw inUse(directory, holder)
      else await delay(20)
    }
  } finally {
    rmSync(draft, { force: true })
  }
}

/** One elsewhere that was just killed shows it only by its silence. */
const patienceFor = ({ isElsewhere }: Holder) => (isElsewhere ? silentMs + patienceMs : patienceMs)

function claim(directory: string, mine: number, draft: string): boolean {
  const file = join(directory, `owner-${mine}`)
  if (!create(draft, file)) return false
  // A process that read the folder long ago can create a number already swept: the higher one stands.
  if (latest(directory) === mine) return true
  rmSync(file, { force: true })
  return false
}

function hold(directory: string, mine: number): () => void {
  for (const name of readdirSync(directory).filter((entry) => isLeftOver(entry, mine))) {
    rmSync(join(directory, name), { force: true })
  }
  const file = join(directory, `owner-${mine}`)
  const touching = setInterval(() => touch(file), touchMs).unref()
  return () => {
    clearInterval(touching)
    // Emptied, not deleted, so that N stays; and that works on a full disk too.
    truncateSync(file)
  }
}

function touch(file: string): void {
  const now = new Date()
  try {
    utimesSync(file, now, now)
  } catch {
    // The folder is gone; so is what it was for.
  }
}

/** Files of earlier owners, and drafts of processes that were killed while they asked. */
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

/** "pid start place": the file's whole content, there from the moment its name is. */
const describe = (pid: number): string =>
  `${pid} ${findProcess(pid)?.startedAt ?? ''} ${placeOfProcesses() ?? ''}`.trimEnd()

interface Holder {
  pid: number
  /** Whether its process cannot be looked at from here: it is in another container, or on another machine. */
  isElsewhere: boolean
}

/** Whoever the file names, when that very process still runs: not a zombie, not a later process under the same pid. */
function livingHolder(file: string): Holder | undefined {
  const [first = '', startedAt, place] = read(file).split(' ')
  const pid = Number(first)
  if (place && place !== placeOfProcesses()) return wasTouched(file) ? { pid, isElsewhere: true } : undefined
  const running = findProcess(pid)
  if (!running) return undefined
  const same = running.startedAt === undefined || running.startedAt === startedAt
  return same ? { pid, isElsewhere: false } : undefined
}

/** Clocks of two machines may differ; a file of the future was touched by one that runs ahead. */
function wasTouched(file: string): boolean {
  const touched = statSync(file, { throwIfNoEntry: false })
  return touched !== undefined && Date.now() - touched.mtimeMs < silentMs
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return '' // there was never one, or a newer owner swept it and is found on the next look
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
