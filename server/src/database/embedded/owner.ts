import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findProcess } from './process-state.ts'
import { DatabaseStartError, errorCode } from './start-error.ts'

const filePattern = /^owner-(\d+)$/

/**
 * Makes this process the one owner of `directory`, and returns how to give it up.
 * Throws DatabaseStartError `in-use`, naming the process, while another owner lives; a dead owner's place is taken.
 *
 * The file `owner-N` with the highest N names the owner. A place is taken by creating N+1, which only one process can
 * do, and N never goes down, so two processes that find the same dead owner cannot both succeed.
 */
export function takeOwnership(directory: string): () => void {
  const me = describe(process.pid)
  const draft = join(directory, `owner-draft-${process.pid}`)
  writeFileSync(draft, me, { mode: 0o644 })
  try {
    for (;;) {
      const last = latest(directory)
      const holder = last === 0 ? undefined : livingHolder(join(directory, `owner-${last}`))
      if (holder !== undefined) throw inUse(directory, holder)
      const mine = last + 1
      if (!create(draft, join(directory, `owner-${mine}`))) continue
      // A process that read the folder long ago can create a number already swept: the higher one stands.
      if (latest(directory) === mine) return hold(directory, mine)
      rmSync(join(directory, `owner-${mine}`), { force: true })
    }
  } finally {
    rmSync(draft, { force: true })
  }
}

function hold(directory: string, mine: number): () => void {
  for (const number of numbers(directory)) {
    if (number < mine) rmSync(join(directory, `owner-${number}`), { force: true })
  }
  return () => {
    const freed = join(directory, `owner-draft-${process.pid}`)
    writeFileSync(freed, 'free')
    renameSync(freed, join(directory, `owner-${mine}`))
  }
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
    if (errorCode(error) === 'ENOENT') return '' // swept meanwhile by a newer owner, who is found on the next look
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
