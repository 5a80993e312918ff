import { randomUUID } from 'node:crypto'
import { linkSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findProcess } from './process-state.ts'
import { DatabaseStartError, errorCode } from './start-error.ts'

const filePattern = /^owner-(\d+)$/
const draftPattern = /^owner-draft-(\d+)-/

/** An owner that was just killed or is on its way out still lives for a moment. */
const patienceMs = 1_000

/**
 * Makes this process the one owner of `directory`, and returns how to give it up.
 * Rejects with DatabaseStartError `in-use`, naming the process, when another owner lives on; a dead owner's place is taken.
 *
 * The file `owner-N` with the highest N names the owner. A place is taken by creating N+1, which only one process can
 * do, and N never goes down, so two processes that find the same dead owner cannot both succeed.
 */
export async function takeOwnership(directory: string): Promise<() => void> {
  const deadline = performance.now() + patienceMs
  const draft = join(directory, `owner-draft-${process.pid}-${randomUUID()}`)
  writeFileSync(draft, describe(process.pid), { mode: 0o644 })
  try {
    for (;;) {
      const last = latest(directory)
      const holder = livingHolder(join(directory, `owner-${last}`))
      if (holder === undefined) {
        if (claim(directory, last + 1, draft)) return hold(directory, last + 1)
      } else if (performance.now() > deadline) throw inUse(directory, holder)
      else await delay(20)
    }
  } finally {
    rmSync(draft, { force: true })
  }
}

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
  // Emptied, not deleted, so that N stays; and that works on a full disk too.
  return () => truncateSync(join(directory, `owner-${mine}`))
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

/** "pid start": the file's whole content, there from the moment its name is. */
const describe = (pid: number): string => `${pid} ${findProcess(pid)?.startedAt ?? ''}`

/** The pid in the file when that very process still runs: not a zombie, not a later process under the same pid. */
function livingHolder(file: string): number | undefined {
  const content = read(file)
  const pid = Number.parseInt(content, 10)
  const running = findProcess(pid)
  if (!running) return undefined
  const same = running.startedAt === undefined || content === describe(pid)
  return same ? pid : undefined
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

function inUse(directory: string, pid: number): DatabaseStartError {
  return new DatabaseStartError(
    'in-use',
    `The database in ${directory} is in use by process ${pid}: stop that one first, or give this one its own DATA_DIR.`,
  )
}
